import { closedAfter, connect, type Database } from '#server/postgres/connect.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';

/** Does something in the database of a running server, whose data folder has it. Out: what the work gives. */
export async function inLiveDatabase<Result>(
  dataDir: string,
  work: (sql: Database) => Promise<Result>,
): Promise<Result> {
  const server = await readRunFile(dataDir);
  if (server?.databasePort === undefined) throw new Error(`No server with a database of its own runs in ${dataDir}.`);
  const { owner: password } = await keepSecrets(dataDir);
  const address = { port: server.databasePort, user: owner, password, database: databaseName };
  return closedAfter(connect(address, { connections: 1, statementTimeoutMs: 10_000, purpose: 'test' }), work);
}
