import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { isRunning, readRunFile } from '#server/run-file.ts';
import { lockFolder } from '#server/lock.ts';
import { choosePlace, type Place } from '#server/postgres/place.ts';
import { keepSecrets } from '#server/secrets.ts';
import { copyRunning } from './copy-running.ts';
import { copyTree } from './copy-tree.ts';
import { type Contents, lookAtCopy } from './look-at-copy.ts';
import { packWhole } from './pack.ts';

export type Backup = Contents & { readonly file: string; readonly bytes: number };

// What a server makes anew: where it runs, its lock, what PostgreSQL said, and the sign of where the database lies.
const madeAnew = /^(?:server\.(?:json|lock)|postgres.*|backup-.*)$/u;

/**
 * Copies everything that must not be lost into one file: the database, the files that people uploaded, the mails that wait
 * and the secrets. A server that runs goes on meanwhile. The copy is started and read once before it is packed, so that
 * what is kept is known to be whole. A refusal is a sentence in `because`.
 * @param settings A file `.env` to keep with it; left out where it is not there.
 */
export async function makeBackup(dataDir: string, file: string, settings: string): Promise<Result<Backup>> {
  if (!existsSync(join(dataDir, 'secrets.json')))
    return { ok: false, because: `There is no data of a server in ${dataDir}.` };
  if (existsSync(file)) return { ok: false, because: `${file} is already there. Nothing was changed.` };
  const noted = await readRunFile(dataDir);
  const running = isRunning(noted) ? noted : undefined;
  // Nobody starts it while its files are copied.
  const lock = running ? undefined : lockFolder(dataDir);
  if (!running && !lock)
    return { ok: false, because: `The server of ${dataDir} is just starting or stopping. Try again in a moment.` };
  const place = await choosePlace(dataDir);
  // Where PostgreSQL's own user may enter: beside the database.
  const staging = await mkdtemp(join(dirname(place.cluster), 'backup-'));
  try {
    await chmod(staging, 0o711);
    const data = join(staging, 'data');
    await mkdir(data, { mode: 0o711 });
    const copy: Place = { ...place, cluster: join(data, 'postgres') };
    const secrets = await keepSecrets(dataDir);
    if (running?.databasePort !== undefined)
      await copyRunning(place, { port: running.databasePort, password: secrets.postgres }, copy.cluster);
    else await copyTree(place.cluster, copy.cluster, place.identity, (path) => !path.startsWith('postmaster.'));
    // After the database: then every file that it names is there.
    await copyTree(dataDir, data, undefined, (path) => !madeAnew.test(path));
    const contents = await lookAtCopy(copy, secrets, join(data, 'storage'));
    await rm(join(data, 'postgres.log'), { force: true });
    const hasSettings = existsSync(settings);
    if (hasSettings) await copyFile(settings, join(staging, '.env'));
    await packWhole(staging, file, hasSettings ? ['data', '.env'] : ['data']);
    return { ok: true, value: { ...contents, file, bytes: (await stat(file)).size } };
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
    lock?.release();
  }
}
