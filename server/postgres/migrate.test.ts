import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

const database = await openedDatabase();

/** A folder of migrations, against a table of migrations that knows none of them yet. */
async function freshStart(
  files: Readonly<Record<string, string>>,
): Promise<{ sql: Database; folder: string; write: (name: string, text: string) => Promise<void> }> {
  await database.sql`truncate supabase_migrations.schema_migrations`;
  const folder = openedFolder();
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return { sql: database.sql, folder, write };
}

const first = '20260101000000_first.sql';
const second = '20260102000000_second.sql';

test('each file is applied once, in order, and noted as the Supabase tool notes it', async () => {
  const { sql, folder } = await freshStart({
    [second]: 'create table m1_b (a integer references m1_a);',
    [first]: 'create table m1_a (id integer primary key); -- ; a comment',
  });
  expect(await migrate(sql, folder)).toEqual({ ok: true, value: ['20260101000000_first', '20260102000000_second'] });
  expect(await migrate(sql, folder)).toEqual({ ok: true, value: [] });
  const [noted] =
    await sql`select version, name, statements, length(checksum) as digits from supabase_migrations.schema_migrations order by version`;
  expect(noted).toEqual({
    version: '20260101000000',
    name: 'first',
    statements: ['create table m1_a (id integer primary key); -- ; a comment'],
    digits: 64,
  });
});

test('an applied file that was changed is refused, with its name', async () => {
  const { sql, folder, write } = await freshStart({ [first]: 'create table m2 (id integer);' });
  await migrate(sql, folder);
  await write(first, 'create table m2 (id bigint);');
  const again = await migrate(sql, folder);
  expect(again.ok ? '' : again.because).toContain('20260101000000_first was changed');
});

test('other line ends are no change', async () => {
  const { sql, folder, write } = await freshStart({ [first]: 'select 1;\nselect 2;\n' });
  await migrate(sql, folder);
  await write(first, 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(sql, folder)).toEqual({ ok: true, value: [] });
});

test('a database of a later version is refused', async () => {
  const { sql, folder } = await freshStart({});
  await sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'future')`;
  const refused = await migrate(sql, folder);
  expect(refused.ok ? '' : refused.because).toContain('29990101000000');
  expect(refused.ok ? '' : refused.because).toContain('restore the backup');
});

test('a file that fails leaves nothing of itself, and what came before stays', async () => {
  const { sql, folder } = await freshStart({
    [first]: 'create table m3_a (id integer);',
    [second]: 'create table m3_b (id integer); select 1 / 0;',
  });
  await expect(migrate(sql, folder)).rejects.toThrow('20260102000000_second failed: division by zero');
  expect(await sql`select to_regclass('m3_a') is not null as a, to_regclass('m3_b') is not null as b`).toMatchObject([
    { a: true, b: false },
  ]);
  expect(await sql`select version from supabase_migrations.schema_migrations`).toMatchObject([
    { version: '20260101000000' },
  ]);
});

test('servers that start at the same moment apply each file once', async () => {
  const { sql, folder } = await freshStart({ [first]: 'create table m4 (id integer); select pg_sleep(0.2);' });
  const results = await Promise.all([migrate(sql, folder), migrate(sql, folder), migrate(sql, folder)]);
  expect(results.flatMap((result) => (result.ok ? result.value : [result.because]))).toEqual(['20260101000000_first']);
});

test('a session that migrated has its usual timeout again', async () => {
  const { folder } = await freshStart({});
  const one = database.connect({ connections: 1, statementTimeoutMs: 1234, purpose: 'test' });
  await migrate(one, folder);
  expect(await one`show statement_timeout`).toMatchObject([{ statement_timeout: '1234ms' }]);
  await one.end();
});
