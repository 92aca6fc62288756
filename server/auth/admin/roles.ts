import type { Result } from '#contract/failures.ts';
import { isRole, type Role } from '#contract/settings.ts';
import { audit } from '#server/auth/audit.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { endWaiting } from '#server/auth/users/end-waiting.ts';
import { findUserByEmail, isBanned, type User } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';

/** The role in the row of an account, where it is kept as `app_metadata.role`. */
export function roleIn({ appMetadata }: Pick<User, 'appMetadata'>): Role | undefined {
  const { role } = appMetadata;
  return isRole(role) ? role : undefined;
}

/** Why nothing can be done for an account. */
export type Unfit = 'unknown' | 'unconfirmed' | 'banned';

/** How giving a role ended. */
export type RoleChange = Result<{ readonly hasSecondStep: boolean }, { readonly because: Unfit }>;

/** Why an account can have no role. */
export function unfitFor(user: User): Exclude<Unfit, 'unknown'> | undefined {
  if (user.emailConfirmedAt === null) return 'unconfirmed';
  return isBanned(user) ? 'banned' : undefined;
}

/**
 * Gives a role to the account with a confirmed address. It counts with the next call, because the role is
 * read from the account and not from the token.
 */
export async function grantRole(sql: Database, email: string, role: Role): Promise<RoleChange> {
  return sql.begin(async (transaction): Promise<RoleChange> => {
    const user = await findUserByEmail(transaction, email, { forUpdate: true });
    return user === undefined ? { ok: false, because: 'unknown' } : giveRole(transaction, user, role);
  });
}

/** `grantRole` in a transaction that holds the row of the account. */
export async function giveRole(sql: Queries, user: User, role: Role): Promise<RoleChange> {
  const because = unfitFor(user);
  if (because) return { ok: false, because };
  const [changed] = await sql<[{ hasSecondStep: boolean }]>`
    update auth.users set raw_app_meta_data = raw_app_meta_data || ${sql.json({ role })}, updated_at = now()
    where id = ${user.id}
    returning exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasSecondStep"`;
  if (role !== 'admin') await endWaiting(sql, user.id);
  await audit(sql, { action: 'role_granted', traits: { user_id: user.id, role } });
  return { ok: true, value: changed };
}

/**
 * Takes the role away and signs the account out everywhere: no token that names the role stays in use. Out: the role that
 * the account had, if it had one.
 */
export async function revokeRole(
  sql: Database,
  email: string,
): Promise<Result<string | undefined, { readonly because: 'unknown' }>> {
  return sql.begin(async (transaction) => {
    const user = await findUserByEmail(transaction, email, { forUpdate: true });
    if (user === undefined) return { ok: false, because: 'unknown' } as const;
    return { ok: true, value: await takeRole(transaction, user) } as const;
  });
}

/** `revokeRole` in a transaction that holds the row of the account. */
export async function takeRole(sql: Queries, user: User): Promise<string | undefined> {
  const before = textOf(user.appMetadata.role);
  if (before === undefined) return undefined;
  await sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data - 'role', updated_at = now() where id = ${user.id}`;
  await endSessions(sql, user.id);
  await endWaiting(sql, user.id);
  await audit(sql, { action: 'role_revoked', traits: { user_id: user.id, role: before } });
  return before;
}

/** An account with a role. */
export type Holder = {
  readonly id: string;
  readonly email: string | null;
  readonly role: string;
  readonly confirmedAt: Date | null;
  readonly isBanned: boolean;
  readonly hasSecondStep: boolean;
};

/** Everybody who has a role, admins first. */
export async function listRoles(sql: Queries): Promise<Holder[]> {
  return sql<Holder[]>`
    select id, email, raw_app_meta_data ->> 'role' as role, email_confirmed_at as "confirmedAt",
           coalesce(banned_until > now(), false) as "isBanned",
           exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasSecondStep"
    from auth.users where raw_app_meta_data ? 'role' and deleted_at is null order by role, email`;
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
