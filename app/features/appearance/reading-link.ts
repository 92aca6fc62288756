import { readAppearance, type Appearance } from '#app/lib/view/appearance.ts';
import { readingFonts, readingNumbers, readingSwitches, readReading, type Reading } from '#app/lib/view/reading.ts';

/** All that a link takes along: how pages read and which colours they have. Nothing of a person. */
export type View = {
  readonly reading: Reading;
  /** The device's: dark where it is dark. Undefined: the page's own. */
  readonly colours: Appearance | 'device' | undefined;
  readonly isBold: boolean;
};

/** Behind `#`, which no server is told. As long as it is, the page's script looks at it (app/browser/wake-unpressed.ts). */
const mark = '#reading-settings-from-another-device=';

/** `…#…=size-120.calm.colours-1E1F22-100-D9D6D0-100`. Undefined where all is as usual. */
export function writeView({ reading, colours, isBold }: View): string | undefined {
  const words = [
    ...readingNumbers.flatMap((name) => (reading[name] === undefined ? [] : [`${name}-${reading[name]}`])),
    ...readingSwitches.filter((name) => reading[name]),
    ...(reading.font ? [reading.font] : []),
    ...(colours === 'device' ? ['device'] : colours ? [writeColours(colours)] : []),
    ...(isBold ? ['bold'] : []),
  ];
  return words.length > 0 ? mark + words.join('.') : undefined;
}

const writeColours = (colours: Appearance) =>
  [
    'colours',
    colours.backgroundColor.slice(1),
    colours.backgroundIntensity,
    colours.textColor.slice(1),
    colours.textIntensity,
  ].join('-');

/** Reads the end of an address. What is no setting is left out; undefined where nothing is left. */
export function readView(hash: string): View | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const words = hash.slice(mark.length, mark.length + 400).split('.');
  const given: Record<string, unknown> = {};
  for (const word of words) {
    const [name = '', value] = word.split('-');
    given[name] = value === undefined ? true : Number(value);
  }
  const font = readingFonts.find((each) => given[each]);
  const reading = readReading({ ...given, font });
  const view: View = {
    reading,
    colours: given['device'] ? 'device' : readColours(words),
    isBold: given['bold'] === true,
  };
  return writeView(view) === undefined ? undefined : view;
}

function readColours(words: readonly string[]): Appearance | undefined {
  const [, background, backgroundIntensity, text, textIntensity] =
    words.find((word) => word.startsWith('colours-'))?.split('-') ?? [];
  return readAppearance({
    backgroundColor: `#${background}`,
    backgroundIntensity: Number(backgroundIntensity),
    textColor: `#${text}`,
    textIntensity: Number(textIntensity),
  });
}
