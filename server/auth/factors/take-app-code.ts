import type { Queries } from '#server/postgres/connect.ts';
import { isSealed, type Seal } from '#server/seal.ts';
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
      verified_at = case status when 'verified' then verified_at else now() end,
      secret = ${seal.close(opened)}
    where id = ${id} and (last_totp_step is null or last_totp_step < ${step})`;
  return taken.count === 1;
}

/**
 * The secret of an app in base32, as its row keeps it: sealed, or as it came from a hosted project. `undefined`
 * for what we cannot read, for example what a hosted project encrypted with a key of its own.
 */
function openAppSecret(seal: Seal, stored: string | null): string | undefined {
  if (stored === null) return undefined;
  if (isSealed(stored)) return seal.open(stored);
  return /^[A-Z2-7]{16,}$/u.test(stored) ? stored : undefined;
}
