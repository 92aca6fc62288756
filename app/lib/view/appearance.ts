import { findKept } from '#app/lib/browser/kept.ts';
import { darkColours } from '#content/frame/dark-colours.ts';
import { bestContrast, black, darkenToBlack, fadeToWhite, readable, readableText, readHex } from './colour.ts';
import { white, writeHex } from './colour.ts';

/** What the visitor chose, as stored in the browser under `colorSettings` (APP-03). */
export type Appearance = {
  backgroundColor: string;
  backgroundIntensity: number;
  textColor: string;
  textIntensity: number;
};

export const defaultAppearance: Appearance = {
  backgroundColor: '#FFE5E5',
  backgroundIntensity: 100,
  textColor: '#000000',
  textIntensity: 100,
};

const isIntensity = (value: unknown) => typeof value === 'number' && value >= 10 && value <= 100;

/** Reads the stored settings. Anything that is not a whole, valid setting counts as nothing stored. */
export function readAppearance(stored: unknown): Appearance | undefined {
  const value = stored as Partial<Appearance> | null | undefined;
  const isValid =
    value &&
    readHex(value.backgroundColor) &&
    readHex(value.textColor) &&
    isIntensity(value.backgroundIntensity) &&
    isIntensity(value.textIntensity);
  return isValid ? (value as Appearance) : undefined;
}

/** Stored as `true` by whoever has the colours follow the device; `colorSettings` is not there then. */
export const deviceKey = 'colorsFollowDevice';

export const darkDevice = '(prefers-color-scheme: dark)';

/** Dark where the device is dark. Undefined: the page's own colours. */
export const deviceAppearance = (): Appearance | undefined =>
  matchMedia(darkDevice).matches ? presetAppearance(darkColours) : undefined;

/** The choice that is stored; undefined is the page's own colours. `read` never throws. */
export const storedAppearance = (): Appearance | undefined =>
  findKept(deviceKey) === true ? deviceAppearance() : readAppearance(findKept('colorSettings'));

/** A ready-made pair, at full intensity: a dark pair would fade into grey on grey. */
export const presetAppearance = ({ background, text }: { background: string; text: string }): Appearance => ({
  backgroundColor: background,
  backgroundIntensity: 100,
  textColor: text,
  textIntensity: 100,
});

/** The two colours a page gets: the visitor's, with the text moved where it could not be read. */
export function publishedColours(chosen: Appearance, least = readable): { background: string; text: string } {
  const tint = readHex(chosen.backgroundColor) ?? white;
  const text = darkenToBlack(readHex(chosen.textColor) ?? black, chosen.textIntensity);
  let intensity = chosen.backgroundIntensity;
  // Only more than 4.58 can be out of reach, on middle tones. Near white, everything is in reach.
  while (intensity > 10 && bestContrast(fadeToWhite(tint, intensity)) < least) intensity -= 1;
  const background = fadeToWhite(tint, intensity);
  return { background: writeHex(background), text: writeHex(readableText(background, text, least)) };
}

/** The least contrast for this visitor: some ask their system for more. */
export const leastContrast = (): number => (matchMedia('(prefers-contrast: more)').matches ? 7 : readable);

/** Gives the page these colours, or without any its own. They stand on <html>, where every style can use them. */
export function publishAppearance(chosen: Appearance | undefined): void {
  const { classList, style } = document.documentElement;
  classList.toggle('custom-colours', chosen !== undefined);
  const { background = '', text = '' } = chosen ? publishedColours(chosen, leastContrast()) : {};
  // Written alike, two colours compare as their brightness does, near enough to dim our drawings.
  classList.toggle('on-dark', text > background);
  style.setProperty('--custom-bg-color', background);
  style.setProperty('--custom-text-color', text);
}
