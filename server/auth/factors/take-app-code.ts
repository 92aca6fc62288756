import type { Seal } from '#server/auth/seal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { openAppSecret } from './app-secret.ts';
import type { Factor } from './factor-rows.ts';
import { totpStep } from './totp.ts';

/** Uses up a code that an app shows now: it and all before it never count again. The app counts from then on. Out: whether it counted. */
export async function takeAppCode(
  sql: Queries,
  seal: Seal,
  { id, secret }: Pick<Factor, 'id' | 'secret'>,
  typed: string,
): Promise<boolean> {
  const opened = openAppSecret(seal, secret);
  const step = opened === undefined ? undefined : totpStep(opened, typed);
  if (opened === undefined || step === undefined) return false;
  // An imported secret is sealed from here on.
  const taken = await sql`
    update auth.mfa_factors set last_totp_step = ${step}, status = 'verified', updated_at = now(),
      secret = ${seal.close(opened)}
    where id = ${id} and (last_totp_step is null or last_totp_step < ${step})`;
  return taken.count === 1;
}
