import type { Brief } from '#content/blocks/brief.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** What a project with a page of its own says. */
export type ProjectWords = {
  readonly brief?: Brief;
  readonly intro: Localized;
  /** Shown on "Read more". */
  readonly more: Localized<readonly string[]>;
  readonly needs: Passage;
  readonly benefits: Passage;
  readonly status: Passage;
  readonly safety: Passage;
  /** Opened one by one. */
  readonly health: { readonly title: Localized; readonly lead: Localized; readonly guidelines: readonly Guideline[] };
  readonly community: Passage;
  readonly checked: Checked;
};

export type Guideline = {
  readonly id: string;
  readonly title: Localized;
  readonly points: Localized<readonly string[]>;
};
