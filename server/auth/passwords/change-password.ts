import type { Locale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';

type NewPassword = {
  readonly encryptedPassword: string;
  /** The session that stays. */
  readonly sessionId?: string;
  /** The language of its owner's call. */
  readonly locale?: Locale;
};

/**
 * Stores the hash of a new password and ends whatever else could lead into the account: all sessions but
 * `sessionId`, codes and links that are on their way, flows that wait for their code (SEC-11). Tells the owner. Runs in
 * the caller's transaction, which holds the lock on the account.
 */
export async function setPassword(
  sql: Queries,
  auth: AuthParts,
  user: User,
  { encryptedPassword, sessionId, locale }: NewPassword,
): Promise<void> {
  await sql`
    update auth.users set encrypted_password = ${encryptedPassword}, email_change = '', email_change_confirm_status = 0,
      email_change_sent_at = null, recovery_sent_at = null, reauthentication_sent_at = null, updated_at = now()
    where id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await endSessions(sql, user.id, { sessionId });
  await audit(sql, { action: 'user_updated_password', actorId: user.id });
  await tellOwner(sql, auth, user, 'password_changed', { locale });
}
