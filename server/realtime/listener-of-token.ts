import type { ReadAccess } from '#server/auth/access.ts';
import { unprovenClaims } from '#server/auth/sessions/bearer.ts';
import { type ApiClaims, claimsOf } from '#server/gateway/claims.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isAway } from '#server/postgres/away.ts';
import { databaseAway, RealtimeError } from './realtime-error.ts';

/** Who listens: as in the data API, made from the rows of the account and its session. */
export type Listener = {
  readonly claims: ApiClaims;
  /** Equal for all who are shown the same. */
  readonly key: string;
  /** The account, if it is one. */
  readonly accountId: string | undefined;
  /** When the token ends, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
};

/**
 * Tells who listens. In: the key of the connection, and the token of the channel if it has one. Throws a refusal in the
 * words of Supabase's server for a token that does not count (any more).
 */
export async function listenerOf(readAccess: ReadAccess, key: string, token: string | undefined): Promise<Listener> {
  const headers = new Headers({ apikey: key });
  try {
    // The names of headers and tokens are ASCII; whatever else somebody sends is no token.
    headers.set('authorization', `Bearer ${token ?? key}`);
  } catch {
    throw malformed();
  }
  try {
    const claims = claimsOf(await readAccess({ headers, method: 'GET' }));
    const { sub, exp } = unprovenClaims(token ?? '') ?? {};
    return {
      claims,
      key: JSON.stringify(claims),
      // Whoever has not shown their second step is shown what a visitor is until they have.
      accountId: claims.sub ?? sub,
      endsAt: exp === undefined ? undefined : exp * 1000,
    };
  } catch (error) {
    if (error instanceof Refusal) throw refusedAs(error, token ?? key);
    if (isAway(error)) throw databaseAway();
    throw error;
  }
}

const malformed = (): RealtimeError => new RealtimeError('MalformedJWT', 'The token provided is not a valid JWT');

function refusedAs(refusal: Refusal, token: string): RealtimeError {
  if (refusal.code !== 'bad_jwt') return new RealtimeError('Unauthorized', refusal.message);
  const read = unprovenClaims(token);
  if (read === undefined) return malformed();
  const secondsAgo = Math.floor(Date.now() / 1000) - (read.exp ?? Infinity);
  if (secondsAgo >= 0) return new RealtimeError('InvalidJWTToken', `Token has expired ${secondsAgo} seconds ago`);
  return new RealtimeError('JwtSignatureError', 'Failed to validate JWT signature');
}
