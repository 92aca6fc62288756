import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { lockFolder } from '#server/lock.ts';
import { connect } from '#server/postgres/connect.ts';
import { choosePlace, type ClusterPlace } from '#server/postgres/place.ts';
import type { Superuser } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';
import { copyTree } from './copy-tree.ts';
import { bytesIn, refuseWithoutRoom } from './disk-room.ts';
import { type Contents, lookAtCopy } from './look-at-copy.ts';
import { packWhole } from './pack.ts';
import { clearAbandoned, isOfTheDisk, workFolder } from './unfinished.ts';

export type Backup = Contents & { readonly file: string; readonly bytes: number };

// What a server makes anew: where it runs, its lock, what PostgreSQL said, and the sign of where the database lies.
const madeAnew = /^(?:server\.(?:json|lock)|postgres.*|unfinished-.*)$/u;
const isKept = (path: string): boolean => !madeAnew.test(path) && !isOfTheDisk(path);

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
  // Nobody starts it while its files are copied; where somebody has it, it runs.
  const lock = lockFolder(dataDir);
  const running = lock ? undefined : await readRunFile(dataDir);
  if (!running && !lock)
    return { ok: false, because: `The server of ${dataDir} is just starting or stopping. Try again in a moment.` };
  let staging: string | undefined;
  try {
    const place = await choosePlace(dataDir);
    const beside = dirname(place.cluster);
    await clearAbandoned(dirname(file));
    // Where PostgreSQL's own user may enter: beside the database.
    staging = await workFolder(beside, 'backup');
    const bytes = (await bytesIn(place.cluster)) + (await bytesIn(dataDir, isKept));
    const refusal = await refuseWithoutRoom(bytes, beside, file);
    if (refusal !== undefined) return { ok: false, because: refusal };
    await chmod(staging, 0o711);
    const data = join(staging, 'data');
    await mkdir(data, { mode: 0o711 });
    const copy: ClusterPlace = { ...place, cluster: join(data, 'postgres') };
    const secrets = await keepSecrets(dataDir);
    if (running?.databasePort !== undefined)
      await copyRunning(place, { port: running.databasePort, password: secrets.postgres }, copy.cluster);
    else await copyTree(place.cluster, copy.cluster, place.identity, (path) => !path.startsWith('postmaster.'));
    // After the database: then every file that it names is there.
    await copyTree(dataDir, data, undefined, isKept);
    const contents = await lookAtCopy(copy, secrets, join(data, 'storage'));
    await rm(join(data, 'postgres.log'), { force: true });
    const hasSettings = existsSync(settings);
    if (hasSettings) await copyFile(settings, join(staging, '.env'));
    await packWhole(staging, file, hasSettings ? ['data', '.env'] : ['data']);
    return { ok: true, value: { ...contents, file, bytes: (await stat(file)).size } };
  } finally {
    if (staging !== undefined) await rm(staging, { recursive: true, force: true, maxRetries: 5 });
    lock?.release();
  }
}

/** What belongs to the running PostgreSQL and not to its data (PostgreSQL's manual, 25.3.4.2). */
const ofTheRunning =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))\/.*|.*pgsql_tmp.*)$/u;

/**
 * Copies the cluster of a running PostgreSQL, which goes on meanwhile. The copy holds everything that was committed before
 * this began; it becomes whole when it is started, from the notes in `pg_wal` (manual, 25.3.3).
 */
async function copyRunning({ cluster, identity }: ClusterPlace, superuser: Superuser, to: string): Promise<void> {
  const { port, password } = superuser;
  const sql = connect(
    { port, user: 'postgres', password, database: 'postgres' },
    { connections: 1, statementTimeoutMs: 0, purpose: 'backup', isLasting: true },
  );
  // A backup is begun and ended by one session.
  const session = await sql.reserve();
  try {
    // Keeps what is written meanwhile in pg_wal, as long as this session lives.
    await session`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`;
    await session`select pg_backup_start('npm run backup', true)`;
    await copyTree(cluster, to, identity, (path) => !ofTheRunning.test(path));
    const [label] = await session<[{ labelfile: string }]>`select labelfile from pg_backup_stop(false)`;
    const file = join(to, 'backup_label');
    await writeFile(file, label.labelfile, { mode: 0o600 });
    if (identity) await chown(file, identity.uid, identity.gid);
    await copyTree(join(cluster, 'pg_wal'), join(to, 'pg_wal'), identity);
  } finally {
    session.release();
    await sql.end({ timeout: 5 });
  }
}
