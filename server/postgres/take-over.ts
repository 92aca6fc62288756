import type { Database } from './connect.ts';
import { lockKey, type Migrated, type MigrationFolder, note, prepareTable, readMigrations } from './migrate.ts';

// What a database of the first version has noted, with the sums of the files. Their place is taken by those of `anew`,
// one for each schema (docs/decisions/050-one-file-for-each-schema.md); only that of storage is still there.
const before: Readonly<Record<string, string>> = {
  'auth 20261121150000': '012db55e734874d9d6d6ffa9226128ca9513a0e645712f020df773a15422916a',
  'auth 20261121160000': '2c388ce02d22f4169e6a7030b18e507e17facce28993b15ea9c734ede7f1946f',
  'storage 20261121180000': '866800e2bc60a3cdaffc06a24b8eddd60e98846c8f707a4f59021932a232f0a8',
  'supabase_migrations 20261120190000': '5be8106668826b153aed2d37d790a239c6ad453d1dadd7d086b17897ad24db3f',
  'supabase_migrations 20261121140000': '67c6c87b471f7018c98270bfe829b9d36cf24b9408a8fb49f57078755c5e625d',
  'supabase_migrations 20261121160100': 'c40b616e0708db20250308e718924ba7eadb696ba9f6856a1cb8fa8a098e4f36',
  'supabase_migrations 20261121180500': '3ec9892249334e88939fe22df8f0f280dc15691f7077e65fa920b4ac4f84908c',
  'supabase_migrations 20261121190000': '8c27b5c0cd4a575e4e8677c803a37d2929457adeeca980068b662ceccf943501',
  'supabase_migrations 20261121200000': '9389fa6082055f3598ad2dce3d79d49efd20ce1ccd170b864c205ced0f16e3b3',
  'supabase_migrations 20261121210000': 'e2566ccce0259f2a591b49f7a97b640a48d5b0da359e606fd484ab71be3e63c4',
};
const anew: readonly string[] = [
  'auth 20261121170000',
  'supabase_migrations 20261121220000',
  'supabase_migrations 20261121220100',
  'supabase_migrations 20261121220200',
];
const gone = Object.keys(before).filter((name) => !name.startsWith('storage '));

/**
 * Notes the files that took the place of the first version's in a database that has exactly those: what they make is
 * there, so nothing runs. A database that has none of them is left alone, one that has some is refused.
 * `folders` are all there are. Out: what was noted.
 */
export async function takeOver(sql: Database, folders: readonly MigrationFolder[]): Promise<Migrated> {
  return sql.begin(async (transaction): Promise<Migrated> => {
    await transaction`set local statement_timeout = 0`;
    await transaction`select pg_advisory_xact_lock(${lockKey})`;
    const noted = new Map<string, string | null>();
    for (const { schema } of folders) {
      await prepareTable(transaction, schema);
      const rows = await transaction<{ version: string; checksum: string | null }[]>`
        select version, checksum from ${transaction(schema)}.schema_migrations`;
      for (const { version, checksum } of rows) noted.set(`${schema} ${version}`, checksum);
    }
    if (!gone.some((name) => noted.has(name))) return { ok: true, value: [] };
    const wrong = [
      // Without a checksum it was applied by the Supabase tool, which keeps none.
      ...Object.keys(before).filter((name) => (noted.get(name) ?? before[name]) !== before[name] || !noted.has(name)),
      ...anew.filter((name) => noted.has(name)),
    ];
    if (wrong.length > 0) return { ok: false, because: refusalOf(wrong) };
    const applied: string[] = [];
    for (const { folder, schema } of folders) {
      await transaction`delete from ${transaction(schema)}.schema_migrations
                        where ${schema} || ' ' || version = any (${gone})`;
      for (const migration of await readMigrations(folder))
        if (anew.includes(`${schema} ${migration.version}`)) applied.push(await note(transaction, schema, migration));
    }
    return { ok: true, value: applied };
  });
}

const refusalOf = (wrong: readonly string[]): string =>
  `The database has migrations of the first version, but not exactly all of them (look at ${wrong.join(', ')}): start the version that made it once more, or restore a backup, and then start this one.`;
