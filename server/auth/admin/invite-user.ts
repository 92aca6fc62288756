import { randomUUID } from 'node:crypto';
import { audit } from '#server/auth/audit.ts';
import { createUser } from '#server/auth/users/identities.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { findUser, findUserByEmail, lockUser, type User } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

type Invitation = { readonly email: string; readonly userMetadata: JsonObject };

/** Finds the account of an address that is not confirmed yet, or makes it. Throws GoTrue's refusal for a confirmed one. */
export async function findOrMakeUnconfirmed(sql: Queries, { email, userMetadata }: Invitation): Promise<User> {
  const known = await findUserByEmail(sql, email, { forUpdate: true });
  if (known !== undefined && known.emailConfirmedAt !== null) throw new Refusal('email_exists');
  if (known !== undefined) return known;
  const id = randomUUID();
  await createUser(sql, email, { id, identityId: randomUUID(), userMetadata });
  return lockUser(sql, id);
}

/** Makes an account that waits for its owner, in the caller's transaction, or takes over a sign-up of that address. */
export async function inviteUser(sql: Queries, wanted: Invitation): Promise<User> {
  const user = await takeCharge(sql, await findOrMakeUnconfirmed(sql, wanted));
  const userMetadata = mergeUserData(user.userMetadata, wanted.userMetadata);
  await sql`
    update auth.users set invited_at = now(), confirmation_sent_at = now(), updated_at = now(),
      raw_user_meta_data = ${sql.json(userMetadata)} where id = ${user.id}`;
  await audit(sql, { action: 'user_invited', traits: { user_id: user.id } });
  return { ...user, userMetadata };
}

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
