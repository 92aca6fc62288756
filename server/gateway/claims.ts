import type { Role } from '#contract/settings.ts';
import type { Access } from '#server/auth/access.ts';
import type { User } from '#server/auth/users/users.ts';

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
  /** Where a role counts without a second step; policies ask for aal2 otherwise. */
  readonly role_needs?: 'aal1';
};

/** How far somebody with an account is known: what they have shown, and which role counts. */
type Assurance = { readonly aal: 'aal1' | 'aal2'; readonly role: Role | undefined };

/** The claims of an account. */
export function accountClaims({ id, email }: Pick<User, 'id' | 'email'>, { aal, role }: Assurance): ApiClaims {
  return {
    role: 'authenticated',
    sub: id,
    email: email ?? '',
    aal,
    app_metadata: role === undefined ? {} : { role },
    ...(role !== undefined && aal === 'aal1' ? { role_needs: 'aal1' } : {}),
  };
}

/** The claims of whoever calls. */
export function claimsOf(access: Access): ApiClaims {
  if (access.kind === 'visitor') return { role: 'anon' };
  if (access.kind === 'service') return { role: 'service_role' };
  const { user, claims, isAal2 } = access.caller;
  const known = { aal: isAal2 ? 'aal2' : 'aal1', role: access.role } as const;
  return { ...accountClaims(user, known), session_id: claims.session_id };
}
