import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ClusterPlace } from './place.ts';
import { bareEnvironment } from './supervisor.ts';

const run = promisify(execFile);

/** How long a PostgreSQL whose server was killed may take to stop by itself: a fast stop writes what memory holds. */
const patience = { byItself: 10_000, unwritten: 1000, look: 20 };

/**
 * Clears what a killed server left behind. In: a place that no other living server uses (the folder
 * lock says so). A PostgreSQL that is still stopping is waited for, one that stays is stopped, and a
 * stale `postmaster.pid` is removed: after a container restart its number may belong to another process.
 */
export async function clearLeftover(place: ClusterPlace): Promise<void> {
  const pidFile = join(place.cluster, 'postmaster.pid');
  const begun = performance.now();
  let emptyFrom: number | undefined;
  while (existsSync(pidFile)) {
    // What cannot be read says nothing: it may be gone already, or hold the number of one that lives.
    const content = await readFile(pidFile, 'utf8').catch(() => undefined);
    const pid = Number(content?.split('\n')[0]);
    const now = performance.now();
    emptyFrom = content === undefined || pid ? undefined : (emptyFrom ?? now);
    // A power cut leaves the file without what was written into it, beside which PostgreSQL never starts. One that lives
    // writes its number in the moment in which it makes the file.
    const isUnwritten = emptyFrom !== undefined && now - emptyFrom > patience.unwritten;
    const isStale = pid > 0 ? !(await isPostgresOf(place.cluster, pid)) : isUnwritten;
    if (isStale) return rm(pidFile, { force: true });
    if (now - begun > patience.byItself) return stopByForce(place);
    await wait(patience.look);
  }
}

async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(cluster);
  }
  const listed = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return listed.stdout.includes(cluster);
}

/** Stops a PostgreSQL that does not stop by itself: first in order, then at once (it repairs itself at the next start). */
export async function stopByForce(place: ClusterPlace): Promise<void> {
  const stop = (mode: string): Promise<unknown> =>
    run(place.binaries.pg_ctl, ['stop', '-D', place.cluster, '-m', mode, '-w', '-t', '20'], {
      ...place.identity,
      cwd: '/',
      env: bareEnvironment,
    });
  await stop('fast').catch(() => stop('immediate'));
}
