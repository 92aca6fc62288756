import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/database.ts';
import type { Log } from '#server/log.ts';
import { keepSecrets } from '#server/secrets.ts';
import { diskBytes } from '#server/storage/bytes.ts';
import { databaseBytes } from '#server/storage/database-bytes.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Contents } from './look-at-copy.ts';
import { knowsAll, migrationsOf } from './rows/known-migrations.ts';
import { loadRows } from './rows/load-rows.ts';
import { readRows } from './rows/rows-file.ts';

/**
 * Makes a data folder with a database of our own from a backup of rows. Its files leave the database for the folder, where
 * our own has them. Throws where it does not become whole.
 */
export async function rowsIntoFolder(
  unpacked: string,
  dataDir: string,
  log: Log,
): Promise<Contents & { readonly notKept: readonly string[] }> {
  const folder = join(unpacked, 'rows');
  const rows = await readRows(folder);
  if (!(await knowsAll(rows.migrations)))
    throw new Error('The backup was made by a later version of the site: restore it with that one.');
  await cp(join(unpacked, 'data'), dataDir, { recursive: true });
  const secrets = await keepSecrets(dataDir);
  const opened = await openDatabase({ kind: 'embedded', dataDir, secrets }, log, migrationsOf(rows.migrations));
  if (!opened.ok) throw new Error(opened.because);
  const database = opened.value;
  const sql = database.connect({ connections: 1, statementTimeoutMs: 0, purpose: 'restore', isLasting: true });
  try {
    const notKept = await loadRows(sql, folder, rows);
    await mkdir(join(dataDir, 'storage'), { recursive: true, mode: 0o700 });
    return { ...rows.contents, notKept, missing: await filesIntoFolder(sql, join(dataDir, 'storage')) };
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
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
