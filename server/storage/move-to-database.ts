import { existsSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '#server/database.ts';
import type { Log } from '#server/log.ts';
import { closedAfter, type Database } from '#server/postgres/connect.ts';
import { syncFolder } from '#server/write-whole.ts';
import { keptAt, versionsIn } from './bytes.ts';
import { databaseBytes } from './database-bytes.ts';

/**
 * Moves the files of a data folder into the database, where an installation with files on its disk got a DATABASE_URL:
 * once, before anybody is served. Each file is moved whole or not at all, so a start that was cut off goes on where it
 * was. The folder stays under another name as a copy that only a person deletes.
 */
export async function moveFiles(database: Pick<OpenDatabase, 'connect'>, dataDir: string, log: Log): Promise<void> {
  const folder = join(dataDir, 'storage');
  if (!existsSync(folder)) return;
  const options = { connections: 1, statementTimeoutMs: 0, purpose: 'moving files', isLasting: true };
  await closedAfter(database.connect(options), async (sql) => {
    // Another server of this folder may be at it.
    await sql`select pg_advisory_lock(hashtextextended('files into the database', 0))`;
    if (!existsSync(folder)) return;
    const files = await versionsIn(folder);
    const { count: known } = await sql`select from storage.objects where version = any (${files}::uuid[])`;
    // Somebody has named an empty database, for example: with the one before, the files must be found again.
    if (files.length > 0 && known === 0)
      return log.warn({ files: files.length }, `the files in ${folder} belong to another database, and stay there`);
    const waiting = await sql<{ version: string }[]>`
      select version from storage.objects o where not exists (select from storage.pieces p where p.version = o.version)`;
    let moved = 0;
    for (const { version } of waiting) if (await move(sql, folder, version)) moved += 1;
    await rename(folder, join(dataDir, `storage-moved-${Date.now()}`));
    await syncFolder(dataDir);
    log.info({ moved, elsewhere: waiting.length - moved }, 'files were moved into the database');
  });
}

// Out: whether it lay here. A file has 50 MiB at most.
async function move(sql: Database, folder: string, version: string): Promise<boolean> {
  const path = keptAt(folder, version);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return false;
  const content = await readFile(path);
  await sql.begin(async (transaction) => {
    await databaseBytes(transaction).receive(version, [content], found.size);
  });
  return true;
}
