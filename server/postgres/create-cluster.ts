import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Place } from './place.ts';
import { bareEnvironment } from './supervisor.ts';

const run = promisify(execFile);

/**
 * Makes an empty cluster whose superuser `postgres` has the given password. It is made beside its
 * place and renamed at the end, so that a start that was killed half-way leaves nothing to trip over.
 */
export async function createCluster(place: Place, password: string): Promise<void> {
  const unfinished = `${place.cluster}.new`;
  const passwordFile = `${place.cluster}.password`;
  const give = async (path: string): Promise<void> => {
    if (place.identity) await chown(path, place.identity.uid, place.identity.gid);
  };
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
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
