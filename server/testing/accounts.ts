import { AuthClient } from '@supabase/auth-js';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { eventually } from './eventually.ts';
import { ask, type Asked, type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

type Options = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;
/** The client itself; the package declares it as a value only. */
export type BrowserClient = InstanceType<typeof AuthClient>;

/** A browser's storage. */
export const storageIn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** The real client of a browser, with a storage of its own. */
export function browserClient(app: Pick<TestApp, 'url'>, options: Options = {}): BrowserClient {
  return new AuthClient({
    url: `${app.url}/auth/v1`,
    headers: { apikey: testKeys.publishableKey },
    storageKey: 'ecosystem-auth',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    storage: storageIn(new Map()),
    ...options,
  });
}

/** Calls the service as anybody could: with the public key, and with a bearer when there is one. */
export async function call(
  app: Asked,
  method: string,
  path: string,
  { body, bearer, headers }: { body?: unknown; bearer?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  return ask(app, `/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: testKeys.publishableKey,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** How a call of the client was refused: status and code, or `none` when it was not. */
export function errorOf({ error }: { error: unknown }): [number | undefined, string | undefined] | 'none' {
  if (error === null) return 'none';
  const { code, status } = error as { code?: string; status?: number };
  return [status, code];
}

export const goodPassword = 'seven quiet otters nap';

// Most accounts have the same password, and to hash one takes as long as everything else about them.
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Puts a confirmed account into the database, as if its owner had signed up. */
export async function makeUser(
  database: Pick<TestDatabase, 'sql'>,
  { email, password = goodPassword }: { email: string; password?: string },
): Promise<{ id: string; email: string; password: string }> {
  const { sql } = database;
  const [{ id }] = await sql<[{ id: string }]>`
    insert into auth.users (email, encrypted_password, email_confirmed_at)
    values (${email}, ${await hashOf(password)}, now()) returning id`;
  await sql`insert into auth.identities (provider_id, user_id, provider, identity_data)
            values (${id}, ${id}, 'email', ${sql.json({ sub: id, email, email_verified: true, phone_verified: false })})`;
  return { id, email, password };
}

/** A mail to the owner of an account, as it lies in the outbox. */
export type WaitingMail = {
  subject: string;
  text: string;
  html: string;
  code: string | undefined;
  link: URL | undefined;
};

/** The mails that wait for an address, oldest first. */
export async function mailsTo(database: Pick<TestDatabase, 'sql'>, email: string): Promise<WaitingMail[]> {
  const rows = await database.sql<{ subject: string; text: string; html: string }[]>`
    select subject, body_text as text, body_html as html from app_private.mail_outbox
    where kind = 'account' and to_address = ${email} order by created_at`;
  return rows.map((row) => {
    const link = /https?:\/\/\S+/u.exec(row.text)?.[0];
    return {
      ...row,
      code: /^[2-9A-HJ-NP-Z]{10}$/mu.exec(row.text)?.[0],
      link: link === undefined ? undefined : new URL(link),
    };
  });
}

/** Waits until the worker has written the next mail to an address; `after` is how many there were before. */
export async function nextMail(database: Pick<TestDatabase, 'sql'>, email: string, after = 0): Promise<WaitingMail> {
  return eventually(`a mail to ${email}`, async () => (await mailsTo(database, email))[after]);
}

/** Waits until the worker has answered every request. */
export async function allAnswered({ sql }: Pick<TestDatabase, 'sql'>): Promise<void> {
  await eventually('no request waits', async () => (await sql`select from auth.requests`).count === 0);
}
