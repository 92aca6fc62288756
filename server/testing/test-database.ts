import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase, type Opening } from '#server/database.ts';
import { asSuperuser, databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { keepSecrets, type Secrets } from '#server/secrets.ts';
import { keptLog } from './quiet-log.ts';
import { layReadyCluster } from './ready-cluster.ts';
import type { SharedPostgres } from './shared-postgres.ts';
import { testFolder } from './test-folder.ts';

export type TestDatabase = OpenDatabase & { readonly secrets: Secrets; readonly folder: string };

/**
 * Makes a database with all migrations: a copy, in the PostgreSQL that the files of a worker share, which takes a
 * sixth of starting one. Its folder is its own; nothing else can connect to it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  // oxlint-disable-next-line node/no-process-env -- The number of a worker is no setting.
  const shared: SharedPostgres | undefined = inject('sharedPostgres')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (shared === undefined) throw new Error('No PostgreSQL was started for this worker.');
  const { port, secrets } = shared;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const asRoot = (statement: string) =>
    asSuperuser({ port, password: secrets.postgres }, 'postgres', (sql) => sql.unsafe(statement));
  await asRoot(`create database ${database} template ${databaseName} strategy file_copy owner ${owner}`);
  await asRoot(`revoke connect, temporary on database ${database} from public`);
  const nothing = async (): Promise<void> => {};
  const address = { port, user: owner, password: secrets.owner, database };
  const server = { address, port: undefined, setUp: nothing, rotateLog: nothing, stop: nothing };
  return opened({ kind: 'running', server }, secrets, testFolder(), () =>
    asRoot(`drop database ${database} with (force)`),
  );
}

/**
 * Starts a PostgreSQL of its own with such a database, for what changes roles or settings, ends connections, or
 * connects by itself.
 * @param lay Puts a database there; one that puts none lets it be made as at the first start of a server.
 */
export async function testPostgres(lay: (folder: string) => Promise<void> = layReadyCluster): Promise<TestDatabase> {
  const folder = testFolder();
  await lay(folder.path);
  const secrets = await keepSecrets(folder.path);
  return opened({ kind: 'embedded', dataDir: folder.path, secrets }, secrets, folder);
}

async function opened(
  opening: Opening,
  secrets: Secrets,
  folder: ReturnType<typeof testFolder>,
  afterwards: () => Promise<unknown> = async () => {},
): Promise<TestDatabase> {
  const result = await openDatabase(opening, keptLog());
  if (!result.ok) throw new Error(result.because);
  const { value } = result;
  return {
    ...value,
    secrets,
    folder: folder.path,
    close: async () => {
      await value.close();
      await afterwards();
      await folder.remove();
    },
  };
}
