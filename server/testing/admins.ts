import type { SettingsNow } from '#contract/settings.ts';
import { grantRole } from '#server/auth/admin/roles.ts';
import { type BrowserClient, makeUser } from './accounts.ts';
import { callFunction } from './call-function.ts';
import { addApp, codeOf, letFactorsGrowOld } from './second-factor.ts';
import { anotherBrowser, bearerIn, headersOf } from './sessions.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Somebody with a role, signed in with two steps, whose app is not new. */
export type Admin = {
  readonly id: string;
  readonly email: string;
  /** The session itself: whoever steals it has this, and no code. */
  readonly client: BrowserClient;
  readonly headers: Readonly<Record<string, string>>;
  /** What their app shows now. */
  readonly code: () => Promise<string>;
};

export async function makeAdmin(
  app: TestApp,
  database: TestDatabase,
  who: string,
  role: 'team' | 'admin' = 'admin',
): Promise<Admin> {
  const { email, id } = await makeUser(database, { email: `${who}@example.org` });
  const client = await anotherBrowser(app, database, id);
  const { id: factorId, secret } = await addApp(client);
  await letFactorsGrowOld(database, id);
  await grantRole(database.sql, email, role);
  const bearer = await bearerIn(client);
  const { sql } = database;
  return {
    id,
    email,
    client,
    headers: headersOf(bearer),
    // One counts once, and here somebody saves several times in a minute.
    code: async () => {
      await sql`update auth.mfa_factors set last_totp_step = null where id = ${factorId}`;
      return codeOf(secret);
    },
  };
}

/** Lets what waits for an hour begin to count. */
export const letAnHourPass = ({ sql }: Pick<TestDatabase, 'sql'>) =>
  sql`update app_private.setting_versions set counts_from = counts_from - interval '1 hour'`;

export type SettingsAnswer = {
  readonly status: number;
  readonly error: string | undefined;
  readonly message: string | undefined;
  readonly now: SettingsNow;
};

/** Calls something under /functions/v1/settings, by POST where there is a body. */
export async function askSettings(
  app: TestApp,
  who: Pick<Admin, 'headers'>,
  call: string,
  body?: object,
): Promise<SettingsAnswer> {
  const [status, now] = await callFunction<SettingsNow & { error?: string; message?: string }>(
    app,
    who,
    body ? 'POST' : 'GET',
    `settings${call}`,
    body,
  );
  return { status, error: now.error, message: now.message, now };
}
