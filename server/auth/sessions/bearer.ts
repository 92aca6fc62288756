import { decodeJwt, type JWTPayload } from 'jose';
import { demandNotBanned, type User, userColumns } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { AccessTokens, TokenClaims } from './access-tokens.ts';

/** Whose call it is. */
export type Caller = {
  readonly user: User;
  readonly claims: TokenClaims;
  /** Whether a second factor was shown: both when the token was made and as far as the session knows now. */
  readonly isAal2: boolean;
  /** Whether the account has a second factor that this session has not shown. Such a caller has no role beyond their own account. */
  readonly lacksSecondFactor: boolean;
};

export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/** The bearer of an Authorization header, if there is one. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer\s+(\S+)$/iu.exec(authorization?.trim() ?? '')?.[1];
}

/** What a token says of itself, whoever signed it: for what is told about it, and never for a right. */
export function unprovenClaims(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

/**
 * Tells who calls. Only an access token of ours counts, of a session that has not ended, of an account
 * that exists and is not banned (SEC-01); everything else throws a refusal.
 */
export function authenticator(sql: Database, tokens: Pick<AccessTokens, 'verify'>): Authenticate {
  return async (authorization) => {
    const token = bearerOf(authorization);
    if (token === undefined) throw new Refusal('no_authorization');
    const claims = await tokens.verify(token);
    if (claims === undefined) throw new Refusal('bad_jwt');
    // One look for all three: every call of the API begins with it.
    const [found] = await sql<(User & { session: { isAal2: boolean; hasFactor: boolean } | null })[]>`
      select ${sql.unsafe(userColumns)}, (
        select json_build_object('isAal2', s.aal = 'aal2', 'hasFactor', exists (
          select from auth.mfa_factors f where f.user_id = users.id and f.status = 'verified'))
        from auth.sessions s
        where s.id = ${claims.session_id} and s.user_id = users.id and (s.not_after is null or s.not_after > now())) as session
      from auth.users where id = ${claims.sub} and deleted_at is null`;
    if (found === undefined) throw new Refusal('user_not_found');
    const { session, ...user } = found;
    demandNotBanned(user);
    if (session === null) throw new Refusal('session_not_found');
    const isAal2 = session.isAal2 && claims.aal === 'aal2';
    return { user, claims, isAal2, lacksSecondFactor: session.hasFactor && !isAal2 };
  };
}
