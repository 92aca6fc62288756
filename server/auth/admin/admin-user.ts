import { findUser, type User } from '#server/auth/users/users.ts';
import { readId } from '#server/http/read-fields.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';

/** Finds the account of the id in a path, for whoever runs the site. Throws GoTrue's refusals. */
export async function findForAdmin(
  sql: Queries,
  id: string | undefined,
  options: { readonly forUpdate?: boolean; readonly withDeleted?: boolean } = {},
): Promise<User> {
  const user = await findUser(sql, readId(id, 'user_id'), options);
  if (user === undefined) throw new Refusal('user_not_found', { message: 'User not found', status: 404 });
  return user;
}

/** Runs a transaction, and says in GoTrue's words when the address or id it writes is somebody else's. */
export async function refuseTaken<Value>(sql: Database, work: (sql: Queries) => Promise<Value>): Promise<Value> {
  try {
    return (await sql.begin(work)) as Value;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw isDuplicate(error, 'users_email')
      ? new Refusal('email_exists')
      : new Refusal('conflict', { message: 'There is an account with this id' });
  }
}
