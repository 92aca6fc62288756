import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { whyClosed } from '#app/lib/team.ts';
import { useLoad } from '#app/lib/use-load.ts';
import type { TeamMember } from '#contract/inbox.ts';
import { listDrafts, listProjects, type Answer, type KeptDraft } from './data.ts';
import type { Row } from './values.ts';

/** Everything that the list shows. */
export type Projects = {
  readonly rows: readonly Row[];
  readonly ownDrafts: readonly KeptDraft[];
  readonly othersDrafts: readonly KeptDraft[];
};

const nobody: readonly TeamMember[] = [];

async function loadProjects(userId: string): Promise<Answer<Projects>> {
  const [rows, drafts] = await Promise.all([listProjects(), listDrafts(userId)]);
  if (!rows.ok) return rows;
  if (!drafts.ok) return drafts;
  return { ok: true, value: { rows: rows.value, ownDrafts: drafts.value.own, othersDrafts: drafts.value.others } };
}

/** The projects and drafts, and who belongs to the team; `closed` where the server gives this session no rights of it. */
export function useProjects(userId: string) {
  const projects = useLoad(() => loadProjects(userId));
  const team = useLoad(
    async () => (await askFunction('inbox/team', { method: 'GET' })) as FunctionAnswer<readonly TeamMember[]>,
  );
  return {
    projects: projects.value,
    isFailed: projects.failure !== undefined && !projects.isLoading,
    load: () => projects.load(),
    // Without the names the rest still works.
    team: team.value ?? nobody,
    closed: whyClosed(team.failure),
  };
}
