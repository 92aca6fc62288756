import { TOTP } from 'otpauth';
import { beginSession } from '#server/auth/sessions/sessions.ts';
import { findUser } from '#server/auth/users/users.ts';
import { browserClient, type BrowserClient, makeUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The code that an app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** A person whose browser is signed in with a password. */
export async function signedIn(
  app: TestApp,
  database: TestDatabase,
  email: string,
): Promise<{ userId: string; client: BrowserClient }> {
  const { id } = await makeUser(database, { email });
  return { userId: id, client: await anotherDevice(app, database, id) };
}

/** One more browser of the same person, signed in with a password. */
export async function anotherDevice(app: TestApp, database: TestDatabase, userId: string): Promise<BrowserClient> {
  const user = await findUser(database.sql, userId);
  if (user === undefined) throw new Error('The user is not there.');
  const client = browserClient(app, { experimental: { recoveryCodes: true } });
  const session = await beginSession(database.sql, app.auth.parts.tokens, user, 'password', {
    address: '127.0.0.1',
    userAgent: 'test',
  });
  const { error } = await client.setSession(session);
  if (error) throw error;
  return client;
}

/** Adds an app and shows its first code. Out: the factor, its secret. */
export async function addApp(
  client: BrowserClient,
  friendlyName = 'My phone',
): Promise<{ id: string; secret: string }> {
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const verified = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}

/** Makes the present code count again, as if a minute had gone by since the last one. */
export async function aMinuteLater(database: TestDatabase, factorId: string): Promise<void> {
  await database.sql`update auth.mfa_factors set last_totp_step = last_totp_step - 2 where id = ${factorId}`;
}

/** The access token of a browser. */
export async function bearerOf(client: BrowserClient): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

/** What a refused call of the client says: status and code, both `undefined` when it was not refused. */
export function codeAndStatus(error: unknown): [status: number | undefined, code: string | undefined] {
  const { code, status } = (error ?? {}) as { code?: string; status?: number };
  return [status, code];
}
