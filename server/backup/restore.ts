import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { inShell } from '#server/in-shell.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { choosePlace, type ClusterPlace } from '#server/postgres/place.ts';
import { keepSecrets } from '#server/secrets.ts';
import { diskBytes, versionsIn } from '#server/storage/bytes.ts';
import { databaseBytes } from '#server/storage/database-bytes.ts';
import { writeWhole } from '#server/write-whole.ts';
import { copyTree } from './copy-tree.ts';
import { type Contents, endSessions, lookAtCopy } from './look-at-copy.ts';
import { unpack } from './pack.ts';
import { inDatabaseOf, knowsAll, loadRows } from './rows/load-rows.ts';
import { hasRows, readRows } from './rows/rows-file.ts';
import { isAbandoned, isOfTheDisk, workFolder } from './unfinished.ts';

/** What was restored, and what became of the settings of the backup. */
export type Restored = Contents & {
  readonly notKept: readonly string[];
  /** Whether a file `.env` was there, and stays. */
  readonly keptSettings: boolean;
  /** Those that were made comments. */
  readonly leftOut: readonly string[];
};

/**
 * Lays a backup into an empty data folder, starts its database once and reads it, so that the next start of the server finds
 * it whole. Nothing is ever written over, and what fails leaves the folder as empty as it was. A refusal is a sentence in
 * `because`.
 * @param settings Where a file `.env` goes; one that is there stays.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  settings: string,
  log: Log,
): Promise<Result<Restored>> {
  if (!existsSync(file)) return { ok: false, because: `There is no file ${file}.` };
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  if (!(await readdir(dataDir)).every((name) => isAbandoned(name) || isOfTheDisk(name)))
    return {
      ok: false,
      because: `${dataDir} is not empty, and nothing is written over. Stop the server and move the folder away first: mv ${inShell(dataDir)} ${inShell(`${dataDir}.before`)}`,
    };
  let laidIn = join(dataDir, 'postgres');
  // In the folder itself: where it is a disk of its own nobody may write beside it. No server starts while it is there.
  const unpacked = await workFolder(dataDir, 'restore');
  try {
    await unpack(file, unpacked);
    const data = join(unpacked, 'data');
    const isOfRows = hasRows(join(unpacked, 'rows'));
    if (!existsSync(join(data, 'secrets.json')) || (!isOfRows && !existsSync(join(data, 'postgres', 'PG_VERSION'))))
      return { ok: false, because: `${file} is no backup that "npm run backup" has made.` };
    const place = await choosePlace(dataDir);
    // Elsewhere it has a folder of its own.
    laidIn = place.isElsewhere ? dirname(place.cluster) : place.cluster;
    const contents = isOfRows ? await rowsIntoFolder(unpacked, dataDir, log) : await layCluster(data, place);
    const keptSettings = existsSync(settings);
    const leftOut = keptSettings ? [] : await laySettings(join(unpacked, '.env'), settings);
    return { ok: true, value: { notKept: [], ...contents, keptSettings, leftOut } };
  } catch (error) {
    const laid = (await readdir(dataDir)).filter((name) => !isOfTheDisk(name));
    for (const path of [laidIn, ...laid.map((name) => join(dataDir, name))])
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOSPC'
        ? 'The disk became full: for some moments a restore needs room for the data twice. Make room, and try again.'
        : message;
    return { ok: false, because: `The backup could not be restored, and ${dataDir} is as empty as before. ${why}` };
  } finally {
    await rm(unpacked, { recursive: true, force: true, maxRetries: 5 });
  }

  async function layCluster(data: string, place: ClusterPlace): Promise<Contents> {
    await copyTree(join(data, 'postgres'), place.cluster, place.identity);
    await rm(join(data, 'postgres'), { recursive: true });
    await moveInto(data, dataDir);
    const storage = join(dataDir, 'storage');
    return lookAtCopy(place, await keepSecrets(dataDir), storage, async (sql) => {
      await endSessions(sql);
      await leaveUnnamed(sql, storage);
    });
  }
}

/** What came while a backup was made has its bytes in it and no row: the server deletes them, as after a crash. */
async function leaveUnnamed(sql: Database, storage: string): Promise<void> {
  const versions = await versionsIn(storage);
  await sql`
    insert into storage.leftovers (version) select each from unnest(${versions}::uuid[]) each
    where not exists (select from storage.objects where version = each) on conflict do nothing`;
}

/**
 * Makes a data folder with a database of our own from a backup of rows. Its files leave the database for the folder, where
 * our own has them. Throws where it does not become whole.
 */
async function rowsIntoFolder(
  unpacked: string,
  dataDir: string,
  log: Log,
): Promise<Contents & { readonly notKept: readonly string[] }> {
  const folder = join(unpacked, 'rows');
  const rows = await readRows(folder);
  if (!(await knowsAll(rows.migrations)))
    throw new Error('The backup was made by a later version of the site: restore it with that one.');
  await moveInto(join(unpacked, 'data'), dataDir);
  const secrets = await keepSecrets(dataDir);
  return inDatabaseOf(rows, { kind: 'embedded', dataDir, secrets }, log, async (sql) => {
    const notKept = await loadRows(sql, folder, rows);
    await mkdir(join(dataDir, 'storage'), { recursive: true, mode: 0o700 });
    return { ...rows.contents, notKept, missing: await filesIntoFolder(sql, join(dataDir, 'storage')) };
  });
}

const places = /^[^\S\n]*(?:export\s+)?(DATA_DIR|DATABASE_URL|DATABASE_DIRECT_URL)\s*=/gmu;

/** Lays settings, but for those that would lead the next start to other data than what was restored. Out: their names. */
async function laySettings(from: string, to: string): Promise<readonly string[]> {
  if (!existsSync(from)) return [];
  const text = await readFile(from, 'utf8');
  await writeWhole(to, text.replaceAll(places, '# $&'));
  return [...text.matchAll(places)].map(([, name = '']) => name);
}

async function moveInto(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
}

// Out: how many were not in the database.
async function filesIntoFolder(sql: Database, storage: string): Promise<number> {
  const [inside, outside] = [databaseBytes(sql), await diskBytes(storage)];
  const files = await sql<{ version: string; size: number }[]>`
    select version, coalesce((metadata ->> 'size')::int, 0) as size from storage.objects`;
  let missing = 0;
  for (const { version, size } of files) {
    const found = await inside.open(version);
    if (!found && size > 0) missing += 1;
    else {
      await outside.receive(version, found?.read(0, size - 1) ?? [], size);
      await outside.keep(version);
    }
  }
  await sql`truncate storage.pieces`;
  return missing;
}
