import type { Role } from './admin/roles.ts';
import { Refusal } from './refusal.ts';
import { isSecretKey } from './secret-key.ts';
import { type Authenticate, bearerOf, type Caller } from './sessions/bearer.ts';

/** Who calls: somebody with the public key, somebody with an account, or whoever runs the site with the secret key. */
export type Access =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'account';
      readonly caller: Caller;
      /** From the account's row; none while the session lacks the second factor that the account has. */
      readonly role: Role | undefined;
    }
  | { readonly kind: 'service' };

/** Tells who calls. Throws a refusal for a bearer that is neither a key nor a valid access token of ours. */
export type ReadAccess = (headers: Headers) => Promise<Access>;

export type Keys = { readonly publishableKey: string; readonly secretKey: string };

/**
 * Reads who calls. A bearer says it; without one the key does. So beside the secret key, too, somebody's own token
 * gives no more than their own rights.
 */
export function accessReader(keys: Keys, authenticate: Authenticate): ReadAccess {
  return async (headers) => {
    const authorization = headers.get('authorization') ?? undefined;
    const bearer = bearerOf(authorization);
    // More than one word is no token, and must not fall back to the key beside it.
    if (bearer === undefined && /^\s*bearer\s+\S/iu.test(authorization ?? '')) throw new Refusal('bad_jwt');
    const who = bearer ?? headers.get('apikey') ?? undefined;
    if (who === undefined || who === keys.publishableKey) return { kind: 'visitor' };
    if (isSecretKey(who, keys)) return { kind: 'service' };
    // Where no key is needed, a wrong one is as good as none.
    if (bearer === undefined) return { kind: 'visitor' };
    const caller = await authenticate(authorization);
    return { kind: 'account', caller, role: caller.lacksSecondFactor ? undefined : roleIn(caller) };
  };
}

/** Whether a call brings one of our keys: either as `apikey`, or the secret one as its bearer. */
export function bringsKey(headers: Headers, keys: Keys): boolean {
  const key = headers.get('apikey') ?? undefined;
  const bearer = bearerOf(headers.get('authorization') ?? undefined);
  return key === keys.publishableKey || [key, bearer].some((given) => isSecretKey(given, keys));
}

function roleIn({ user }: Caller): Role | undefined {
  const { role } = user.appMetadata;
  return role === 'team' || role === 'admin' ? role : undefined;
}
