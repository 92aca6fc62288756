import type { Locale } from '#contract/locale.ts';
import type { SiteAddress } from '#server/auth/links.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { findUser } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { type Factor, findFactors, hasVerifiedApp } from './factor-rows.ts';
import { lowerSessions } from './raise-session.ts';

/**
 * Removes a factor, in the caller's transaction; `auth.onMail()` belongs after it. Sessions that were raised with it are
 * aal1 again. With the last verified app go the recovery codes, which never stand alone. The owner is told by mail when an
 * app that counted is gone, or their recovery codes alone; `locale` is the language of their own call. Out: the factor as
 * it was, or `undefined` when it was gone.
 */
export async function removeFactor(
  sql: Queries,
  auth: SiteAddress,
  { id, userId }: Pick<Factor, 'id' | 'userId'>,
  locale?: Locale,
): Promise<Factor | undefined> {
  // One change of an account's factors at a time: two last apps cannot both take themselves for the last but one.
  const user = await findUser(sql, userId, { forUpdate: true });
  if (user === undefined) return undefined;
  const factors = await findFactors(sql, userId);
  const factor = factors.find((one) => one.id === id);
  if (factor === undefined) return undefined;
  const others = factors.filter((one) => one !== factor);
  const isVerifiedApp = hasVerifiedApp([factor]);
  const isLastApp = isVerifiedApp && !hasVerifiedApp(others);
  const going = isLastApp ? [factor, ...others.filter(({ factorType }) => factorType === 'recovery_code')] : [factor];
  const ids = going.map((one) => one.id);
  await sql`delete from auth.mfa_factors where id = any (${ids})`;
  await lowerSessions(sql, userId, ids);
  const areCodes = factor.factorType === 'recovery_code';
  const told = areCodes ? 'recovery_codes_removed' : isLastApp ? 'two_factor_off' : isVerifiedApp && 'factor_removed';
  if (told) await tellOwner(sql, auth, user, told, { locale });
  return factor;
}
