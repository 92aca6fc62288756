import type { Queries } from '#server/postgres/connect.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

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
};

const columns = `id, aud, role, email, encrypted_password as "encryptedPassword", email_confirmed_at as "emailConfirmedAt",
  invited_at as "invitedAt", confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt",
  email_change as "emailChange", email_change_sent_at as "emailChangeSentAt",
  email_change_confirm_status as "emailChangeConfirmStatus", last_sign_in_at as "lastSignInAt",
  raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata",
  created_at as "createdAt", updated_at as "updatedAt", banned_until as "bannedUntil"`;

type Lock = { readonly forUpdate?: boolean };

/** Finds an account by its id; with `forUpdate` its row is locked until the transaction ends. */
export async function findUser(sql: Queries, id: string, { forUpdate }: Lock = {}): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(columns)} from auth.users where id = ${id} and deleted_at is null ${forUpdate ? sql`for update` : sql``}`;
  return user;
}

/** Finds an account by its address in lower case. */
export async function findUserByEmail(
  sql: Queries,
  email: string,
  { forUpdate }: Lock = {},
): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(columns)} from auth.users where email = ${email} and not is_sso_user and deleted_at is null ${forUpdate ? sql`for update` : sql``}`;
  return user;
}

export const isBanned = (user: User): boolean => user.bannedUntil !== null && user.bannedUntil > new Date();

type Identity = {
  identityId: string;
  providerId: string;
  identityData: JsonObject;
  provider: string;
  email: string | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
type Factor = {
  id: string;
  friendlyName: string | null;
  factorType: string;
  status: 'verified' | 'unverified';
  createdAt: Date;
  updatedAt: Date;
  lastChallengedAt: Date | null;
};

/** An account as GoTrue shows it to its owner, with identities and factors (AUTH-12). No secret is in it. */
export async function userJson(sql: Queries, user: User): Promise<JsonObject> {
  const [identities, factors] = await Promise.all([
    sql<Identity[]>`
      select id as "identityId", provider_id as "providerId", identity_data as "identityData", provider, email,
             last_sign_in_at as "lastSignInAt", created_at as "createdAt", updated_at as "updatedAt"
      from auth.identities where user_id = ${user.id} order by created_at, provider`,
    sql<Factor[]>`
      select id, friendly_name as "friendlyName", factor_type as "factorType", status, created_at as "createdAt",
             updated_at as "updatedAt", last_challenged_at as "lastChallengedAt"
      from auth.mfa_factors where user_id = ${user.id} order by created_at`,
  ]);
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

function factorJson(factor: Factor): JsonObject {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName ? { friendly_name: factor.friendlyName } : {}),
    factor_type: factor.factorType,
    ...given('last_challenged_at', factor.lastChallengedAt),
  };
}

function given(name: string, time: Date | null): JsonObject {
  return time === null ? {} : { [name]: time.toISOString() };
}
