import { existsSync } from 'node:fs';
import { startCluster } from '#server/postgres/cluster.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { ClusterPlace } from '#server/postgres/place.ts';
import { asSuperuser, databaseName } from '#server/postgres/prepare-owner.ts';
import type { Secrets } from '#server/secrets.ts';
import { keptAt } from '#server/storage/bytes.ts';

/** What people would miss. */
export type Contents = {
  readonly messages: number;
  readonly accounts: number;
  readonly projects: number;
  readonly files: number;
  /** Files that the database knows and the folder has not. */
  readonly missing: number;
};

/**
 * Starts a copied cluster, reads every row of it once, and stops it: then it needs no notes any more. PostgreSQL checks the
 * sum of each page that it reads. Throws with its own words where the copy is not whole.
 * @param storage The folder with the files that people uploaded.
 * @param change What is to be other in it than it was.
 */
export async function lookAtCopy(
  place: ClusterPlace,
  secrets: Secrets,
  storage: string,
  change: (sql: Database) => Promise<unknown> = async () => {},
): Promise<Contents> {
  return inCopy(place, secrets, async (sql) => {
    const tables = await sql<{ schema: string; name: string }[]>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`;
    // A row is read whole only where something asks what stands in it.
    for (const { schema, name } of tables)
      await sql`select max(length(each::text)) from ${sql(schema)}.${sql(name)} as each`;
    await change(sql);
    const counted = await countContents(sql);
    const kept = await sql<{ version: string }[]>`select version from storage.objects`;
    return { ...counted, missing: kept.filter(({ version }) => !existsSync(keptAt(storage, version))).length };
  });
}

/** Counts what is in a database of ours. */
export async function countContents(sql: Queries): Promise<Omit<Contents, 'missing'>> {
  const [counted] = await sql<[Omit<Contents, 'missing'>]>`
    select (select count(*)::int from app_private.messages) as messages,
           (select count(*)::int from auth.users) as accounts,
           (select count(*)::int from public.projects) as projects,
           (select count(*)::int from storage.objects) as files`;
  return counted;
}

/** How many files a database knows whose bytes are not in it. */
export async function countLost(sql: Queries): Promise<number> {
  const { count } = await sql`
    select from storage.objects o
    where coalesce((metadata ->> 'size')::int, 0) > 0 and not exists (select from storage.pieces p where p.version = o.version)`;
  return count;
}

/** Signs everybody out of a database that was restored: else whoever signed out since the backup would be signed in. */
export const endSessions = (sql: Queries): Promise<unknown> => sql`delete from auth.sessions`;

/** Starts a copied cluster, does something in its database, however long that takes, and stops it. */
export async function inCopy<Result>(
  place: ClusterPlace,
  { postgres: password }: Secrets,
  work: (sql: Database) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(place, password);
  try {
    return await asSuperuser({ port: cluster.port, password }, databaseName, work, 0);
  } finally {
    await cluster.stop();
  }
}
