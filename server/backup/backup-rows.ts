import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { freeBytes, sayFull } from '#server/free-room.ts';
import { connect } from '#server/postgres/connect.ts';
import { writeWhole } from '#server/write-whole.ts';
import type { Backup } from './backup.ts';
import { copyTree } from './copy-tree.ts';
import { packWhole, unpack } from './pack.ts';
import { readRows } from './rows/rows-file.ts';
import { writeRows } from './rows/write-rows.ts';
import { workFolder } from './unfinished.ts';

type BackupSource = {
  readonly url: string;
  readonly jwtSecret: string;
  readonly backendSecretKey: string;
  readonly dataDir: string;
};

/**
 * Copies everything that must not be lost of a database of somebody's own into one file: all rows as they were at one
 * moment, files among them, with the secrets. The servers go on meanwhile. What was packed is unpacked and read once before
 * it is kept. A refusal is a sentence in `because`.
 * @param settings A file `.env` to keep with it; left out where it is not there.
 */
export async function backUpRows(
  { url, jwtSecret, backendSecretKey, dataDir }: BackupSource,
  file: string,
  settings: string,
): Promise<Result<Backup & { readonly notKept: readonly string[] }>> {
  if (existsSync(file)) return { ok: false, because: `${file} is already there. Nothing was changed.` };
  const beside = dirname(file);
  const staging = await workFolder(beside, 'backup');
  const sql = connect(url, { connections: 1, statementTimeoutMs: 0, purpose: 'backup', isLasting: true });
  try {
    const [folder, data, look] = ['rows', 'data', 'look'].map((name) => join(staging, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [folder, data, look]) await mkdir(path, { mode: 0o700 });
    const { contents, notKept } = await writeRows(sql, folder);
    // Mails that were written as files, where no mail server is set up.
    if (existsSync(join(dataDir, 'outbox'))) await copyTree(join(dataDir, 'outbox'), join(data, 'outbox'), undefined);
    await writeWhole(join(data, 'secrets.json'), `${JSON.stringify({ jwtSecret, backendSecretKey }, null, 2)}\n`);
    const hasSettings = existsSync(settings);
    if (hasSettings) await copyFile(settings, join(staging, '.env'));
    await packWhole(staging, file, hasSettings ? ['rows', 'data', '.env'] : ['rows', 'data'], async (unfinished) => {
      await unpack(unfinished, look);
      await readRows(join(look, 'rows'));
    });
    return { ok: true, value: { ...contents, notKept, file, bytes: (await stat(file)).size } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    // What is half written is still there.
    throw new Error(sayFull(beside, await freeBytes(beside)), { cause: error });
  } finally {
    await sql.end({ timeout: 5 });
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}
