import { expect, test } from 'vitest';
import { openedApp } from '#server/testing/opened.ts';
import type { Condition } from './filters.ts';
import { readRows, type RowChange } from './read-rows.ts';
import { findTables } from './tables.ts';

const { database } = await openedApp();

test('LIVE-03 a change answers however many conditions all who listen have together, also more than one statement takes', async () => {
  const { sql } = database;
  await sql.unsafe(`
    create table public.notes (id int primary key);
    grant select on public.notes to anon;
    alter publication supabase_realtime add table public.notes`);
  const [table] = await findTables(sql, { schema: 'public', table: 'notes', role: 'anon' });
  if (table === undefined) throw new Error('the table is not told of');
  const filters = Array.from({ length: 66_000 }, (_, id): Condition[] => [
    { column: 'id', operator: 'eq', values: [`${id}`] },
  ]);
  const note: RowChange = {
    schema: 'public',
    table: 'notes',
    type: 'INSERT',
    at: '2026-01-02T03:04:05.000000Z',
    row: { id: 65_999 },
  };
  const [seen] = await readRows(sql, { role: 'anon' }, { table: { ...table, rule: 'true' }, filters }, [note]);
  expect(seen?.record).toEqual({ id: 65_999 });
  expect(seen?.matches.flatMap((isMatch, place) => (isMatch ? place : []))).toEqual([65_999]);
  expect(seen?.matches).toHaveLength(filters.length);
});
