import { makeOneTimeToken, type NewToken } from '#server/auth/mail/one-time-tokens.ts';
import { type BrowserClient, browserClient, makeUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Puts an account into the database whose address nobody has confirmed yet. */
export async function makeUnconfirmed(
  { sql }: Pick<TestDatabase, 'sql'>,
  email: string,
  { encryptedPassword }: { encryptedPassword?: string } = {},
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.users (email, encrypted_password) values (${email}, ${encryptedPassword ?? null}) returning id`;
  const id = row?.id ?? '';
  await sql`insert into auth.identities (provider_id, user_id, provider, identity_data)
            values (${id}, ${id}, 'email', ${sql.json({ sub: id, email, email_verified: false, phone_verified: false })})`;
  return id;
}

/** Makes the code and link that a mail would hold. */
export async function madeToken(
  app: TestApp,
  { sql }: Pick<TestDatabase, 'sql'>,
  token: NewToken,
): Promise<{ token: string; code: string }> {
  return makeOneTimeToken(sql, app.auth.parts.seal, token);
}

/** One more browser in which the owner of an account is signed in. */
export async function anotherBrowser(
  app: TestApp,
  database: TestDatabase,
  user: { id: string; email: string },
  options?: Parameters<typeof browserClient>[1],
): Promise<BrowserClient> {
  const client = browserClient(app, options);
  const { token } = await madeToken(app, database, { userId: user.id, type: 'recovery_token', email: user.email });
  const { error } = await client.verifyOtp({ token_hash: token, type: 'magiclink' });
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
  const client = await anotherBrowser(app, database, user);
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
