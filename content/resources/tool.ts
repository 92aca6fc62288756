import type { Localized } from '#contract/locale.ts';
import type { ResourceFacts } from './resource.ts';

/** A community channel or a tool. */
export type Tool = {
  readonly title: Localized;
  readonly description: Localized;
  /** Left out while it is not open: then it is offered to tell about it. */
  readonly link?: `https://${string}`;
  /** A drawing of ours. */
  readonly image: string;
  /** The first sentence of a message about it. */
  readonly contactReason: Localized;
};

/** A tool, and what we know of it. Nothing is shown of what nobody knows yet. */
export type ListedTool = { readonly id: string; readonly item: Tool; readonly facts?: ResourceFacts };
