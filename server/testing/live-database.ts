import { closedAfter, connect, type ConnectOptions, type Database } from '#server/postgres/connect.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';

/** Connects to the database of a running server, whose data folder has it, as its owner. */
export async function connectLive(
  dataDir: string,
  options: ConnectOptions = { connections: 1, statementTimeoutMs: 10_000, purpose: 'test' },
): Promise<Database> {
  const server = await readRunFile(dataDir);
  if (server?.databasePort === undefined) throw new Error(`No server with a database of its own runs in ${dataDir}.`);
  const { owner: password } = await keepSecrets(dataDir);
  const address = { port: server.databasePort, user: owner, password, database: databaseName };
  return connect(address, options);
}

/** Does something there. Out: what the work gives. */
export const inLiveDatabase = async <Result>(
  dataDir: string,
  work: (sql: Database) => Promise<Result>,
): Promise<Result> => closedAfter(await connectLive(dataDir), work);
