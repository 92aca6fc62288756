import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { ClusterPlace } from './place.ts';

// PostgreSQL must not outlive the server, not even after `kill -9`. A shell holds the other end of a
// pipe from the server: when that closes, for whatever reason, PostgreSQL gets SIGINT ("fast stop").
const script = `
exec 3<&0 </dev/null
"$@" 3<&- &
database=$!
( read -r never <&3; kill -INT "$database" ) 2>/dev/null &
watcher=$!
exec 3<&-
trap '' HUP INT
trap 'kill -INT "$database"' TERM
wait "$database"; code=$?
while kill -0 "$database" 2>/dev/null; do wait "$database"; code=$?; done
kill "$watcher" 2>/dev/null
exit "$code"
`;

/** Programs of PostgreSQL get no variable of ours: PGDATA, PGPORT and secrets stay outside. */
export const bareEnvironment = { PATH: process.platform === 'win32' ? '' : '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Starts PostgreSQL under its supervisor. Ending the `stdin` of what comes back stops it; it exits
 * with PostgreSQL. It stands in a session of its own, so Ctrl-C in a terminal reaches the server
 * alone, which first finishes its requests. On Windows there is no such shell: PostgreSQL runs bare.
 */
export function startSupervised(place: ClusterPlace, args: readonly string[], logFile: string): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  try {
    const isWindows = process.platform === 'win32';
    const command = isWindows ? place.binaries.postgres : 'sh';
    const parameters = isWindows ? args : ['-c', script, 'ecosystem-database', place.binaries.postgres, ...args];
    return spawn(command, parameters, {
      ...place.identity,
      cwd: '/',
      env: bareEnvironment,
      stdio: ['pipe', log, log],
      detached: !isWindows,
    });
  } finally {
    closeSync(log);
  }
}
