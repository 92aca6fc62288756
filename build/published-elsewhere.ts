import { today } from '#content/mail/team-time-zone.ts';
import type { EntryRow } from '#contract/page-lists.ts';
import { type Picture, pictureColumns } from '#contract/pictures.ts';
import { mostProjects, projectColumns } from '#contract/published-project.ts';
import { readMoney } from '#contract/read-money.ts';
import { noData, type SiteData } from '#contract/site-data.ts';
import type { Drawer } from '#server/pages/renderer.ts';

/** Slower than any healthy answer. */
const patience = 10_000;

type Elsewhere = Pick<SiteData, 'projects' | 'money' | 'changes' | 'today'> & {
  /** Of lists all publications: calendars count them. */
  readonly rows?: ReadonlyMap<string, readonly EntryRow[]>;
};

/**
 * What the team has published on a backend at another address, which this build cannot see otherwise. Our own server
 * draws these pages when they are asked for. Without an answer it says so, and the build goes on.
 */
export async function publishedElsewhere({
  services,
  readProjects,
  texts,
  lists,
}: Pick<Drawer, 'services' | 'readProjects' | 'texts' | 'lists'>): Promise<Elsewhere> {
  const siteOrigin = new URL(process.env['PUBLIC_SITE_URL'] || 'http://localhost:3000').origin;
  const { backend } = services;
  if (backend === '' || new URL(backend).origin === siteOrigin) return noData;
  const asked = `projects?select=${projectColumns.join()}&published_at=not.is.null&order=published_at.desc,id&limit=${mostProjects}`;
  const [projects, pictures, goals, bookings, changed, listed] = await Promise.all([
    rowsOf(backend, `rest/v1/${asked}`, 'which projects are published'),
    rowsOf(backend, `rest/v1/pictures?select=${pictureColumns.join()}`, 'which pictures they show'),
    rowsOf(backend, 'rest/v1/funding_goals?order=position,id', 'what is collected for'),
    rowsOf(backend, 'rest/v1/bookings?limit=100000', 'which sums came in'),
    rowsOf(backend, 'functions/v1/texts/published', 'which texts the team has changed'),
    rowsOf(backend, 'functions/v1/lists/published', 'which lists the team has changed'),
  ]);
  const rows = Map.groupBy(
    (listed ?? [])
      .filter(isEntry)
      .filter(({ list }) => lists.isList(list))
      .map(dated),
    ({ list }) => list,
  );
  const shown = new Map(
    [...rows.values()].flat().flatMap((row) => row.pictures.map((picture) => [picture.id, picture] as const)),
  );
  return {
    projects: readProjects(withPictures(projects ?? [], pictures ?? [])),
    ...((changed || listed) && {
      changes: new Map([
        ...texts.readChanges((changed ?? []).filter(isChange)),
        ...[...rows].map(([list, all]) => [list, lists.readList(list, all, shown)] as const),
      ]),
    }),
    // What is over on the day of the build stands in no list of the copy.
    ...(listed && { rows, today: today() }),
    // Sums of which a part is missing would be wrong ones.
    ...(goals && bookings && { money: readMoney({ goals, bookings }) }),
  };
}

/** Each project with its picture, as our own server asks for both at once. */
function withPictures(projects: readonly unknown[], pictures: readonly unknown[]): unknown[] {
  const at = new Map((pictures as { path?: unknown }[]).map((picture) => [picture.path, picture]));
  return (projects as { cover_path?: unknown }[]).map((row) => ({ ...row, picture: at.get(row.cover_path) ?? null }));
}

const isChange = (row: unknown): row is { key: string; text: unknown } =>
  typeof row === 'object' && typeof (row as { key?: unknown } | null)?.key === 'string';

/** A publication with the pictures that it shows, which visitors see nowhere else. */
type ShownEntry = EntryRow & { readonly pictures: readonly Picture[] };

const isEntry = (row: unknown): row is EntryRow & Partial<ShownEntry> => {
  const { list, entry, state } = (row ?? {}) as Partial<EntryRow>;
  return typeof list === 'string' && typeof entry === 'string' && typeof state === 'string';
};

/** JSON knows no dates. */
const dated = (row: EntryRow & Partial<ShownEntry>): ShownEntry => ({
  ...row,
  createdAt: new Date(row.createdAt ?? 0),
  pictures: row.pictures ?? [],
});

async function rowsOf(backend: string, call: string, what: string): Promise<unknown[] | undefined> {
  try {
    const answer = await fetch(`${backend}/${call}`, {
      headers: { apikey: process.env['PUBLIC_BACKEND_KEY'] || 'sb_publishable_local' },
      signal: AbortSignal.timeout(patience),
    });
    const rows: unknown = await answer.json();
    if (!answer.ok || !Array.isArray(rows)) throw new Error(`it answered ${answer.status}`);
    return rows;
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    console.warn(`  ${backend} did not say ${what} (${because}): that is left out.`);
    return undefined;
  }
}
