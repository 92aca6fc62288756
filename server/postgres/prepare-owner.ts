import { readFile } from 'node:fs/promises';
import { closedAfter, connect, type Database } from './connect.ts';

/** The role that the server works as, and the database it owns. */
export const owner = 'ecosystem_owner';
export const databaseName = 'ecosystem';

/** Where the superuser of an embedded cluster connects. */
export type Superuser = { readonly port: number; readonly password: string };

/**
 * Does something as the only superuser there is. Its connections are closed again before anything is served.
 */
export async function asSuperuser<Result>(
  { port, password }: Superuser,
  database: string,
  work: (sql: Database) => Promise<Result>,
  statementTimeoutMs = 30_000,
): Promise<Result> {
  const address = { port, user: 'postgres', password, database };
  return closedAfter(connect(address, { connections: 1, statementTimeoutMs, purpose: 'set-up' }), work);
}

/**
 * Makes the role and the database of the server in a fresh cluster. The role may make roles and pass by row-level
 * security, but is no superuser: it can run no program and read no file.
 */
export async function prepareOwner(superuser: Superuser, ownerPassword: string): Promise<void> {
  // A password cannot be a parameter of "create role"; ours is made of letters, digits, "-" and "_".
  if (!/^[\w-]+$/u.test(ownerPassword))
    throw new Error('The password of the database owner has other characters than we make.');
  await asSuperuser(superuser, 'postgres', async (sql) => {
    const [found] = await sql<[{ role: boolean; database: boolean }]>`
      select exists (select from pg_roles where rolname = ${owner}) as role,
             exists (select from pg_database where datname = ${databaseName}) as database`;
    if (!found.role)
      await sql.unsafe(`create role ${owner} login nosuperuser createrole bypassrls password '${ownerPassword}'`);
    if (!found.database) await sql.unsafe(`create database ${databaseName} owner ${owner}`);
    // At every start: one that was killed may have come no further than the line before.
    await sql.unsafe(`revoke connect, temporary on database ${databaseName} from public`);
  });
}

const script = new URL('./superuser-set-up.sql', import.meta.url);

/** Sets up what only a superuser can, in the embedded cluster, where nobody else has work. */
export async function setUpAsSuperuser(superuser: Superuser): Promise<void> {
  const statements = await readFile(script, 'utf8');
  await asSuperuser(superuser, databaseName, (sql) => sql.unsafe(statements));
}
