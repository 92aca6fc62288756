import { connect } from './connect.ts';

/** The role that the server works as, and the database it owns. */
export const owner = 'ecosystem_owner';
export const databaseName = 'ecosystem';

/**
 * Makes the role and the database of the server in a fresh cluster, over the only superuser
 * connection there ever is, which is closed before anything is served. The role may make roles and
 * pass by row-level security, but is no superuser: it can run no program and read no file.
 */
export async function prepareOwner(port: number, superuserPassword: string, ownerPassword: string): Promise<void> {
  const sql = connect(
    { port, user: 'postgres', password: superuserPassword, database: 'postgres' },
    { connections: 1, statementTimeoutMs: 30_000, purpose: 'set-up' },
  );
  try {
    const [found] = await sql<{ role: boolean; database: boolean }[]>`
      select exists (select from pg_roles where rolname = ${owner}) as role,
             exists (select from pg_database where datname = ${databaseName}) as database`;
    // A password cannot be a parameter of "create role"; ours is made of letters, digits, "-" and "_".
    if (!/^[\w-]+$/u.test(ownerPassword))
      throw new Error('The password of the database owner has other characters than we make.');
    if (!found?.role)
      await sql.unsafe(`create role ${owner} login nosuperuser createrole bypassrls password '${ownerPassword}'`);
    if (!found?.database) {
      await sql.unsafe(`create database ${databaseName} owner ${owner}`);
      await sql.unsafe(`revoke connect, temporary on database ${databaseName} from public`);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}
