import type { Role } from '#server/auth/admin/roles.ts';
import type { Access } from '#server/auth/access.ts';

/** What a call runs as in the database. */
export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/**
 * What policies get to know about the caller (`auth.jwt()`), in the shape of a hosted project's tokens. It is made
 * from the rows of the account and its session, not from what its token says.
 */
export type ApiClaims = {
  readonly role: ApiRole;
  readonly sub?: string;
  readonly email?: string;
  readonly aal?: 'aal1' | 'aal2';
  readonly session_id?: string;
  readonly app_metadata?: { readonly role?: Role };
};

/** The claims of whoever calls. */
export function claimsOf(access: Access): ApiClaims {
  if (access.kind === 'visitor') return { role: 'anon' };
  if (access.kind === 'service') return { role: 'service_role' };
  const { user, claims, isAal2 } = access.caller;
  return {
    role: 'authenticated',
    sub: user.id,
    email: user.email ?? '',
    aal: isAal2 ? 'aal2' : 'aal1',
    session_id: claims.session_id,
    app_metadata: access.role === undefined ? {} : { role: access.role },
  };
}
