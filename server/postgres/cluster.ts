import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCluster } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { clearLeftover, stopByForce } from './leftover.ts';
import type { ClusterPlace } from './place.ts';
import { logSettings, rotateLog } from './postgres-log.ts';
import { startSupervised } from './supervisor.ts';

/** A running embedded PostgreSQL. */
export type Cluster = {
  readonly port: number;
  /** Begins a new log where it is time for one. */
  readonly rotateLog: () => Promise<void>;
  /** Settles when PostgreSQL has ended, wanted or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

// For a machine with 1 GB: 32 MB of shared buffers hold this site's whole data. Durable by default
// (fsync, synchronous_commit). No socket file, so that no path is too long and no other user connects.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '60',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  ...logSettings,
};

const attempts = 5;

/**
 * Starts the PostgreSQL of a place, after making the cluster when there is none and clearing what a
 * killed server left. In: a port to take again, when clients still know it. Throws with the end of
 * PostgreSQL's own log when it does not start.
 */
export async function startCluster(place: ClusterPlace, password: string, samePort?: number): Promise<Cluster> {
  const logFile = join(dirname(place.cluster), 'postgres.log');
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await createCluster(place, password);
  const rotate = (): Promise<void> => rotateLog(logFile, new Date());
  await rotate();
  for (let attempt = 1; ; attempt += 1) {
    await clearLeftover(place);
    const port = samePort ?? (await freePort());
    const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = startSupervised(place, ['-D', place.cluster, ...options], logFile);
    const ended = endOf(child);
    if (await becomesReady(place, ended))
      return { port, rotateLog: rotate, ended, stop: () => stopCluster(place, child, ended) };
    // Another program may have taken the port, or processes of a crashed PostgreSQL still leave.
    if (attempt === attempts)
      throw new Error(`PostgreSQL does not start. Its log, ${logFile}, ends with:\n${await endOfFile(logFile)}`);
    await wait(300 * attempt);
  }
}

function endOf(child: ChildProcess): Promise<void> {
  // Writing to a PostgreSQL that has just ended is no failure of its own: "exit" tells.
  child.stdin?.on('error', () => {});
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    // It could not even be started.
    child.once('error', () => resolve());
  });
}

// PostgreSQL writes "ready" into the eighth line of its pid file, where pg_ctl looks for it too.
async function becomesReady(place: ClusterPlace, ended: Promise<void>): Promise<boolean> {
  const pidFile = join(place.cluster, 'postmaster.pid');
  const end = ended.then(() => 'ended' as const);
  while ((await Promise.race([end, wait(10)])) !== 'ended') {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    if (lines[7]?.trim() === 'ready') return true;
  }
  return false;
}

async function stopCluster(place: ClusterPlace, child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform === 'win32') await stopByForce(place);
  child.stdin?.end();
  const inTime = await Promise.race([ended.then(() => true), wait(20_000, false, { ref: false })]);
  if (!inTime) await stopByForce(place);
}

async function endOfFile(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-8).join('\n');
}
