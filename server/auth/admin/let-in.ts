import { teamLanguage } from '#content/mail/team-language.ts';
import type { Result } from '#contract/failures.ts';
import { isLocale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import { findFactors, hasVerifiedApp } from '#server/auth/factors/factor-rows.ts';
import { removeFactor } from '#server/auth/factors/remove-factor.ts';
import { confirmLink, type SiteAddress } from '#server/auth/links.ts';
import { makeOneTimeToken } from '#server/auth/mail/one-time-tokens.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { findUserByEmail, type User } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { Seal } from '#server/seal.ts';
import { type Unfit, unfitFor } from './roles.ts';

type LetIn<Value> = Result<Value, { readonly because: Unfit }>;

/**
 * Makes a link with which the owner of an account sets a new password, as the mail for it would hold: for whoever runs the
 * site to hand over where no mail arrives. A second step is asked for as ever.
 */
export const newPasswordLink = (
  sql: Database,
  { seal, siteUrl }: SiteAddress & { readonly seal: Seal },
  email: string,
): Promise<LetIn<string>> =>
  withAccount(sql, email, async (transaction, { id, userMetadata: { locale } }) => {
    const { token } = await makeOneTimeToken(transaction, seal, { userId: id, type: 'recovery_token', email });
    await transaction`update auth.users set recovery_sent_at = now(), updated_at = now() where id = ${id}`;
    await audit(transaction, { action: 'user_recovery_requested', traits: { user_id: id } });
    return confirmLink({ siteUrl }, isLocale(locale) ? locale : teamLanguage, { token, type: 'recovery' });
  });

/**
 * Removes all apps and recovery codes of somebody who has lost them, and signs the account out everywhere, also on the
 * phone that is gone. The owner is told by mail. Out: whether there was an app that counted.
 */
export const removeSecondStep = (sql: Database, site: SiteAddress, email: string): Promise<LetIn<boolean>> =>
  withAccount(sql, email, async (transaction, { id }) => {
    const factors = await findFactors(transaction, id);
    // With the last app its recovery codes go by themselves.
    for (const factor of factors.filter(({ factorType }) => factorType !== 'recovery_code')) {
      await removeFactor(transaction, site, factor, teamLanguage);
      await audit(transaction, { action: 'factor_unenrolled', traits: { user_id: id, factor_id: factor.id } });
    }
    await endSessions(transaction, id);
    return hasVerifiedApp(factors);
  });

const withAccount = <Value>(
  sql: Database,
  email: string,
  work: (transaction: Queries, user: User) => Promise<Value>,
): Promise<LetIn<Value>> =>
  sql.begin(async (transaction): Promise<LetIn<Value>> => {
    const user = await findUserByEmail(transaction, email, { forUpdate: true });
    if (user === undefined) return { ok: false, because: 'unknown' };
    const because = unfitFor(user);
    if (because) return { ok: false, because };
    return { ok: true, value: await work(transaction, user) };
  });
