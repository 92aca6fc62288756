import type { Renderer } from '#contract/renderer.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh } from './kept-fresh.ts';

/** `last` is the number of the newest publication. */
export type PublishedTexts = { readonly changes: Changes; readonly last: string };

/**
 * Knows the texts of pages that the team has changed. Publications are rows that stay, one after the other, so only those
 * that are new are asked for, and the newest of a text counts.
 */
export function publishedTexts(
  sql: Database,
  { nameNow, readChanges }: Pick<Renderer['texts'], 'nameNow' | 'readChanges'>,
): Fresh<PublishedTexts> {
  return keptFresh<PublishedTexts>({ changes: noChanges, last: '0' }, async (before) => {
    const rows = await sql<{ id: string; key: string; text: unknown }[]>`
        select id, key, text from app_private.text_versions where id > ${before.last} order by id`;
    const newest = rows.at(-1);
    if (!newest) return before;
    const changes = new Map(before.changes);
    for (const row of rows) {
      changes.delete(nameNow(row.key) ?? row.key);
      for (const [key, text] of readChanges([row])) changes.set(key, text);
    }
    return { changes, last: newest.id };
  });
}
