import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, startEmbedded } from '#server/database.ts';
import { keepSecrets, type Secrets } from '#server/secrets.ts';
import { keptLog } from './quiet-log.ts';
import { layReadyCluster } from './ready-cluster.ts';
import { testFolder } from './test-folder.ts';

/** A running PostgreSQL whose database has all migrations. */
export type SharedPostgres = { readonly port: number; readonly secrets: Secrets };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be added to.
  interface ProvidedContext {
    /** One for each worker: roles, and who is connected, belong to a whole PostgreSQL. */
    sharedPostgres: readonly SharedPostgres[];
  }
}

// Nothing in it outlives the run. What a crash leaves is seen in one as a server makes it.
const settings = ['full_page_writes = off', 'autovacuum = off', 'wal_level = minimal', 'max_wal_senders = 0'];

const running: Awaited<ReturnType<typeof start>>[] = [];

/** Starts them before the first test file. */
export async function setup(project: TestProject): Promise<void> {
  // One after the other: the first makes what is copied.
  while (running.length < project.vitest.config.maxWorkers) running.push(await start());
  project.provide(
    'sharedPostgres',
    running.map(({ postgres }) => postgres),
  );
}

/** Takes them away after the last. */
export async function teardown(): Promise<void> {
  await Promise.all(running.map(({ end }) => end()));
}

async function start(): Promise<{ postgres: SharedPostgres; end: () => Promise<void> }> {
  const folder = testFolder();
  await layReadyCluster(folder.path);
  const file = join(folder.path, 'postgres', 'postgresql.conf');
  if (existsSync(file)) await appendFile(file, `${settings.join('\n')}\n`);
  const secrets = await keepSecrets(folder.path);
  const server = await startEmbedded({ dataDir: folder.path, secrets }, keptLog());
  const opened = await openDatabase({ kind: 'running', server }, keptLog());
  if (!opened.ok) throw new Error(opened.because);
  // A database to which somebody is connected cannot be copied.
  await opened.value.close();
  return {
    postgres: { port: server.port ?? 0, secrets },
    end: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
