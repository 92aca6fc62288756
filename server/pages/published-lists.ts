import type { EntryRow } from '#contract/page-lists.ts';
import { type Picture, pictureColumns } from '#contract/pictures.ts';
import type { Renderer } from '#contract/renderer.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh } from './kept-fresh.ts';

/** What the team has published of lists: all of it by the names of the lists, and what visitors see of each. */
export type PublishedLists = {
  readonly rows: ReadonlyMap<string, readonly EntryRow[]>;
  readonly changes: Changes;
  /** The number of the newest publication. */
  readonly last: string;
};

type KnownLists = PublishedLists & {
  /** What the library said of the pictures of each list. */
  readonly pictures: ReadonlyMap<string, string>;
};

const none: KnownLists = { rows: new Map(), changes: noChanges, last: '0', pictures: new Map() };

/**
 * Knows the lists that the team has changed. As with texts, only publications that are new are asked for; but the pictures
 * of all entries each time, because the library may have changed what it says of them.
 */
export function publishedLists(
  sql: Database,
  { isList, readList, picturesIn }: Pick<Renderer['lists'], 'isList' | 'readList' | 'picturesIn'>,
): Fresh<PublishedLists> {
  return keptFresh<KnownLists>(none, async (known) => {
    const found = await sql<(EntryRow & { id: string })[]>`
      select id, list, entry, fields, state, after, before, created_at as "createdAt"
      from app_private.entry_versions where id > ${known.last} order by id`;
    const rows = new Map(known.rows);
    const isNew = new Set<string>();
    for (const [list, more] of Map.groupBy(found, (row) => row.list)) {
      if (!isList(list)) continue;
      rows.set(list, [...(rows.get(list) ?? []), ...more]);
      isNew.add(list);
    }
    const named = [...rows].map(([list, all]) => [list, picturesIn(list, all)] as const);
    const pictures = await picturesById(
      sql,
      named.flatMap(([, ids]) => ids),
    );
    const said = new Map(named.map(([list, ids]) => [list, JSON.stringify(ids.map((id) => pictures.get(id)))]));
    const changed = [...said].flatMap(([list, now]) =>
      isNew.has(list) || known.pictures.get(list) !== now ? [list] : [],
    );
    const last = found.at(-1)?.id ?? known.last;
    if (changed.length === 0) return { ...known, last };
    const changes = new Map(known.changes);
    for (const list of changed) changes.set(list, readList(list, rows.get(list) ?? [], pictures));
    return { rows, changes, last, pictures: said };
  });
}

/** Pictures of the library as pages need them, by their ids. Those that are gone are not among them. */
export async function picturesById(sql: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<Picture[]>`
    select ${sql(pictureColumns)} from public.pictures where id = any (${[...new Set(ids)]}::uuid[]) order by id`;
  return new Map(rows.map((picture) => [picture.id, picture]));
}
