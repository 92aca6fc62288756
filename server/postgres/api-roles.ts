import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto';
import { databaseCodes } from '#contract/refusals.ts';
import type { Database } from './connect.ts';
import { oneAtATime } from './one-at-a-time.ts';

// Whoever changes roles queues up behind it.
const atRoles = 'roles of the API';

/** The roles that connections of their own log in with. Neither has any right of the server's role. */
export type LoginRole = 'ecosystem_api' | 'sql_console';

// As in a hosted project: the first three are what a call runs as. ecosystem_api is who connects for calls, may
// nothing itself, and can become each of the three; sql_console may read `public` under its policies, and the server
// may end what it runs. inbox_team is what the calls of the team's inbox run as, and only the server can become it.
const roles = {
  anon: 'nologin noinherit',
  authenticated: 'nologin noinherit',
  service_role: 'nologin noinherit bypassrls',
  inbox_team: 'nologin noinherit',
  ecosystem_api: 'login noinherit',
  sql_console: 'login noinherit',
} as const;

/** What a call of the API runs as. */
const callers = 'anon, authenticated, service_role';

/**
 * Makes the roles of the data API where they are missing, before the migrations that name them. Out: a sentence
 * when the role we work as may not make them or hand them on.
 */
export async function prepareApiRoles(sql: Database): Promise<string | undefined> {
  const names = Object.keys(roles);
  try {
    await sql.begin(async (transaction) => {
      await oneAtATime(transaction, atRoles);
      const known = await transaction<{ name: string }[]>`
        select rolname as name from pg_roles where rolname = any (${names})`;
      for (const [name, attributes] of Object.entries(roles))
        if (known.every((role) => role.name !== name)) await transaction.unsafe(`create role ${name} ${attributes}`);
      const [found] = await transaction<
        [{ isMember: boolean; canEnd: boolean; canConnect: boolean; database: string }]
      >`
        select bool_and(pg_has_role('ecosystem_api', name, 'member')) as "isMember",
               pg_has_role('sql_console', 'usage') as "canEnd",
               has_database_privilege('ecosystem_api', current_database(), 'connect')
                 and has_database_privilege('sql_console', current_database(), 'connect') as "canConnect",
               current_database() as database
        from unnest(array['anon', 'authenticated', 'service_role']) name`;
      if (!found.isMember) await transaction.unsafe(`grant ${callers} to ecosystem_api`);
      if (!found.canEnd) await transaction.unsafe('grant sql_console to current_user');
      // What we make belongs to nobody else, unless it is said ("in schema" would take nothing away); in `public`, where
      // the tables of a project lie, functions and numbers are the API's, as in a hosted project.
      await transaction.unsafe(`
        alter default privileges revoke execute on functions from public;
        alter default privileges in schema public grant execute on functions to ${callers}, sql_console;
        alter default privileges in schema public grant usage, select on sequences to ${callers}`);
      if (!found.canConnect)
        await transaction`grant connect on database ${transaction(found.database)} to ecosystem_api, sql_console`;
    });
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code !== databaseCodes.forbidden) throw error;
    const [me] = await sql<[{ name: string }]>`select session_user as name`;
    return [
      `The role "${me.name}" may not make the roles of the data API (${names.join(', ')}), or not hand them on. Run this once as a superuser:`,
      ...names.map((name) => `  create role ${name} ${roles[name as keyof typeof roles]};  -- if it is missing`),
      `  grant ${names.join(', ')} to "${me.name}" with admin option;`,
    ].join('\n');
  }
}

/** The password of a role, the same on all servers with this JWT_SECRET. */
export function rolePassword(jwtSecret: string, role: LoginRole): string {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', `ecosystem role ${role}`, 32)).toString('base64url');
}

/**
 * Sets the password of a role, and grants what it reads, in a way that two servers can do at once. What is sent, and
 * could stand in a log of the database, is a SCRAM verifier and not the password.
 */
export async function setRolePassword(
  sql: Database,
  role: LoginRole,
  password: string,
  grants: readonly string[] = [],
): Promise<void> {
  await sql.begin(async (transaction) => {
    await oneAtATime(transaction, atRoles);
    await transaction.unsafe(`alter role ${role} password '${scramVerifier(password)}'`);
    for (const grant of grants) await transaction.unsafe(`grant ${grant} to ${role}`);
  });
}

// RFC 5803, as PostgreSQL stores it.
function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyOf('Server Key').toString('base64')}`;
}
