import { connect } from '#server/postgres/connect.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';

/** A message as it lies in the database. */
export type Stored = {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
  readonly suspected: string | null;
};

/** Reads what a running server with an embedded database has stored, oldest first. */
export async function storedMessages(dataDir: string): Promise<Stored[]> {
  const server = await readRunFile(dataDir);
  if (server?.databasePort === undefined) throw new Error(`No server with a database of its own runs in ${dataDir}.`);
  const { owner: password } = await keepSecrets(dataDir);
  const sql = connect(
    { port: server.databasePort, user: owner, password, database: databaseName },
    { connections: 1, statementTimeoutMs: 10_000, purpose: 'test' },
  );
  try {
    return await sql<Stored[]>`
      select reference, name, message, suspected from app_private.messages order by created_at`;
  } finally {
    await sql.end();
  }
}
