import type { NewUser } from '#server/auth/mail/account-request.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

/** What an e-mail identity says, in GoTrue's words. */
export function emailIdentityData(userId: string, email: string, isVerified = false): JsonObject {
  return { sub: userId, email, email_verified: isVerified, phone_verified: false };
}

/** Gives an account the e-mail identity that goes with its new address. Runs in the caller's transaction. */
export async function writeEmailIdentity(
  sql: Queries,
  userId: string,
  email: string,
  isVerified: boolean,
): Promise<void> {
  await sql`
    insert into auth.identities (provider_id, user_id, provider, identity_data)
    values (${userId}, ${userId}, 'email', ${sql.json(emailIdentityData(userId, email, isVerified))})
    on conflict (provider_id, provider) do update
    set identity_data = identities.identity_data || excluded.identity_data, updated_at = now()`;
  await noteProviders(sql, userId);
}

/** Writes into `app_metadata` which ways an account has, the first one first. After every change of its identities. */
export async function noteProviders(sql: Queries, userId: string): Promise<void> {
  await sql`
    update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || (
      select jsonb_build_object(
        'provider', (array_agg(provider order by created_at, provider))[1],
        'providers', jsonb_agg(provider order by created_at, provider))
      from (select provider, min(created_at) as created_at from auth.identities where user_id = ${userId} group by provider) own)
    where id = ${userId}`;
}

/** Makes an unconfirmed account without rights, sessions and a password: that comes with the confirmation. */
export async function createUser(
  sql: Queries,
  email: string,
  { id, identityId, userMetadata }: NewUser,
): Promise<void> {
  await sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${sql.json(userMetadata)})`;
  await sql`
    insert into auth.identities (id, provider_id, user_id, provider, identity_data)
    values (${identityId}, ${id}, ${id}, 'email', ${sql.json(emailIdentityData(id, email))})`;
}
