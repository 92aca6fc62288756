import type { Role } from '#contract/settings.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isSameSecret } from '#server/seal.ts';
import { roleIn } from './admin/roles.ts';
import { type Authenticate, bearerOf, type Caller } from './sessions/bearer.ts';

/** Who calls: somebody with the public key, somebody with an account, or whoever runs the site with the secret key. */
export type Access =
  | {
      readonly kind: 'visitor';
      /** Somebody with an account who has not shown its second step. */
      readonly lacksSecondStep?: true;
    }
  | AccountAccess
  | { readonly kind: 'service' };

type AccountAccess = {
  readonly kind: 'account';
  readonly caller: Caller;
  /** What counts of the role in the account's row. */
  readonly role: Role | undefined;
  /** Whether the account has a role that does not count, because it has no second step. */
  readonly isRoleHeldBack: boolean;
};

/**
 * Tells who calls. Throws a refusal for a bearer that is neither a key nor a valid access token of ours, and for
 * whoever wants to do more than read in a session that has not shown the second step of its account.
 */
export type ReadAccess = (request: Pick<Request, 'headers' | 'method'>) => Promise<Access>;

export type Keys = { readonly publishableKey: string; readonly secretKey: string };

/** Whether a role counts only in a session that has shown a second step (TEAM_SECOND_STEP). */
export type RoleRule = { readonly needsSecondStep: boolean };

/**
 * Reads who calls. A bearer says it; without one the key does. So beside the secret key, too, somebody's own token
 * gives no more than their own rights.
 *
 * Who has a second step and has not shown it is a visitor who may only read: here, so that no call can forget it.
 */
export function accessReader(keys: Keys, authenticate: Authenticate, roles: RoleRule): ReadAccess {
  return async ({ headers, method }) => {
    const authorization = headers.get('authorization') ?? undefined;
    const bearer = bearerOf(authorization);
    // More than one word is no token, and must not fall back to the key beside it.
    if (bearer === undefined && /^\s*bearer\s+\S/iu.test(authorization ?? '')) throw new Refusal('bad_jwt');
    const who = bearer ?? headers.get('apikey') ?? undefined;
    if (who === undefined || who === keys.publishableKey) return visitor;
    if (isSecretKey(who, keys)) return { kind: 'service' };
    // Where no key is needed, a wrong one is as good as none.
    if (bearer === undefined) return visitor;
    const caller = await authenticate(authorization);
    if (caller.lacksSecondFactor) {
      if (!['GET', 'HEAD'].includes(method)) throw lacksSecondStep();
      return { kind: 'visitor', lacksSecondStep: true };
    }
    const role = roleIn(caller.user);
    const isRoleHeldBack = role !== undefined && roles.needsSecondStep && !caller.isAal2;
    return { kind: 'account', caller, role: isRoleHeldBack ? undefined : role, isRoleHeldBack };
  };
}

const visitor: Access = { kind: 'visitor' };

/** The account that calls. Throws a refusal for everybody without one, also for one whose second step is missing. */
export function accountOf(access: Access): AccountAccess {
  if (access.kind === 'account') return access;
  throw access.kind === 'visitor' && access.lacksSecondStep ? lacksSecondStep() : new Refusal('no_authorization');
}

/** The refusal for whoever has a second step and has not shown it. */
export const lacksSecondStep = (): Refusal =>
  new Refusal('insufficient_aal', {
    message: 'This account asks for a second step, which this session has not shown. Please sign in with it first.',
    status: 403,
  });

/** Whether a call brings one of our keys: as `apikey` (in its address, where that is allowed), or the secret one as its bearer. */
export function bringsKey(headers: Headers, keys: Keys, keyInAddress?: string): boolean {
  const key = keyInAddress ?? headers.get('apikey') ?? undefined;
  const bearer = bearerOf(headers.get('authorization') ?? undefined);
  return key === keys.publishableKey || [key, bearer].some((given) => isSecretKey(given, keys));
}

/** Whether a key is BACKEND_SECRET_KEY. */
export function isSecretKey(given: string | undefined, { secretKey }: { readonly secretKey: string }): boolean {
  return given !== undefined && isSameSecret(given, secretKey);
}
