import { backendKey, backendUrl } from './config.ts';
import { projectColumns, readProject, slugPattern, type PublishedProject } from './published-project.ts';
import { slugOf } from '#content/projects/projects.ts';

/** Slower than any healthy answer, faster than a visitor's patience. */
const patience = 10_000;
/** So long a list is shown again without asking, in milliseconds. */
const freshFor = 60_000;
/** More than any visitor looks through. */
const most = 200;

let kept: { readonly list: Promise<readonly PublishedProject[]>; readonly until: number } | undefined;

/** All published projects, the newest first. Throws when the server cannot be reached. */
export function publishedProjects(): Promise<readonly PublishedProject[]> {
  if (kept && kept.until > Date.now()) return kept.list;
  const list = ask(`order=published_at.desc,id&limit=${most}`);
  kept = { list, until: Date.now() + freshFor };
  // A failure is not kept: the next page asks again.
  list.catch(() => (kept = undefined));
  return list;
}

/** The project that was published at an address, however that is written. Undefined: there is none. Throws when the server cannot be reached. */
export async function publishedProject(slug: string): Promise<PublishedProject | undefined> {
  const name = slugOf(slug);
  if (!slugPattern.test(name)) return undefined;
  const [project] = await ask(`slug=eq.${name}&limit=1`);
  return project;
}

/** Call it when the team has changed what is published: the next page asks anew. What is in sight does not move. */
export function forgetPublished(): void {
  kept = undefined;
}

// As a visitor, also for the team: what is not published is no part of the public pages.
async function ask(query: string): Promise<PublishedProject[]> {
  const response = await fetch(
    `${backendUrl}/rest/v1/projects?select=${projectColumns}&published_at=not.is.null&${query}`,
    { headers: { apikey: backendKey }, signal: AbortSignal.timeout(patience) },
  );
  if (!response.ok) throw new Error(`The projects were answered with ${response.status}.`);
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.flatMap((row) => readProject(row) ?? []) : [];
}
