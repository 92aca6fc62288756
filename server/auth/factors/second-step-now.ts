import type { Context } from 'hono';
import type { OrFailure } from '#contract/failures.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import { lockUser } from '#server/auth/users/users.ts';
import { type Factor, findFactors, hasVerifiedApp, isNewFactor, noteAttempt } from './factor-rows.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { takeAppCode } from './take-app-code.ts';

type How = { readonly givesBack?: boolean; readonly isOld?: boolean };

/**
 * Asks the owner of an account for their second step once more and uses the code up, as signing in does: whoever saw it
 * cannot show it again. `givesBack`: a right code stays unused, where a mistake in something else that is asked for
 * must cost none and what it is for, the end of the account, ends the codes as well. `isOld`: what began to count within
 * the last hour is refused and not used up, because whoever holds a session can make an app or codes of their own with it.
 * Out: `needless` for an account without a second step.
 */
export async function takeSecondStep(
  c: Context,
  auth: AuthParts,
  userId: string,
  code: string,
  how: How,
): Promise<OrFailure<'needless' | 'right'>> {
  const factors = await findFactors(auth.sql, userId);
  if (!hasVerifiedApp(factors)) return { ok: true, value: 'needless' };
  if (code === '') return { ok: false, failure: { code: 'second_code_needed' } };
  const isOfApp = /^[\d\s]+$/u.test(code);
  const asked = factors.filter(
    ({ status, factorType }) => status === 'verified' && factorType === (isOfApp ? 'totp' : 'recovery_code'),
  );
  if (isOfApp) await countTry(c, auth, 'factor', userId);
  for (const factor of asked) {
    if (!isOfApp)
      await countTry(c, auth, 'recoveryCode', factor.id, (await countRecoveryCodes(auth.sql, factor.id)).set);
    const shown = await take(c, auth, factor, { ...how, code });
    if (shown === 'right') return { ok: true, value: shown };
    if (shown === 'new') return { ok: false, failure: { code: 'new_second_code' } };
    await noteAttempt(auth.sql, { userId, factorId: factor.id, isRight: false });
  }
  return { ok: false, failure: { code: 'wrong_second_code' } };
}

async function take(
  c: Context,
  auth: AuthParts,
  factor: Factor,
  { code, givesBack = false, isOld = false }: How & { readonly code: string },
): Promise<'right' | 'new' | 'wrong'> {
  const { id: factorId, userId } = factor;
  const shown = await auth.sql.begin(async (sql) => {
    const owner = await lockUser(sql, userId);
    await sql`savepoint untaken`;
    const taken = await (factor.factorType === 'totp'
      ? takeAppCode(sql, auth.seal, factor, code)
      : takeRecoveryCode(sql, auth, owner, { factorId, code, locale: readLocale(c, auth) }));
    if (!taken) return 'wrong';
    const isNew = isOld && (await isNewFactor(sql, factorId));
    if (givesBack || isNew) await sql`rollback to savepoint untaken`;
    await noteAttempt(sql, { userId, factorId, isRight: true });
    return isNew ? 'new' : 'right';
  });
  auth.onMail();
  return shown;
}
