import { randomUUID } from 'node:crypto';
import { addedId, type EntryValues } from '#contract/page-lists.ts';
import type { Database } from '#server/postgres/connect.ts';

/** Adds so many hidden entries to a list, each with all its fields. */
export async function addEntries(sql: Database, list: string, values: EntryValues, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    list,
    entry: addedId(randomUUID()),
    fields: sql.json(values as never),
    state: 'hidden',
    after: '',
    what: 'Many',
  }));
  for (let from = 0; from < count; from += 500)
    await sql`insert into app_private.entry_versions ${sql(rows.slice(from, from + 500))}`;
}
