import { decodeJwt } from 'jose';
import type { Role } from '#contract/settings.ts';
import { addMethod, beginSession, type SessionJson, sessionJson } from '#server/auth/sessions/sessions.ts';
import { findUser } from '#server/auth/users/users.ts';
import { type BrowserClient, browserClient, makeUser } from './accounts.ts';
import { type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** What was shown when somebody signed in. */
type Shown = 'password' | 'password and second step';

/** Begins a session of an account, as if its owner had signed in: with the password, unless more is named. */
export async function startSession(
  app: TestApp,
  database: TestDatabase,
  userId: string,
  shown: Shown = 'password',
): Promise<SessionJson> {
  const user = await findUser(database.sql, userId);
  if (user === undefined) throw new Error('There is no such account.');
  const { tokens } = app.auth.parts;
  return database.sql.begin(async (sql) => {
    const begun = await beginSession(sql, tokens, user, 'password', { userAgent: 'test' });
    if (shown === 'password') return begun;
    const id = decodeJwt(begun.access_token)['session_id'] as string;
    await addMethod(sql, id, 'totp');
    await sql`update auth.sessions set aal = 'aal2' where id = ${id}`;
    return sessionJson(sql, tokens, user, id, begun.refresh_token);
  });
}

/** Gives an account a second step, as if its owner had connected an app. */
export async function giveSecondStep({ sql }: Pick<TestDatabase, 'sql'>, userId: string): Promise<void> {
  await sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${userId}, 'totp', 'verified')`;
}

/** Gives an account a role, as `npm run admin` does. */
export async function giveRole({ sql }: Pick<TestDatabase, 'sql'>, userId: string, role: string): Promise<void> {
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || ${sql.json({ role })} where id = ${userId}`;
}

/**
 * A new account with a session of its own: one of somebody with a role has a second step and has shown it, unless
 * `shown` says otherwise. Out: the session and the id of the account.
 */
export async function newMember(
  app: TestApp,
  database: TestDatabase,
  { role, shown }: { readonly role?: Role | undefined; readonly shown?: Shown } = {},
): Promise<SessionJson & { userId: string }> {
  const { id } = await makeUser(database, { email: `${crypto.randomUUID()}@example.org` });
  if (role === undefined) return { ...(await startSession(app, database, id, shown)), userId: id };
  await giveRole(database, id, role);
  await giveSecondStep(database, id);
  return { ...(await startSession(app, database, id, shown ?? 'password and second step')), userId: id };
}

/** The headers of a caller: a key, and a bearer that says who they are. */
export const headersOf = (bearer: string, apikey: string = testKeys.publishableKey) => ({
  apikey,
  authorization: `Bearer ${bearer}`,
});

/** Somebody who calls with headers; without an account the id is empty. */
export type Person = { readonly id: string; readonly headers: Readonly<Record<string, string>> };

/** A new account (`newMember`) as a caller. */
export async function newPerson(...given: Parameters<typeof newMember>): Promise<Person> {
  const { userId: id, access_token: token } = await newMember(...given);
  return { id, headers: headersOf(token) };
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
