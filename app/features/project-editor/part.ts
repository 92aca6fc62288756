import type { TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';
import type { Problem } from './find-problems.ts';
import type { useProject } from './use-project.ts';

/** What every part of the form gets. */
export type PartProps = {
  readonly project: ReturnType<typeof useProject>;
  readonly id: string;
  readonly userId: string;
  readonly team: readonly TeamMember[];
};

/** The id of a control. */
export const controlId = (field: string): string => `project-${field}`;

/** Says a problem in the language of the page. */
export function problemText(problem: Problem | undefined, t: Words): string | undefined {
  if (!problem) return undefined;
  const blanks = Object.entries(problem.blanks ?? {}).map(([name, text]) => [
    name,
    typeof text === 'string' ? text : t(text),
  ]);
  return t(problem.words, Object.fromEntries(blanks));
}
