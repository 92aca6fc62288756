import { makeOneTimeToken, type NewToken } from '#server/auth/mail/one-time-tokens.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Puts an account into the database whose address nobody has confirmed yet. */
export async function makeUnconfirmed(
  { sql }: Pick<TestDatabase, 'sql'>,
  email: string,
  { encryptedPassword }: { encryptedPassword?: string } = {},
): Promise<string> {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into auth.users (email, encrypted_password) values (${email}, ${encryptedPassword ?? null}) returning id`;
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
