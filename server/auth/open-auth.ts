import type { Hono } from 'hono';
import type { MakeLimiter } from '#server/limits.ts';
import { accessReader } from './access.ts';
import type { AuthParts } from './auth-parts.ts';
import { authLimits } from './limits.ts';
import { startRequests } from './mail/requests.ts';
import { authRoutes } from './routes.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import { authenticator } from './sessions/bearer.ts';

export type AuthNeeds = Omit<
  AuthParts,
  'tokens' | 'authenticate' | 'readAccess' | 'limits' | 'issuer' | 'onRequest'
> & {
  /** Where the API stands; the same as the site's address, unless the site lies elsewhere. */
  readonly backendUrl: URL;
  readonly makeLimiter: MakeLimiter;
};

/** The accounts, ready to be called. */
export type Auth = {
  readonly routes: Hono;
  readonly parts: AuthParts;
  /** Settles when the worker has finished what it was doing. */
  readonly stop: () => Promise<void>;
};

/** Puts the parts of the accounts together and starts the worker that answers requests by mail. */
export function openAuth(needs: AuthNeeds): Auth {
  const { makeLimiter, backendUrl, ...rest } = needs;
  const { sql, keys } = rest;
  const issuer = new URL('/auth/v1', backendUrl).href;
  const tokens = accessTokens(keys, issuer);
  const authenticate = authenticator(sql, tokens);
  let kick = (): void => {};
  const parts: AuthParts = {
    ...rest,
    issuer,
    tokens,
    authenticate,
    readAccess: accessReader(rest, authenticate, rest.roles),
    limits: authLimits(makeLimiter),
    onRequest: () => kick(),
  };
  const requests = startRequests(parts);
  kick = requests.kick;
  return { routes: authRoutes(parts), parts, stop: requests.stop };
}
