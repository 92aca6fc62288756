import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations, openDatabase } from '#server/database.ts';
import { firstVersion } from '#server/testing/first-version.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { schemaOf } from '#server/testing/schema-of.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { connect, type Database } from './connect.ts';

type Note = { readonly schema: string; readonly version: string; readonly checksum: string | null };
type Table = { readonly name: string; readonly columns: string };

const fresh = await openedDatabase(testPostgres);
let url: string;
let old: Database;
let tables: readonly Table[];
let notes: readonly Note[];
let rows: readonly string[];

beforeAll(async () => {
  url = await firstVersion(fresh);
  old = connect(url, { connections: 2, statementTimeoutMs: 60_000, purpose: 'test' });
  tables = await old<Table[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name,
           string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema in ('app_private', 'auth', 'public', 'storage') and table_name <> 'schema_migrations'
      and is_generated = 'NEVER'
    group by table_schema, table_name`;
  notes = await notesOf(old, ['auth', 'storage', 'supabase_migrations']);
  rows = await rowsOf(old);
});
afterAll(() => old.end());

/** All rows, with the columns that they had in the first version and that are not worked out from others. */
const rowsOf = async (sql: Database): Promise<readonly string[]> =>
  (
    await Promise.all(
      tables.map(({ name, columns }) =>
        sql.unsafe<{ row: string }[]>(`select '${name} ' || row(${columns})::text as row from ${name} order by 1`),
      ),
    )
  ).flatMap((found) => found.map(({ row }) => row));

const notesOf = async (sql: Database, schemas: readonly string[]): Promise<readonly Note[]> =>
  (
    await Promise.all(
      schemas.map(
        (schema) => sql<Note[]>`
          select ${schema} as schema, version, checksum from ${sql(schema)}.schema_migrations order by version`,
      ),
    )
  ).flat();

/** Lets the database have noted other migrations than it has. */
async function haveNoted(wanted: readonly Note[]): Promise<void> {
  for (const { schema } of migrations) await old`delete from ${old(schema)}.schema_migrations`;
  for (const { schema, version, checksum } of wanted)
    await old`insert into ${old(schema)}.schema_migrations (version, checksum) values (${version}, ${checksum})`;
}

/** Starts as a server does. Out: what the log tells of migrations, or why it refuses. */
async function start(): Promise<readonly string[]> {
  const log = keptLog();
  const opened = await openDatabase({ kind: 'given', url }, log);
  if (!opened.ok) return [opened.because];
  await opened.value.close();
  return log.lines.filter((line) => line.includes('migrations'));
}

const schemas = migrations.map(({ schema }) => schema);
const later = ({ version }: Note): boolean => version > '20261121220200';
const takenOver = expect.stringMatching(
  /20261121170000_accounts.*20261121220000_messages.*20261121220100_projects.*migrations of the first version taken over/u,
);

test('a database of the first version is taken over: nothing runs twice, all rows stay, what came later is applied', async () => {
  expect(
    rows.filter((row) => /^(?:app_private\.messages|auth\.users|public\.projects|storage\.objects) /u.test(row)),
  ).toHaveLength(15);
  const [first, ...applied] = await start();
  expect(first).toEqual(takenOver);
  expect(applied.join(' ')).not.toMatch(/2026112[01]\d{6}_/u);
  expect(await rowsOf(old)).toEqual(rows);
  expect(await notesOf(old, schemas)).toEqual(await notesOf(fresh.sql, schemas));
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh.sql));
  expect(await start()).toEqual([]);
});

test('so is one that has had all that came later under the old names: only the first ones are noted anew', async () => {
  const now = await notesOf(old, schemas);
  await haveNoted([...notes, ...now.filter(later)]);
  expect(await start()).toEqual([takenOver]);
  expect(await rowsOf(old)).toEqual(rows);
  expect(await notesOf(old, schemas)).toEqual(now);
});

test.for([
  [
    'lacks one of them',
    'supabase_migrations 20261121210000',
    () => notes.filter(({ version }) => version !== '20261121210000'),
  ],
  ['lacks that of storage', 'storage 20261121180000', () => notes.filter(({ schema }) => schema !== 'storage')],
  [
    'had another one',
    'supabase_migrations 20261121190000',
    () => notes.map((note) => (note.version === '20261121190000' ? { ...note, checksum: 'another' } : note)),
  ],
  [
    'has the new ones beside them',
    'auth 20261121170000',
    () => [...notes, { schema: 'auth', version: '20261121170000', checksum: null }],
  ],
] as const)('one that %s is refused with a sentence that says what to do', async ([, name, mixture]) => {
  await haveNoted(mixture());
  const before = await notesOf(old, schemas);
  expect(await start()).toEqual([
    `The database has migrations of the first version, but not exactly all of them (look at ${name}): start the version that made it once more, or restore a backup, and then start this one.`,
  ]);
  expect(await notesOf(old, schemas)).toEqual(before);
});
