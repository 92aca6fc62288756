import type { Context } from 'hono';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import { lockUser } from '#server/auth/users/users.ts';
import { type Factor, findFactors, hasVerifiedApp, noteAttempt } from './factor-rows.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { takeAppCode } from './take-app-code.ts';

type Shown = 'needless' | 'missing' | 'right' | 'wrong';

/**
 * Asks the owner of an account for their second step once more and uses the code up, as signing in does: whoever saw it
 * cannot show it again. `givesBack`: a right code stays unused, where a mistake in something else that is asked for
 * must cost none and what it is for, the end of the account, ends the codes as well. Out: `needless` for an account
 * without a second step.
 */
export async function takeSecondStep(
  c: Context,
  auth: AuthParts,
  userId: string,
  code: string,
  { givesBack = false } = {},
): Promise<Shown> {
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
    if (await takes(c, auth, factor, { code, givesBack })) return 'right';
    await noteAttempt(auth.sql, { userId, factorId: factor.id, isRight: false });
  }
  return 'wrong';
}

type Typed = { readonly code: string; readonly givesBack: boolean };

async function takes(c: Context, auth: AuthParts, factor: Factor, { code, givesBack }: Typed): Promise<boolean> {
  const { id: factorId, userId } = factor;
  const isRight = await auth.sql.begin(async (sql) => {
    const owner = await lockUser(sql, userId);
    await sql`savepoint untaken`;
    const taken = await (factor.factorType === 'totp'
      ? takeAppCode(sql, auth.seal, factor, code)
      : useRecoveryCode(sql, auth, owner, { factorId, code, locale: readLocale(c, auth) }));
    if (givesBack) await sql`rollback to savepoint untaken`;
    if (taken) await noteAttempt(sql, { userId, factorId, isRight: true });
    return taken;
  });
  auth.onMail();
  return isRight;
}
