import type { Localized } from '#contract/locale.ts';

/** What a plain page shows besides its own words: it comes from where the whole page has it. */
export type BorrowedPart =
  | 'danger'
  | 'writing-lines'
  | 'calling-lines'
  | 'calm-steps'
  | 'all-pages'
  | 'email'
  | 'phases'
  | 'items'
  | 'account'
  | 'no-receipt';

/**
 * A heading and what belongs below it. A part is a paragraph of one or a few sentences, or a list; they stand in the
 * order of the file. `{days}`, `{goal}`, `{first}`, `{lost}` and `{doctor}` are filled with what holds on the whole site.
 */
export type PlainSection = {
  readonly id: string;
  readonly title: Localized;
  readonly parts: Readonly<Record<string, Localized<string | readonly string[]>>>;
  /** Stands below the parts. */
  readonly shows?: BorrowedPart;
};

/**
 * What a page says, in plain words. It says no more than the whole page, and the most important things first. Sentences
 * have at most 16 words, 10 on average, one thought each; hard words are explained where they stand
 * (content/plain/plain.test.ts). `[words](contact)` leads to the plain page where there is one.
 */
export type PlainText = {
  readonly title: Localized;
  readonly lead: Localized;
  readonly drawing: `/drawings/${string}.svg`;
  /** Which advice the page is not. */
  readonly isNoAdvice?: 'medical' | 'legal';
  readonly sections: readonly PlainSection[];
  /** The one thing to do next: a path of app/paths.ts, of a plain page where there is one. */
  readonly next: { readonly text: Localized; readonly label: Localized; readonly path: string };
};
