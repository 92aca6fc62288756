import { TOTP } from 'otpauth';
import type { BrowserClient } from './accounts.ts';
import type { TestDatabase } from './test-database.ts';

/** The code that an app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

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

/** Lets the apps and recovery codes of an account look as if they had begun to count a day ago. */
export async function letFactorsGrowOld({ sql }: Pick<TestDatabase, 'sql'>, userId: string): Promise<void> {
  await sql`update auth.mfa_factors set verified_at = verified_at - interval '1 day' where user_id = ${userId}`;
  await sql`
    update auth.mfa_recovery_codes set created_at = created_at - interval '1 day'
    where factor_id in (select id from auth.mfa_factors where user_id = ${userId})`;
}

/** Makes the present code count again, as if a minute had gone by since the last one. */
export async function aMinuteLater(database: TestDatabase, factorId: string): Promise<void> {
  await database.sql`update auth.mfa_factors set last_totp_step = last_totp_step - 2 where id = ${factorId}`;
}
