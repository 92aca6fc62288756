import type { Queries } from '#server/postgres/connect.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { findUser, type User } from './users.ts';

/**
 * Reads an account as it is now and lets no other call change it until the transaction ends: what is decided by
 * counting its factors or codes is decided by one call after the other. Throws when the account is gone.
 */
export async function lockUser(sql: Queries, id: string): Promise<User> {
  const user = await findUser(sql, id, { forUpdate: true });
  if (user === undefined) throw new Refusal('user_not_found');
  return user;
}
