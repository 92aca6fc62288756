import type { Localized } from '#contract/locale.ts';

/** The box at the top of a text over 400 words, never of a list, a form or a legal page. Reading time: words of the page / 180, rounded up. */
export type Brief = {
  readonly points: Localized<readonly [string, string?, string?]>;
  readonly minutes: number;
};
