import type { Localized } from '#contract/locale.ts';
import type { Decided } from './site.ts';

/** Stands for cost and time of a group that has no address yet. */
export const notOpenYet: Localized = { en: 'Not open yet', de: 'Noch nicht offen' };

/** A community channel or a tool. */
export type Tool = {
  readonly title: Localized;
  readonly description: Localized;
  readonly link: Decided;
  /** A drawing of ours. */
  readonly image: string;
  /** The first sentence of a message about it. */
  readonly contactReason: Localized;
};
