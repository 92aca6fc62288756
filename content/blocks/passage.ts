import type { Localized } from '#contract/locale.ts';

/**
 * Text in paragraphs and lists under one heading. A part is a paragraph, or a list of lines.
 * In every text `[words](contact)` becomes a link to the page of that id, and
 * `[words](https://…)` one to another site.
 */
export type Passage = {
  readonly title: Localized;
  readonly parts: readonly Localized<string | readonly string[]>[];
};
