import { mostProjects, projectColumns, type PublishedProject } from '#contract/published-project.ts';
import type { Drawer } from '#server/pages/renderer.ts';

/** Slower than any healthy answer. */
const patience = 10_000;

/**
 * What the team has published on a backend at another address, which this build cannot see otherwise. Our own server
 * draws these pages when they are asked for. Without an answer it says so, and the build goes on.
 */
export async function publishedElsewhere({
  services,
  readProjects,
}: Pick<Drawer, 'services' | 'readProjects'>): Promise<PublishedProject[]> {
  const siteOrigin = new URL(process.env['PUBLIC_SITE_URL'] || 'http://localhost:3000').origin;
  if (services.backend === '' || new URL(services.backend).origin === siteOrigin) return [];
  const asked = `select=${projectColumns.join()}&published_at=not.is.null&order=published_at.desc,id&limit=${mostProjects}`;
  try {
    const answer = await fetch(`${services.backend}/rest/v1/projects?${asked}`, {
      headers: { apikey: process.env['PUBLIC_BACKEND_KEY'] || 'sb_publishable_local' },
      signal: AbortSignal.timeout(patience),
    });
    const rows: unknown = await answer.json();
    if (!answer.ok || !Array.isArray(rows)) throw new Error(`it answered ${answer.status}`);
    return readProjects(rows);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    console.warn(`  ${services.backend} did not say which projects are published (${because}): they are left out.`);
    return [];
  }
}
