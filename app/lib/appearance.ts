import { darkenToBlack, fadeToWhite, readableText, readHex, writeHex } from './colour.ts';

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
export function readAppearance(stored: string | null): Appearance | undefined {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Appearance> | null;
    const isValid =
      value &&
      readHex(value.backgroundColor) &&
      readHex(value.textColor) &&
      isIntensity(value.backgroundIntensity) &&
      isIntensity(value.textIntensity);
    return isValid ? (value as Appearance) : undefined;
  } catch {
    return undefined;
  }
}

/** The two colours a page gets: the visitor's, with the text moved where it could not be read. */
export function publishedColours(chosen: Appearance): { background: string; text: string } {
  const background = fadeToWhite(readHex(chosen.backgroundColor) ?? [255, 255, 255], chosen.backgroundIntensity);
  const text = darkenToBlack(readHex(chosen.textColor) ?? [0, 0, 0], chosen.textIntensity);
  return { background: writeHex(background), text: writeHex(readableText(background, text)) };
}
