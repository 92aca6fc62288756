import { mostProjects, projectColumns, type PublishedProject } from '#contract/published-project.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh, partOf } from './kept-fresh.ts';

/** `written`: the rows of the database that they were read from. */
type KnownProjects = { readonly projects: readonly PublishedProject[]; readonly written: string };

/**
 * Knows the published projects, the newest first. All of them are asked for at once, so an address of somebody's invention
 * costs no look-up, and what is not published is as unknown as what does not exist.
 */
export function publishedProjects(
  sql: Database,
  readProjects: Renderer['readProjects'],
  now?: () => number,
): Fresh<readonly PublishedProject[]> {
  const known = keptFresh<KnownProjects>(
    { projects: [], written: '[]' },
    async (before) => {
      const rows = await sql`
        select ${sql(projectColumns)}, (
          select to_jsonb(pictures) - 'created_at' from public.pictures where path = cover_path
        ) as picture
        from public.projects
        where published_at is not null order by published_at desc, id limit ${mostProjects}`;
      const written = JSON.stringify(rows);
      return written === before.written ? before : { projects: readProjects(rows), written };
    },
    now,
  );
  return partOf(known, ({ projects }) => projects);
}
