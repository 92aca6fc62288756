import { beginSession, type SessionJson } from '#server/auth/sessions/sessions.ts';
import { findUser } from '#server/auth/users/users.ts';
import { type BrowserClient, browserClient, makeUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Begins a session of an account, as if its owner had signed in with the password. */
export async function startSession(app: TestApp, database: TestDatabase, userId: string): Promise<SessionJson> {
  const user = await findUser(database.sql, userId);
  if (user === undefined) throw new Error('There is no such account.');
  const { tokens } = app.auth.parts;
  return database.sql.begin((sql) => beginSession(sql, tokens, user, 'password', { userAgent: 'test' }));
}

/** A new account with a session of its own. Out: the session and the id of the account. */
export async function newMember(app: TestApp, database: TestDatabase): Promise<SessionJson & { userId: string }> {
  const { id } = await makeUser(database, { email: `${crypto.randomUUID()}@example.org` });
  return { ...(await startSession(app, database, id)), userId: id };
}

/** One more browser in which the owner of an account is signed in. */
export async function anotherBrowser(
  app: TestApp,
  database: TestDatabase,
  userId: string,
  options?: Parameters<typeof browserClient>[1],
): Promise<BrowserClient> {
  const client = browserClient(app, options);
  const { error } = await client.setSession(await startSession(app, database, userId));
  if (error) throw error;
  return client;
}

/** A confirmed account, and a browser in which its owner has just signed in. */
export async function someoneSignedIn(
  app: TestApp,
  database: TestDatabase,
  email: string,
): Promise<{ id: string; email: string; password: string; client: BrowserClient; bearer: string }> {
  const user = await makeUser(database, { email });
  const client = await anotherBrowser(app, database, user.id);
  return { ...user, client, bearer: await bearerIn(client) };
}

/** The access token in a browser. */
export async function bearerIn(client: BrowserClient): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

/** Lets all sessions of an account look as if they had begun hours ago. */
export async function letSessionsGrowOld({ sql }: Pick<TestDatabase, 'sql'>, userId: string): Promise<void> {
  await sql`
    update auth.mfa_amr_claims set updated_at = now() - interval '2 hours'
    where session_id in (select id from auth.sessions where user_id = ${userId})`;
}
