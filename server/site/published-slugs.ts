import { withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';

/** Tells whether a project was published at an address that the build did not know. */
export type IsPublished = (slug: string) => Promise<boolean>;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const longestSlug = 100;

/** So long a list of addresses counts, in milliseconds: whoever publishes waits no longer for the status 200. */
const freshFor = 5_000;
/** A page is not kept waiting for longer: without the database it is sent as one that is not there. */
const patience = 1_000;

/**
 * Knows the addresses of the published projects. All of them are asked for at once, every few seconds at most, so an
 * address of somebody's invention costs no look-up, and what is not published is as unknown as what does not exist.
 * While the database is away the last list counts.
 */
export function publishedSlugs(sql: Database, now: () => number = Date.now): IsPublished {
  let known: ReadonlySet<string> = new Set();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const rows = await withDeadline(
      () => sql<{ slug: string }[]>`
        select slug from public.projects where published_at is not null and slug is not null`,
      patience,
    );
    known = new Set(rows.map(({ slug }) => slug));
  }

  return async (slug) => {
    if (slug.length > longestSlug || !slugPattern.test(slug)) return false;
    if (now() - askedAt >= freshFor) {
      askedAt = now();
      asking = ask()
        .catch(() => {})
        .finally(() => (asking = undefined));
    }
    await asking;
    return known.has(slug);
  };
}
