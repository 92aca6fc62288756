import { findKept } from '#app/lib/browser/kept.ts';

/** The settings are stored under this name. */
export const readingKey = 'reading';

/** Under this name it is kept that plain pages come first. */
export const alwaysPlainKey = 'plain';

/** The settings that are numbers, each with its bounds; hundredths of what CSS says, so that a link can name them. */
export const readingRanges = {
  /** Percent of the size that the visitor's browser has. */
  size: { min: 90, max: 200, step: 10, usual: 100 },
  /** Line height, in hundredths of the text's size. */
  line: { min: 140, max: 260, step: 10, usual: 160 },
  /** Between letters, in hundredths of an em. WCAG 1.4.12 asks a page to bear 12. */
  letter: { min: 0, max: 24, step: 2, usual: 0 },
  /** Between words, in hundredths of an em. WCAG 1.4.12: 16. */
  word: { min: 0, max: 64, step: 4, usual: 0 },
  /** Between paragraphs, in hundredths of an em. WCAG 1.4.12: 200. */
  gap: { min: 100, max: 300, step: 25, usual: 100 },
  /** The longest line, in characters. */
  width: { min: 32, max: 88, step: 4, usual: 68 },
} as const;

export type ReadingNumber = keyof typeof readingRanges;

/** What is on or off. `unmarked`: hard words are text as all other. */
export const readingSwitches = ['justify', 'ruler', 'part', 'calm', 'still', 'links', 'targets', 'unmarked'] as const;
export type ReadingSwitch = (typeof readingSwitches)[number];

export const readingFonts = ['system', 'dyslexic'] as const;
export type ReadingFont = (typeof readingFonts)[number];

/** What a visitor changed of how pages read, and nothing else: what is as usual is not in it. */
export type Reading = { readonly [Name in ReadingNumber]?: number } & {
  readonly [Name in ReadingSwitch]?: true;
} & { readonly font?: ReadingFont };

export const readingNumbers = Object.keys(readingRanges) as ReadingNumber[];

/** Reads settings from storage or a link. What is no setting, or out of its bounds, is left out. */
export function readReading(stored: unknown): Reading {
  const given = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const reading: Record<string, unknown> = {};
  for (const name of readingNumbers) {
    const { min, max, usual } = readingRanges[name];
    const value = given[name];
    if (typeof value === 'number' && value >= min && value <= max && value !== usual) reading[name] = value;
  }
  for (const name of readingSwitches) if (given[name] === true) reading[name] = true;
  const font = readingFonts.find((each) => each === given['font']);
  if (font) reading['font'] = font;
  return reading;
}

export const isUsual = (reading: Reading): boolean => Object.keys(reading).length === 0;

/** Where the browser keeps nothing: one for all scripts of a page, each of which is a bundle of its own. */
const page = globalThis as { readingHere?: Reading | undefined };

/** How pages are to be read now. */
export const chosenReading = (): Reading => page.readingHere ?? readReading(findKept(readingKey));

/** Has pages read so until this one is left. */
export function chooseHere(reading: Reading | undefined): void {
  page.readingHere = reading;
}
