import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user that PostgreSQL runs as. */
export type UnixIdentity = { readonly uid: number; readonly gid: number };

const ownUser = 'ecosystem-db';

/**
 * Chooses who runs PostgreSQL, which refuses to run as root. Out: `undefined` when we are not root
 * and need no other user. The owner of an existing cluster comes first, because the files are
 * theirs; then the machine's `postgres` user, one made for us, and `nobody`.
 */
export function chooseIdentity(cluster: string): UnixIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (
    userNamed('postgres') ?? userNamed(ownUser) ?? makeUser() ?? userNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
  );
}

function userNamed(name: string): UnixIdentity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  return uid !== undefined && gid !== undefined && uid > 0 ? { uid, gid } : undefined;
}

function makeUser(): UnixIdentity | undefined {
  const made = spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/bin/false',
    ownUser,
  ]);
  return made.status === 0 ? userNamed(ownUser) : undefined;
}

/** Whether that user can enter a folder. Asked of the system itself: mode bits do not tell of ACLs or mounts. */
export function canEnter(identity: UnixIdentity | undefined, folder: string): boolean {
  return spawnSync('sh', ['-c', 'cd "$1"', 'sh', folder], { ...identity, cwd: '/' }).status === 0;
}

/** Whether that user can start a program. */
export function canRun(identity: UnixIdentity | undefined, program: string): boolean {
  return spawnSync(program, ['--version'], { ...identity, cwd: '/' }).status === 0;
}
