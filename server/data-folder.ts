import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { isHalfRestored } from './backup/unfinished.ts';
import type { Opening } from './database.ts';
import type { Env } from './env.ts';
import { inShell } from './in-shell.ts';
import { lockFolder } from './lock.ts';
import { keepSecrets, type Secrets } from './secrets.ts';

/** What a server stands on: its data folder, which is its own until `release`, what is secret in it, and its database. */
export type DataFolder = {
  readonly dataDir: string;
  readonly secrets: Secrets | undefined;
  readonly opening: Exclude<Opening, { kind: 'running' }>;
  readonly release: () => void;
};

/** Takes the data folder of the settings. A refusal, when another server has it, is a plain sentence. */
export async function takeDataFolder(env: Env): Promise<Result<DataFolder>> {
  const dataDir = resolve(env.dataDir);
  // Others may pass through but see nothing: PostgreSQL's own user has its folder inside.
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch((error: Error) => {
    throw new Error(`The data folder ${dataDir} cannot be made by this user: ${error.message}.`, { cause: error });
  });
  // Several servers may share a given database; an embedded one belongs to one server.
  if (env.databaseUrl !== undefined) {
    const { databaseUrl: pooled, databaseDirectUrl: direct } = env;
    const opening = { kind: 'given', url: direct ?? pooled, pooledUrl: direct && pooled } as const;
    return { ok: true, value: { dataDir, secrets: undefined, opening, release: () => {} } };
  }
  // Whether this user may use it is said below.
  if (isHalfRestored(await readdir(dataDir).catch(() => [])))
    return {
      ok: false,
      because: `A restore into ${dataDir} is at work or was broken off. Wait for its end, or move the folder away and restore the backup again: mv ${inShell(dataDir)} ${inShell(`${dataDir}.broken`)}`,
    };
  const lock = lockFolder(dataDir);
  if (lock === undefined)
    return {
      ok: false,
      because: `Another server already uses the data folder ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
    };
  const secrets = await keepSecrets(dataDir).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return {
    ok: true,
    value: { dataDir, secrets, opening: { kind: 'embedded', dataDir, secrets }, release: lock.release },
  };
}
