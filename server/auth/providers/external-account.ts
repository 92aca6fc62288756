import type { Locale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { noteProviders } from '#server/auth/users/identities.ts';
import { findUser, findUserByEmail, demandNotBanned, lockUser, type User } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { personData, type ProviderPerson } from './provider-person.ts';
import type { Provider } from './providers.ts';

/** Somebody who has just signed in with another service. */
export type Arrival = {
  readonly provider: Provider['name'];
  readonly person: ProviderPerson;
  /** The language to write to them in, should this be their first visit. */
  readonly locale: Locale;
};

/**
 * Finds or makes the account of somebody who signed in with another service, and does `use` with it in the
 * same transaction. Throws GoTrue's refusals; then nothing has changed.
 */
export async function withAccountOf<Value>(
  auth: AuthParts,
  arrival: Arrival,
  use: (sql: Queries, user: User) => Promise<Value>,
): Promise<Value> {
  const once = async (): Promise<Value> =>
    auth.sql.begin(async (transaction) =>
      use(transaction, await accountOf(transaction, auth, arrival)),
    ) as Promise<Value>;
  const value = await once().catch(async (error: unknown) => {
    // Two first visits at the same moment: the second one finds what the first one made.
    if (isDuplicate(error)) return once();
    throw error;
  });
  auth.onMail();
  return value;
}

async function accountOf(sql: Queries, auth: AuthParts, arrival: Arrival): Promise<User> {
  const { provider, person } = arrival;
  const [identity] = await sql<{ userId: string; issuer: string | null }[]>`
    select user_id as "userId", identity_data ->> 'iss' as issuer
    from auth.identities where provider = ${provider} and provider_id = ${person.sub}`;
  if (identity) refuseOtherIssuer(identity.issuer, arrival);
  const userId = identity ? await knownAccount(sql, identity.userId) : await newIdentity(sql, auth, arrival);
  const data = sql.json({ ...personData(person), iss: person.issuer });
  await sql`
    insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (${provider}, ${person.sub}, ${userId}, ${data}, now())
    on conflict (provider_id, provider) do update set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`;
  // What the owner wrote about themselves stays; only what is missing comes from the service, and only once.
  if (!identity)
    await sql`
      update auth.users set raw_user_meta_data = ${sql.json(personData(person))} || raw_user_meta_data where id = ${userId}`;
  await noteProviders(sql, userId);
  await audit(sql, { action: 'login', actorId: userId, traits: { provider } });
  return lockUser(sql, userId);
}

// Ids are unique at one service only. When the configuration names another one, its "7" is somebody else than the
// old one's "7". GitHub and Google are always the same, whatever a hosted project wrote down as their issuer.
function refuseOtherIssuer(issuer: string | null, { provider, person }: Arrival): void {
  if (provider !== 'oidc' || issuer === person.issuer) return;
  throw new Refusal('identity_already_exists', {
    message: 'This account belongs to another OpenID Connect service',
  });
}

// Who came before is known by the id the service gave them, whatever address they have there today.
async function knownAccount(sql: Queries, userId: string): Promise<string> {
  const user = await findUser(sql, userId, { forUpdate: true });
  if (user === undefined) throw new Refusal('user_not_found');
  demandNotBanned(user);
  if (user.emailConfirmedAt === null) throw new Refusal('email_not_confirmed');
  return user.id;
}

// The first visit: only an address that the service has verified leads to an account, an old one or a new one.
async function newIdentity(sql: Queries, auth: AuthParts, arrival: Arrival): Promise<string> {
  const { provider, person, locale } = arrival;
  const { email } = person;
  if (email === undefined || !person.isEmailVerified)
    throw new Refusal('provider_email_needs_verification', {
      message: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    });
  const user = await findUserByEmail(sql, email, { forUpdate: true });
  if (user) return linkedAccount(sql, auth, arrival, user);
  if (!auth.isSignUpOpen) throw new Refusal('signup_disabled');
  const [made] = await sql<[{ id: string }]>`
    insert into auth.users (email, email_confirmed_at, raw_user_meta_data) values (${email}, now(), ${sql.json({ locale })}) returning id`;
  await audit(sql, { action: 'user_signedup', actorId: made.id, traits: { provider } });
  return made.id;
}

async function linkedAccount(
  sql: Queries,
  auth: AuthParts,
  { provider, locale }: Arrival,
  user: User,
): Promise<string> {
  demandNotBanned(user);
  // More can be done with this account than with others: it takes more than what another service says about
  // an address to get in (SEC-05).
  if (user.appMetadata.role !== undefined)
    throw new Refusal('email_exists', {
      message: 'This account cannot be opened with another service. Please sign in the way you did before.',
    });
  if (user.emailConfirmedAt === null) await clearUnproven(sql, user.id, locale);
  else await tellOwner(sql, auth, user, 'service_linked', { values: { service: serviceNames[provider] }, locale });
  await audit(sql, { action: 'identity_linked', actorId: user.id, traits: { provider } });
  return user.id;
}

/**
 * An account whose address nobody has proven yet may have been made by somebody else, waiting for its owner
 * to come. Now the owner is there: whatever was prepared is thrown away, a password and a mailed code above all.
 */
async function clearUnproven(sql: Queries, userId: string, locale: Locale): Promise<void> {
  await endSessions(sql, userId);
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
  await sql`delete from auth.mfa_factors where user_id = ${userId}`;
  await sql`delete from auth.identities where user_id = ${userId}`;
  await sql`
    update auth.users set encrypted_password = null, email_confirmed_at = now(), email_change = null,
      email_change_confirm_status = 0, raw_user_meta_data = ${sql.json({ locale })}, updated_at = now()
    where id = ${userId}`;
}

const serviceNames = { github: 'GitHub', google: 'Google', oidc: 'OpenID Connect' } as const satisfies Record<
  Provider['name'],
  string
>;
