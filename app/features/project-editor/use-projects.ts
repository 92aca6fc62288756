import { useEffect, useEffectEvent, useState } from 'react';
import type { TeamMember } from '#contract/inbox.ts';
import { findTeam, listDrafts, listProjects, type KeptDraft } from './data.ts';
import type { Row } from './values.ts';

/** Everything that the list shows. */
export type Projects = {
  readonly rows: readonly Row[];
  readonly ownDrafts: readonly KeptDraft[];
  readonly othersDrafts: readonly KeptDraft[];
};

const nobody: readonly TeamMember[] = [];

/** Loads the projects and drafts, at once and whenever asked to; what was loaded before stays until then. */
export function useProjects(userId: string) {
  const [projects, setProjects] = useState<Projects>();
  const [isFailed, setFailed] = useState(false);
  const [found, setFound] = useState<Awaited<ReturnType<typeof findTeam>>>([]);

  /** Out: what is there now, `undefined` when the server does not say. */
  async function load(): Promise<Projects | undefined> {
    setFailed(false);
    const [rows, drafts] = await Promise.all([listProjects(), listDrafts(userId)]);
    if (!rows.ok || !drafts.ok) {
      setFailed(true);
      return undefined;
    }
    const loaded = { rows: rows.value, ownDrafts: drafts.value.own, othersDrafts: drafts.value.others };
    setProjects(loaded);
    return loaded;
  }

  const begin = useEffectEvent(() => {
    void load();
    void findTeam().then(setFound);
  });
  useEffect(() => begin(), []);

  const closed = typeof found === 'string' ? found : undefined;
  return { projects, isFailed, team: typeof found === 'string' ? nobody : found, closed, load };
}
