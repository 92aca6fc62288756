import { editorWords } from '#content/team/project-editor.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';
import type { useProject } from './use-project.ts';

/** What every part of the form gets. */
export type PartProps = {
  readonly project: ReturnType<typeof useProject>;
  readonly id: string;
  readonly userId: string;
  /** Undefined while nobody's name is known. */
  readonly team: readonly TeamMember[] | undefined;
};

/** The id of a control. */
export const controlId = (field: string): string => `project-${field}`;

/** The name of somebody in the team; `somebody else` while it is unknown. */
export const nameOf = (id: string | null, team: PartProps['team'], t: Words): string =>
  team?.find((member) => member.id === id)?.name ?? t(editorWords.somebodyElse);
