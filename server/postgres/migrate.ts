import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import type { Database, Queries } from './connect.ts';

/** The migrations that were applied, or why none was. */
export type Migrated = Result<string[]>;

type Migration = { version: string; name: string; text: string; checksum: string };

// Any fixed number: all servers of a database queue up behind it.
export const lockKey = 7_205_759_403_792;

/** Where the applied migrations of a folder are noted, in a table `schema_migrations`. */
export type MigrationSchema = 'supabase_migrations' | 'auth' | 'storage' | 'realtime';

export type MigrationFolder = { readonly folder: string; readonly schema: MigrationSchema };

/**
 * Applies the migrations of a folder (`<14 digits>_<name>.sql`) that the database has not had, in
 * order, each in a transaction of its own. They are noted in the table of the Supabase command line
 * tool (those of accounts, files and realtime in tables of their own, as Supabase's services do), with a
 * checksum; an applied file that was changed since, or that is missing here, refuses.
 * @param isWanted Leaves out what shall not be applied yet.
 */
export async function migrate(
  sql: Database,
  folder: string,
  schema: MigrationSchema = 'supabase_migrations',
  isWanted: (version: string) => boolean = () => true,
): Promise<Migrated> {
  const migrations = await readMigrations(folder);
  const session = await sql.reserve();
  try {
    await session`set statement_timeout = 0`;
    await session`select pg_advisory_lock(${lockKey})`;
    await prepareTable(session, schema);
    const known = await session<{ version: string; checksum: string | null }[]>`
      select version, checksum from ${session(schema)}.schema_migrations`;
    const applied = new Map(known.map((row) => [row.version, row.checksum]));
    const fault = findFault(migrations, applied);
    if (fault !== undefined) return { ok: false, because: fault };
    const waiting = migrations.filter(({ version }) => !applied.has(version) && isWanted(version));
    for (const migration of waiting) await apply(session, schema, migration);
    return { ok: true, value: waiting.map(fileOf) };
  } finally {
    await session`select pg_advisory_unlock(${lockKey})`;
    await session`reset statement_timeout`;
    session.release();
  }
}

const fileOf = ({ version, name }: Migration): string => `${version}_${name}`;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/u.exec(file) ?? [];
      if (version === undefined || name === undefined)
        throw new Error(`${join(folder, file)} must be named <14 digits>_<name>.sql.`);
      // The same file has other line ends on Windows.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { version, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

export async function prepareTable(sql: Queries, schema: MigrationSchema): Promise<void> {
  await sql.unsafe(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.schema_migrations (version text primary key, statements text[], name text);
    alter table ${schema}.schema_migrations add column if not exists checksum text;
  `);
}

function findFault(migrations: readonly Migration[], applied: ReadonlyMap<string, string | null>): string | undefined {
  const versions = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].filter((version) => !versions.has(version));
  if (unknown.length > 0)
    return `The database has migrations that this version does not know (${unknown.join(', ')}). Start the version that made them, or a later one, or restore the backup of before the update (docs/operations.md, Restore).`;
  // Without a checksum it was applied by the Supabase tool, which keeps none.
  const changed = migrations.find(({ version, checksum }) => (applied.get(version) ?? checksum) !== checksum);
  if (changed)
    return `The migration ${fileOf(changed)} was changed after it had been applied. Restore the file, and write the change as a new migration.`;
  return undefined;
}

async function apply(sql: Database, schema: MigrationSchema, migration: Migration): Promise<void> {
  await sql.unsafe('begin');
  try {
    await sql.unsafe(migration.text);
    await note(sql, schema, migration);
    await sql.unsafe('commit');
  } catch (cause) {
    await sql.unsafe('rollback');
    throw new Error(`The migration ${fileOf(migration)} failed: ${(cause as Error).message}`, { cause });
  }
}

/** Notes that the database has what a migration makes. Out: its name. */
export async function note(sql: Queries, schema: MigrationSchema, migration: Migration): Promise<string> {
  const { version, name, text, checksum } = migration;
  // The Supabase tool notes single statements and joins them again; one that holds the whole file is as good.
  await sql`insert into ${sql(schema)}.schema_migrations (version, name, statements, checksum)
            values (${version}, ${name}, ${[text]}, ${checksum})`;
  return fileOf(migration);
}
