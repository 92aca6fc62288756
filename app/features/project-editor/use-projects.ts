import { useTeam } from '#app/lib/account/use-team.ts';
import type { TableAnswer } from '#app/lib/backend/ask-tables.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { deleteDraftThere, draftsInTab, listDrafts, listProjects, type KeptDraft } from './data.ts';
import type { Row } from './values.ts';

/** Everything that the list shows. */
export type Projects = {
  readonly rows: readonly Row[];
  readonly ownDrafts: readonly KeptDraft[];
  readonly othersDrafts: readonly KeptDraft[];
};

async function loadProjects(userId: string): Promise<TableAnswer<Projects>> {
  await draftsInTab.tellDeleted((id) => deleteDraftThere(id, userId));
  const [rows, drafts] = await Promise.all([listProjects(), listDrafts(userId)]);
  if (!rows.ok) return rows;
  if (!drafts.ok) return drafts;
  return { ok: true, value: { rows: rows.value, ownDrafts: drafts.value.own, othersDrafts: drafts.value.others } };
}

/** The projects and drafts, and who belongs to the team; `closed` where the server gives this session no rights of it. */
export function useProjects(userId: string) {
  const projects = useLoad(() => loadProjects(userId));
  return {
    projects: projects.value,
    isFailed: projects.failure !== undefined,
    isLoading: projects.isLoading,
    load: projects.load,
    /** A project was saved, or is gone. The newest change comes first, as the server says them. */
    putRow: (projectId: string, row: Row | undefined): void =>
      projects.change((now) => {
        const others = now?.rows.filter(({ id }) => id !== projectId) ?? [];
        return now && { ...now, rows: row ? [row, ...others] : others };
      }),
    /** The server has another draft of a project now, or none. */
    putDraft: (projectId: string, draft: KeptDraft | undefined): void =>
      projects.change((now) => {
        const others = now?.ownDrafts.filter(({ project_id: id }) => id !== projectId) ?? [];
        return now && { ...now, ownDrafts: draft ? [...others, draft] : others };
      }),
    ...useTeam(),
  };
}
