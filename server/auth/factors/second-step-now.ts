import type { Context } from 'hono';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { countTry } from '#server/auth/limits.ts';
import { openAppSecret } from './app-secret.ts';
import { noteAttempt } from './factor-attempts.ts';
import { type Factor, findFactors, hasVerifiedApp } from './factor-rows.ts';
import { countRecoveryCodes, isRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/**
 * Looks at the code of an app, or a recovery code, that the owner of an account shows once more. Nothing is used up,
 * so that a mistake in something else that is asked for costs no code: what it is for, the end of the account, ends
 * the codes as well. Out: `needless` for an account without a second step.
 */
export async function checkSecondStep(
  c: Context,
  auth: AuthParts,
  userId: string,
  code: string,
): Promise<'needless' | 'missing' | 'right' | 'wrong'> {
  const factors = await findFactors(auth.sql, userId);
  if (!hasVerifiedApp(factors)) return 'needless';
  if (code === '') return 'missing';
  const isOfApp = /^[\d\s]+$/u.test(code);
  const asked = factors.filter(
    ({ status, factorType }) => status === 'verified' && factorType === (isOfApp ? 'totp' : 'recovery_code'),
  );
  if (isOfApp) await countTry(c, auth, 'factor', userId);
  for (const factor of asked) {
    if (!isOfApp)
      await countTry(c, auth, 'recoveryCode', factor.id, (await countRecoveryCodes(auth.sql, factor.id)).set);
    const isRight = await (isOfApp
      ? showsNow(auth, factor, code)
      : isRecoveryCode(auth.sql, auth.seal, factor.id, code));
    await noteAttempt(auth.sql, { userId, factorId: factor.id, isRight });
    if (isRight) return 'right';
  }
  return 'wrong';
}

/** Whether an app shows this code now, and nobody has used it yet. */
async function showsNow({ sql, seal }: AuthParts, { id, secret }: Factor, code: string): Promise<boolean> {
  const opened = openAppSecret(seal, secret);
  const step = opened === undefined ? undefined : totpStep(opened, code);
  if (step === undefined) return false;
  const unused = await sql`
    select from auth.mfa_factors where id = ${id} and (last_totp_step is null or last_totp_step < ${step})`;
  return unused.count === 1;
}
