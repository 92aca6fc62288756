import { type Factor, factorJson, findFactors } from '#server/auth/factors/factor-rows.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

/** A row of auth.users, as far as the service reads it. */
export type User = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly encryptedPassword: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly invitedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly emailChange: string | null;
  readonly emailChangeSentAt: Date | null;
  readonly emailChangeConfirmStatus: number;
  readonly lastSignInAt: Date | null;
  readonly appMetadata: JsonObject;
  readonly userMetadata: JsonObject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly bannedUntil: Date | null;
  readonly deletedAt: Date | null;
};

/** The columns of auth.users that make a `User`. */
export const userColumns = `id, aud, role, email, encrypted_password as "encryptedPassword", email_confirmed_at as "emailConfirmedAt",
  invited_at as "invitedAt", confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt",
  email_change as "emailChange", email_change_sent_at as "emailChangeSentAt",
  email_change_confirm_status as "emailChangeConfirmStatus", last_sign_in_at as "lastSignInAt",
  raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata",
  created_at as "createdAt", updated_at as "updatedAt", banned_until as "bannedUntil",
  deleted_at as "deletedAt"`;

type RowLock = { readonly forUpdate?: boolean };

/**
 * Finds an account by its id; with `forUpdate` its row is locked until the transaction ends, with `withDeleted`
 * also one of which only the id is left.
 */
export async function findUser(
  sql: Queries,
  id: string,
  { forUpdate, withDeleted }: RowLock & { readonly withDeleted?: boolean } = {},
): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(userColumns)} from auth.users
    where id = ${id} ${withDeleted ? sql`` : sql`and deleted_at is null`} ${forUpdate ? sql`for update` : sql``}`;
  return user;
}

/** Finds an account by its address in lower case. */
export async function findUserByEmail(
  sql: Queries,
  email: string,
  { forUpdate }: RowLock = {},
): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(userColumns)} from auth.users where email = ${email} and not is_sso_user and deleted_at is null ${forUpdate ? sql`for update` : sql``}`;
  return user;
}

/** Whether the team made the account, or gave it a role: what strangers do with a sign-up must not reach it. */
export const isTeamsOwn = (user: User): boolean => user.invitedAt !== null || user.appMetadata.role !== undefined;

/** Throws GoTrue's refusal for whoever is banned. */
export function demandNotBanned(user: User): void {
  if (isBanned(user)) throw new Refusal('user_banned', { status: 403 });
}

export const isBanned = (user: User): boolean => user.bannedUntil !== null && user.bannedUntil > new Date();

/** All accounts, the newest first, also those of which only the id is left (`deleted_at`): for operators. */
export async function listUsers(
  sql: Queries,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly users: readonly User[]; readonly total: number }> {
  const found = sql`
    from auth.users where ${search} = '' or position(${search} in lower(email)) > 0
      or position(${search} in lower(raw_user_meta_data ->> 'full_name')) > 0`;
  const users = await sql<User[]>`
    select ${sql.unsafe(userColumns)} ${found} order by created_at desc, id limit ${limit} offset ${offset}`;
  const [{ total }] = await sql<[{ total: number }]>`select count(*)::int as total ${found}`;
  return { users, total };
}

type Identity = {
  userId: string;
  identityId: string;
  providerId: string;
  identityData: JsonObject;
  provider: string;
  email: string | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** An account as GoTrue shows it to its owner, with identities and factors (AUTH-12). No secret is in it. */
export async function userJson(sql: Queries, user: User): Promise<JsonObject> {
  const [identities, factors] = await Promise.all([findIdentities(sql, [user.id]), findFactors(sql, user.id)]);
  return show(user, identities, factors);
}

/** Several accounts, each as `userJson` shows it. */
export async function usersJson(sql: Queries, users: readonly User[]): Promise<JsonObject[]> {
  const ids = users.map(({ id }) => id);
  const [identities, factors] = await Promise.all([findIdentities(sql, ids), findFactors(sql, ...ids)]);
  return users.map((user) =>
    show(
      user,
      identities.filter(({ userId }) => userId === user.id),
      factors.filter(({ userId }) => userId === user.id),
    ),
  );
}

async function findIdentities(sql: Queries, userIds: readonly string[]): Promise<Identity[]> {
  return sql<Identity[]>`
    select user_id as "userId", id as "identityId", provider_id as "providerId", identity_data as "identityData", provider,
           email, last_sign_in_at as "lastSignInAt", created_at as "createdAt", updated_at as "updatedAt"
    from auth.identities where user_id = any (${userIds as string[]}::uuid[]) order by created_at, provider`;
}

function show(user: User, identities: readonly Identity[], factors: readonly Factor[]): JsonObject {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: '',
    ...given('email_confirmed_at', user.emailConfirmedAt),
    ...given('invited_at', user.invitedAt),
    ...given('confirmation_sent_at', user.confirmationSentAt),
    ...given('confirmed_at', user.emailConfirmedAt),
    ...given('recovery_sent_at', user.recoverySentAt),
    ...(user.emailChange ? { new_email: user.emailChange } : {}),
    ...given('email_change_sent_at', user.emailChangeSentAt),
    ...given('last_sign_in_at', user.lastSignInAt),
    ...given('banned_until', user.bannedUntil),
    ...given('deleted_at', user.deletedAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map((identity) => ({
      identity_id: identity.identityId,
      id: identity.providerId,
      user_id: user.id,
      identity_data: identity.identityData,
      provider: identity.provider,
      ...given('last_sign_in_at', identity.lastSignInAt),
      created_at: identity.createdAt.toISOString(),
      updated_at: identity.updatedAt.toISOString(),
      ...(identity.email ? { email: identity.email } : {}),
    })),
    ...(factors.length > 0 ? { factors: factors.map(factorJson) } : {}),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function given(name: string, time: Date | null): JsonObject {
  return time === null ? {} : { [name]: time.toISOString() };
}

/**
 * Reads an account as it is now and lets no other call change it until the transaction ends: what is decided by
 * counting its factors or codes is decided by one call after the other. Throws when the account is gone.
 */
export async function lockUser(sql: Queries, id: string): Promise<User> {
  const user = await findUser(sql, id, { forUpdate: true });
  if (user === undefined) throw new Refusal('user_not_found');
  return user;
}
