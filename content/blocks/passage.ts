import type { Localized } from '#contract/locale.ts';

/**
 * Text in paragraphs and lists under one heading. A part is a paragraph, or a list of lines; they stand in the order of
 * the file. `id` and the names of the parts never change: by them a text is found when the team changes it.
 * In every text `[words](contact)` becomes a link to the page of that id, and
 * `[words](https://…)` one to another site.
 */
export type Passage = {
  readonly id: string;
  readonly title: Localized;
  /** For this text alone, in the colour of its area: `/drawings/x.svg`, at most 3 kB. */
  readonly drawing?: `/drawings/${string}.svg`;
  readonly parts: Readonly<Record<string, Localized<string | readonly string[]>>>;
  /** What follows the parts under small headings of its own. */
  readonly groups?: readonly Passage[];
};
