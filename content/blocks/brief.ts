import type { Localized } from '#contract/locale.ts';

/** The box at the top of a page over 300 words. Reading time: words of the page / 180, rounded up. */
export type Brief = {
  readonly points: Localized<readonly [string, string?, string?]>;
  readonly minutes: number;
};
