import type { Section, Step } from '#content/blocks/prose.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** What a resource page says around its resources. One that is "coming soon" has no sources. */
export type ResourcePageWords = {
  /** Right below the title, and what search engines show. */
  readonly lead: Localized;
  /** Between the lead and the resources, where something must be known before. */
  readonly before?: readonly Section[];
  readonly after: readonly Section[];
  readonly next: Step;
  readonly checked?: Checked;
};
