import type { Database } from '#server/postgres/connect.ts';
import { audit } from '#server/auth/audit.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { findUserByEmail, isBanned, type User } from '#server/auth/users/users.ts';

/** What an account may do beyond its own things; `admin` can all that `team` can. Kept in `app_metadata.role`. */
export type Role = 'team' | 'admin';

/** The role in the row of an account. */
export function roleIn({ appMetadata }: Pick<User, 'appMetadata'>): Role | undefined {
  const { role } = appMetadata;
  return role === 'team' || role === 'admin' ? role : undefined;
}

/** How giving or taking a role ended. */
export type RoleChange =
  | { readonly ok: true; readonly before: string | undefined; readonly hasSecondStep: boolean }
  | { readonly ok: false; readonly because: 'unknown' | 'unconfirmed' | 'banned' };

/**
 * Gives a role to the account with a confirmed address. It counts with the next call, because the role is
 * read from the account and not from the token.
 */
export async function grantRole(sql: Database, email: string, role: Role): Promise<RoleChange> {
  return sql.begin(async (transaction): Promise<RoleChange> => {
    const user = await findUserByEmail(transaction, email, { forUpdate: true });
    if (user === undefined) return { ok: false, because: 'unknown' };
    if (user.emailConfirmedAt === null) return { ok: false, because: 'unconfirmed' };
    if (isBanned(user)) return { ok: false, because: 'banned' };
    const [changed] = await transaction<{ hasSecondStep: boolean }[]>`
      update auth.users set raw_app_meta_data = raw_app_meta_data || ${transaction.json({ role })}, updated_at = now()
      where id = ${user.id}
      returning exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasSecondStep"`;
    await audit(transaction, { action: 'role_granted', traits: { user_id: user.id, role } });
    return { ok: true, before: textOf(user.appMetadata.role), hasSecondStep: changed?.hasSecondStep ?? false };
  });
}

/** Takes the role away and signs the account out everywhere: no token that names the role stays in use. */
export async function revokeRole(sql: Database, email: string): Promise<RoleChange> {
  return sql.begin(async (transaction): Promise<RoleChange> => {
    const user = await findUserByEmail(transaction, email, { forUpdate: true });
    if (user === undefined) return { ok: false, because: 'unknown' };
    const before = textOf(user.appMetadata.role);
    if (before === undefined) return { ok: true, before, hasSecondStep: false };
    await transaction`
      update auth.users set raw_app_meta_data = raw_app_meta_data - 'role', updated_at = now() where id = ${user.id}`;
    await endSessions(transaction, user.id);
    await audit(transaction, { action: 'role_revoked', traits: { user_id: user.id, role: before } });
    return { ok: true, before, hasSecondStep: false };
  });
}

/** An account with a role. */
export type Holder = {
  readonly email: string | null;
  readonly role: string;
  readonly confirmedAt: Date | null;
  readonly isBanned: boolean;
  readonly hasSecondStep: boolean;
};

/** Everybody who has a role, admins first. */
export async function listRoles(sql: Database): Promise<Holder[]> {
  return sql<Holder[]>`
    select email, raw_app_meta_data ->> 'role' as role, email_confirmed_at as "confirmedAt",
           coalesce(banned_until > now(), false) as "isBanned",
           exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasSecondStep"
    from auth.users where raw_app_meta_data ? 'role' and deleted_at is null order by role, email`;
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
