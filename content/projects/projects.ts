import type { Localized } from '#contract/locale.ts';
import type { ProjectTag } from './project-tags.ts';

/** A project with exactly the fields of docs/requirements.md. */
export type Project = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  /** One sentence, for cards. */
  readonly summary: Localized;
  readonly tags: readonly ProjectTag[];
  /** The last part of its address. */
  readonly slug: string;
  /** Two colours with a space between them: from left to right behind the drawing. */
  readonly gradient: string;
  /** What stands behind the drawing where there is no gradient. */
  readonly backgroundColor: string;
  readonly coverImageUrl: string;
};
