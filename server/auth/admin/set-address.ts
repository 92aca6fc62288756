import type { AuthParts } from '#server/auth/auth-parts.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { writeEmailIdentity } from '#server/auth/users/identities.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';

/**
 * Gives an account another address without asking its mailboxes: for whoever runs the site. Everything that
 * leads in by the old address ends, sessions too, and the old address is told. Runs in the caller's
 * transaction, which holds the lock on the account; `auth.onMail()` belongs after it.
 */
export async function setAddress(sql: Queries, auth: AuthParts, user: User, email: string): Promise<void> {
  await sql`
    update auth.users set email = ${email}, email_change = '', email_change_confirm_status = 0, updated_at = now()
    where id = ${user.id}`;
  await writeEmailIdentity(sql, user.id, email, false);
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await endSessions(sql, user.id);
  await tellOwner(sql, auth, user, 'email_changed', { values: { email } });
}

/** Notes that the address of an account is its owner's, because whoever runs the site says so. */
export async function confirmAddress(sql: Queries, userId: string): Promise<void> {
  await sql`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = ${userId}`;
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
}
