import { errors, jwtVerify, type JWTVerifyGetKey, SignJWT } from 'jose';
import * as v from 'valibot';
import type { User } from '#server/auth/users/users.ts';
import type { JsonObject } from '#server/postgres/connect.ts';
import { algorithm, type SigningKeys } from './signing-keys.ts';

/** How long an access token counts, in seconds. */
export const accessTokenSeconds = 15 * 60;

export type AssuranceLevel = 'aal1' | 'aal2';

/** How somebody proved who they are, in GoTrue's words for the `amr` claim. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'recovery'
  | 'mfa/recovery_code'
  | 'email/signup'
  | 'invite'
  | 'magiclink';

/** How somebody signed in, newest first; `timestamp` in seconds since 1970. */
export type Method = { readonly method: string; readonly timestamp: number };

/** What stands in an access token, beside what every JWT has. */
export type TokenClaims = {
  readonly sub: string;
  readonly session_id: string;
  readonly email: string;
  readonly role: string;
  readonly aal: AssuranceLevel;
  readonly amr: readonly Method[];
  readonly app_metadata: JsonObject;
  readonly user_metadata: JsonObject;
};

export type AccessTokens = {
  /** Signs a token for a session. Out: the token and when it ends, in seconds since 1970. */
  readonly sign: (
    user: User,
    session: { readonly id: string; readonly aal: AssuranceLevel; readonly methods: readonly Method[] },
  ) => Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** The claims of a token of ours that counts now; `undefined` for anything else. */
  readonly verify: (token: string) => Promise<TokenClaims | undefined>;
};

const audience = 'authenticated';

// A signature of ours says that we wrote the rest: only what look-ups build on is checked again.
const expected = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  session_id: v.pipe(v.string(), v.uuid()),
  role: v.literal('authenticated'),
  aal: v.picklist(['aal1', 'aal2']),
});

/** Signs and checks access tokens. `issuer` is the address of the service, e.g. `https://example.org/auth/v1`. */
export function accessTokens(keys: SigningKeys, issuer: string): AccessTokens {
  return {
    sign: async (user, session) => {
      const { id, key } = await keys.current();
      const expiresAt = Math.floor(Date.now() / 1000) + accessTokenSeconds;
      const token = await new SignJWT({
        email: user.email ?? '',
        phone: '',
        app_metadata: user.appMetadata,
        user_metadata: user.userMetadata,
        role: 'authenticated',
        aal: session.aal,
        amr: session.methods,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    verify: tokenVerifier(keys.find, issuer),
  };
}

/**
 * Checks access tokens with whatever finds the key of one: ours, or the published ones of a hosted project, whose tokens
 * have the same claims.
 */
export function tokenVerifier(find: JWTVerifyGetKey, issuer: string): AccessTokens['verify'] {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, find, {
        algorithms: [algorithm],
        issuer,
        audience,
        typ: 'JWT',
        requiredClaims: ['exp', 'iat', 'sub', 'session_id'],
      });
      return v.is(expected, payload) ? (payload as unknown as TokenClaims) : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
