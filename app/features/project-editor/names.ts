import { editorWords } from '#content/team/project-editor.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';

/** The name of somebody in the team, where a sentence begins with it or not; `somebody else` when it is unknown. */
export const nameOf = (id: string | null, team: readonly TeamMember[], t: Words): string =>
  team.find((member) => member.id === id)?.name ?? t(editorWords.somebodyElse);
