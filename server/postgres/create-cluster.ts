import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterPlace } from './place.ts';
import { bareEnvironment } from './supervisor.ts';

const run = promisify(execFile);

/**
 * Makes an empty cluster whose superuser `postgres` has the given password. It is made beside its
 * place and renamed at the end, so that a start that was killed half-way leaves nothing to trip over.
 */
export async function createCluster(place: ClusterPlace, password: string): Promise<void> {
  await removeUnfinished(place.cluster);
  // A name of its own: the programs of a start that was killed may still write into theirs for a moment.
  const unfinished = `${place.cluster}.new-${randomUUID()}`;
  const passwordFile = `${unfinished}.password`;
  const give = async (path: string): Promise<void> => {
    if (place.identity) await chown(path, place.identity.uid, place.identity.gid);
  };
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await give(unfinished);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await give(passwordFile);
    const options = [
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ];
    await run(place.binaries.initdb, ['-D', unfinished, ...options], {
      ...place.identity,
      cwd: '/',
      env: bareEnvironment,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, place.cluster);
}

async function removeUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const leftovers = (await readdir(folder)).filter((name) => name.startsWith(`${basename(cluster)}.new-`));
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })));
}
