import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { inShell } from '#server/in-shell.ts';
import type { Log } from '#server/log.ts';
import { closedAfter, connect } from '#server/postgres/connect.ts';
import { choosePlace } from '#server/postgres/place.ts';
import { keepSecrets } from '#server/secrets.ts';
import { moveFiles } from '#server/storage/move-to-database.ts';
import { copyTree } from './copy-tree.ts';
import { type Contents, countLost, inCopy } from './look-at-copy.ts';
import { unpack } from './pack.ts';
import { inDatabaseOf, knowsAll, loadRows } from './rows/load-rows.ts';
import { hasRows, readRows, type Rows } from './rows/rows-file.ts';
import { writeRows } from './rows/write-rows.ts';
import { workFolder } from './unfinished.ts';

type Target = { readonly url: string; readonly jwtSecret: string; readonly dataDir: string };

type RestoredIntoDatabase = Contents & { readonly notKept: readonly string[] };

/**
 * Loads a backup into an empty database of somebody's own, whether it was made of one like it or of our own with its data
 * folder. A refusal is a sentence in `because`.
 */
export async function restoreIntoDatabase(
  file: string,
  { url, jwtSecret, dataDir }: Target,
  log: Log,
): Promise<Result<RestoredIntoDatabase>> {
  if (!existsSync(file)) return { ok: false, because: `There is no file ${file}.` };
  if (!(await isEmpty(url)))
    return {
      ok: false,
      because:
        'The database of DATABASE_URL is not empty, and nothing is written over. Make a new one, and name it there.',
    };
  const unpacked = await workFolder(dataDir, 'restore');
  try {
    await unpack(file, unpacked);
    const [data, folder] = [join(unpacked, 'data'), join(unpacked, 'rows')];
    const isOfRows = hasRows(folder);
    if (!existsSync(join(data, 'secrets.json')) || (!isOfRows && !existsSync(join(data, 'postgres', 'PG_VERSION'))))
      return { ok: false, because: `${file} is no backup that "npm run backup" has made.` };
    if ((await keepSecrets(data)).jwtSecret !== jwtSecret)
      return {
        ok: false,
        because: `The backup was made with another JWT_SECRET, and its accounts and keys need that one. Set JWT_SECRET to "jwtSecret" and BACKEND_SECRET_KEY to "backendSecretKey", which are in data/secrets.json of the backup: tar -xzOf ${inShell(file)} data/secrets.json`,
      };
    const rows = isOfRows ? await readRows(folder) : await rowsOfCluster(unpacked);
    if (!(await knowsAll(rows.migrations)))
      return { ok: false, because: 'The backup was made by a later version of the site. Restore it with that one.' };
    return { ok: true, value: await load(rows, folder, unpacked) };
  } finally {
    await rm(unpacked, { recursive: true, force: true, maxRetries: 5 });
  }

  async function load(rows: Rows, folder: string, unpacked: string): Promise<RestoredIntoDatabase> {
    return inDatabaseOf(rows, { kind: 'given', url }, log, async (sql, database) => {
      try {
        const notKept = await loadRows(sql, folder, rows);
        // A backup of our own has the files beside the database.
        await moveFiles(database, join(unpacked, 'data'), log);
        const missing = await countLost(sql);
        const mails = join(unpacked, 'data', 'outbox');
        if (existsSync(mails)) await cp(mails, join(dataDir, 'outbox'), { recursive: true, force: false });
        return { ...rows.contents, missing, notKept };
      } catch (error) {
        throw new Error(
          `${(error as Error).message} The database is not empty any more: drop it and make it anew before you try again.`,
          { cause: error },
        );
      }
    });
  }
}

/** Whether a database holds nothing of a site yet. */
async function isEmpty(url: string): Promise<boolean> {
  const connection = connect(url, { connections: 1, statementTimeoutMs: 10_000, purpose: 'restore' });
  return closedAfter(connection, async (sql) => {
    const [found] = await sql<[{ isEmpty: boolean }]>`
      select not exists (select from pg_namespace where nspname = any (${['auth', 'storage', 'realtime', 'app_private', 'supabase_migrations']}))
         and not exists (select from pg_tables where schemaname = 'public') as "isEmpty"`;
    return found.isEmpty;
  });
}

/** Starts the cluster of an unpacked backup and writes its rows beside it. */
async function rowsOfCluster(unpacked: string): Promise<Rows> {
  const [data, folder] = [join(unpacked, 'data'), join(unpacked, 'rows')];
  for (const path of [unpacked, data]) await chmod(path, 0o711);
  await mkdir(folder, { mode: 0o700 });
  const chosen = await choosePlace(data);
  // What was unpacked is ours, and PostgreSQL may run as somebody else.
  const place = { ...chosen, cluster: join(data, 'cluster') };
  await copyTree(join(data, 'postgres'), place.cluster, place.identity);
  return inCopy(place, await keepSecrets(data), (sql) => writeRows(sql, folder));
}
