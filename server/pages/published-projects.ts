import { mostProjects, projectColumns, type PublishedProject } from '#contract/published-project.ts';
import type { Renderer } from '#contract/renderer.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';

/** What the team has published, the newest first. The same list as long as nothing has changed. */
export type Published = {
  readonly list: () => Promise<readonly PublishedProject[]>;
  /** Something was written here: whoever asks next sees it, without waiting for the second to pass. */
  readonly lookAgain: () => void;
};

/** So long a list counts, in milliseconds: what is published or withdrawn is seen within two seconds. */
const freshFor = 1_000;
/** No page is kept waiting for longer. */
const patience = 1_000;

/**
 * Knows the published projects. All of them are asked for at once, at most once a second and only when somebody asks, so
 * an address of somebody's invention costs no look-up, and what is not published is as unknown as what does not exist.
 * While the database is away the last list counts, and nobody waits for it.
 */
export function publishedProjects(
  sql: Database,
  readProjects: Renderer['readProjects'],
  now: () => number = Date.now,
): Published {
  let known: readonly PublishedProject[] = [];
  let written = '[]';
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let isAway = false;

  async function ask(): Promise<void> {
    const rows = await withDeadline(
      () => sql`
        select ${sql(projectColumns)} from public.projects
        where published_at is not null order by published_at desc, id limit ${mostProjects}`,
      patience,
    );
    isAway = false;
    const now = JSON.stringify(rows);
    if (now === written) return;
    known = readProjects(rows);
    written = now;
  }

  const list = async () => {
    // What is being asked for may be older than what was written meanwhile.
    if (askedAt === Number.NEGATIVE_INFINITY) await asking;
    if (now() - askedAt >= freshFor && !asking) {
      askedAt = now();
      asking = ask()
        .catch(() => void (isAway = true))
        .finally(() => (asking = undefined));
    }
    if (!isAway) await asking;
    return known;
  };
  return { list, lookAgain: () => void (askedAt = Number.NEGATIVE_INFINITY) };
}
