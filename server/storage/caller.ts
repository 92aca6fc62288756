import type { Context } from 'hono';
import { Refusal } from '#server/auth/refusal.ts';
import { findUser, isBanned, type User } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { StorageError } from './storage-error.ts';
import type { StorageParts } from './storage-parts.ts';

/** Who calls, as the database knows them. Made from the account's row; what a token says about its owner counts for nothing. */
export type StorageCaller =
  | { readonly role: 'anon' | 'service_role' }
  | { readonly role: 'authenticated'; readonly userId: string; readonly teamRole: 'team' | 'admin' | undefined };

/** Tells who calls. Throws `InvalidJWT`. */
export async function callerOf(c: Context, { readAccess }: Pick<StorageParts, 'readAccess'>): Promise<StorageCaller> {
  try {
    const access = await readAccess(c.req.raw.headers);
    if (access.kind === 'account')
      return { role: 'authenticated', userId: access.caller.user.id, teamRole: access.role };
    return { role: access.kind === 'service' ? 'service_role' : 'anon' };
  } catch (error) {
    if (error instanceof Refusal) throw new StorageError('InvalidJWT', error.message);
    throw error;
  }
}

/**
 * The owner of an account, for what was signed in their name. Throws `InvalidSignature` when the account is gone or
 * banned: an address that was handed on is worth no more than the account it came from.
 */
export async function signerOf(sql: Database, userId: string, isTeam: boolean): Promise<StorageCaller> {
  const user = await findUser(sql, userId);
  if (user === undefined || isBanned(user)) throw new StorageError('InvalidSignature');
  return accountCaller(user, isTeam);
}

function accountCaller(user: User, mayHaveRole: boolean): StorageCaller {
  const { role } = user.appMetadata;
  const teamRole = mayHaveRole && (role === 'team' || role === 'admin') ? role : undefined;
  return { role: 'authenticated', userId: user.id, teamRole };
}

/** The id of a caller's account, if they have one. */
export const ownerOf = (caller: StorageCaller): string | null =>
  caller.role === 'authenticated' ? caller.userId : null;

/** Whether a caller is of the team, or the site itself. */
export const isTrusted = (caller: StorageCaller): boolean =>
  caller.role === 'service_role' || (caller.role === 'authenticated' && caller.teamRole !== undefined);

/** Runs statements in a transaction as a caller, under row-level security. */
export async function asCaller<Result>(
  sql: Database,
  caller: StorageCaller,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const claims = {
    role: caller.role,
    ...(caller.role === 'authenticated'
      ? { sub: caller.userId, app_metadata: caller.teamRole === undefined ? {} : { role: caller.teamRole } }
      : {}),
  };
  const result = await sql.begin(async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${caller.role}, true)`;
    return { value: await work(transaction) };
  });
  return result.value;
}

/** Back to the server's own role, for what a caller's transaction notes in the end. */
export async function asServer(transaction: Queries): Promise<void> {
  await transaction`select set_config('role', 'none', true)`;
}
