import type { EntryRow } from '#contract/page-lists.ts';
import type { Renderer } from '#contract/renderer.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh } from './kept-fresh.ts';

/** What the team has published of lists: all of it by the names of the lists, and what visitors see of each. */
export type PublishedLists = {
  readonly rows: ReadonlyMap<string, readonly EntryRow[]>;
  readonly changes: Changes;
};

const none: PublishedLists = { rows: new Map(), changes: noChanges };

/** Knows the lists that the team has changed. As with texts, only publications that are new are asked for. */
export function publishedLists(
  sql: Database,
  { isList, readList }: Pick<Renderer['lists'], 'isList' | 'readList'>,
): Fresh<PublishedLists> {
  let last = '0';
  return keptFresh(none, async (known) => {
    const found = await sql<(EntryRow & { id: string })[]>`
      select id, list, entry, fields, state, after, before from app_private.entry_versions where id > ${last} order by id`;
    const newest = found.at(-1);
    if (!newest) return known;
    const rows = new Map(known.rows);
    const changes = new Map(known.changes);
    for (const [list, more] of Map.groupBy(found, (row) => row.list)) {
      if (!isList(list)) continue;
      const all = [...(rows.get(list) ?? []), ...more];
      rows.set(list, all);
      changes.set(list, readList(list, all));
    }
    last = newest.id;
    return { rows, changes };
  });
}

/** Texts and lists as one: a page says both by their names. The same as long as neither has changed. */
export function togetherOf(): (texts: Changes, lists: Changes) => Changes {
  let known: readonly [Changes, Changes, Changes] | undefined;
  return (texts, lists) => {
    if (known?.[0] !== texts || known[1] !== lists)
      known = [texts, lists, lists.size === 0 ? texts : new Map([...texts, ...lists])];
    return known[2];
  };
}
