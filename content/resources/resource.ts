import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

/** For whom something is. `me` is whoever reads about themselves. */
export const audiences = ['me', 'parents', 'teachers'] as const;
export type Audience = (typeof audiences)[number];

/** What every resource says about itself, so that nobody has to open it to find out. What is not known is left out. */
export type ResourceFacts = Checked & {
  /** Why we list it, and what to know before you open it. */
  readonly why: Localized;
  readonly forWhom: readonly Audience[];
  readonly cost?: Localized;
  readonly language: Localized;
  readonly form: Localized;
  readonly time?: Localized;
};

/** A resource: the thing with exactly the fields of its kind, and what we say about it. */
export type Listed<Item> = { readonly id: string; readonly item: Item; readonly facts: ResourceFacts };
