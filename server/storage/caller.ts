import type { Context } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import { roleIn } from '#server/auth/admin/roles.ts';
import { findUser, isBanned } from '#server/auth/users/users.ts';
import { accountClaims, type ApiClaims, claimsOf } from '#server/gateway/claims.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Signer } from './signed-tokens.ts';
import { StorageError } from './storage-error.ts';

/** Who calls, as the database knows them. Made from the account's row; what a token says about its owner counts for nothing. */
export type StorageCaller = ApiClaims;

/** Tells who calls. Throws `InvalidJWT` and `insufficient_aal`. */
export async function callerOf(
  c: Context,
  { readAccess }: { readonly readAccess: ReadAccess },
): Promise<StorageCaller> {
  try {
    return claimsOf(await readAccess(c.req.raw));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_aal')
      throw new StorageError('insufficient_aal', error.message);
    if (error instanceof Refusal) throw new StorageError('InvalidJWT', error.message);
    throw error;
  }
}

/** What an address keeps of whoever signed it. Who has the address can read it. */
export const signedBy = (caller: StorageCaller): Signer => ({
  role: caller.role,
  sub: caller.sub,
  aal: caller.aal ?? 'aal1',
  isTeam: caller.app_metadata?.role !== undefined,
});

/**
 * Whoever signed an address, with what they may do now. Throws `InvalidSignature` when the account is gone or banned:
 * an address that was handed on is worth no more than the account it came from.
 */
export async function signerOf(sql: Database, { role, sub, aal, isTeam }: Signer): Promise<StorageCaller> {
  if (role !== 'authenticated') return { role };
  const user = await findUser(sql, sub ?? '');
  if (user === undefined || isBanned(user)) throw new StorageError('InvalidSignature');
  return accountClaims(user, { aal, role: isTeam ? roleIn(user) : undefined });
}

/** The id of a caller's account, if they have one. */
export const ownerOf = ({ sub }: StorageCaller): string | null => sub ?? null;

/** Whether a caller is of the team, or the site itself. */
export const isTrusted = ({ role, app_metadata: given }: StorageCaller): boolean =>
  role === 'service_role' || given?.role !== undefined;
