import type { Queries } from '#server/postgres/connect.ts';
import { findUser, type User } from '#server/auth/users/users.ts';

/**
 * Makes an account that nobody has confirmed the team's own, before a password or a right is given to it. What a
 * sign-up left there goes: its password, codes and links on their way, its data. Nobody knows whose they were, and
 * the owner of the mailbox would let them in. An account that is confirmed or the team's already stays as it is.
 * Runs in the caller's transaction, which holds the lock on the account. Out: the account as it is now.
 */
export async function takeCharge(sql: Queries, user: User): Promise<User> {
  if (user.emailConfirmedAt !== null || user.invitedAt !== null) return user;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await sql`
    update auth.users set invited_at = now(), encrypted_password = null, raw_user_meta_data = '{}', updated_at = now()
    where id = ${user.id}`;
  return (await findUser(sql, user.id)) ?? user;
}
