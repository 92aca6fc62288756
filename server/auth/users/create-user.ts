import type { Queries } from '#server/postgres/connect.ts';
import type { NewUser } from '#server/auth/mail/account-request.ts';
import { emailIdentityData } from './identities.ts';

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
