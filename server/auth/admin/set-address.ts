import type { Queries } from '#server/postgres/connect.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { emailIdentityData } from '#server/auth/users/create-user.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import type { User } from '#server/auth/users/users.ts';

/**
 * Gives an account another address without asking its mailboxes: for whoever runs the site. Everything that
 * leads in by the old address ends, sessions too, and the old address is told. Runs in the caller's
 * transaction, which holds the lock on the account; `auth.onMail()` belongs after it.
 */
export async function setAddress(sql: Queries, auth: AuthParts, user: User, email: string): Promise<void> {
  await sql`
    update auth.users set email = ${email}, email_change = '', email_change_confirm_status = 0, updated_at = now()
    where id = ${user.id}`;
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data)
    values (${user.id}, ${user.id}, 'email', ${sql.json(emailIdentityData(user.id, email))})
    on conflict (provider_id, provider) do update
    set identity_data = identities.identity_data || excluded.identity_data, updated_at = now()`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await endSessions(sql, user.id);
  await tellOwner(sql, auth, user, 'email_changed', { email });
}

/** Notes that the address of an account is its owner's, because whoever runs the site says so. */
export async function confirmAddress(sql: Queries, userId: string): Promise<void> {
  await sql`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = ${userId}`;
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
}
