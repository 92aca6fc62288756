import { roleKey } from '#contract/settings.ts';
import { audit } from '#server/auth/audit.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { endWaiting } from './end-waiting.ts';
import type { User } from './users.ts';

const keptEntries = 1000;

/**
 * Deletes an account and everything that hangs on it, in the caller's transaction: sessions, factors,
 * identities, tokens, what waits to be mailed to it. What was noted about it stays without saying about whom. Out: the
 * addresses whose mails are to go with it, also where they became files (`auth.forgetMailFiles`).
 */
export async function deleteUser(sql: Queries, user: User, by: 'owner' | 'operator'): Promise<readonly string[]> {
  const addresses = await deleteTraces(sql, user);
  // Everything else refers to the row and goes with it.
  await sql`delete from auth.users where id = ${user.id}`;
  await audit(sql, { action: 'user_deleted', traits: { by } });
  return addresses;
}

/**
 * Empties an account and keeps its id, so that what refers to the id stays (`should_soft_delete`). Nobody can
 * sign in to it, and its address can be used for a new account. Out: as from `deleteUser`.
 */
export async function emptyUser(sql: Queries, user: User): Promise<readonly string[]> {
  const addresses = await deleteTraces(sql, user);
  await endSessions(sql, user.id);
  await sql`delete from auth.identities where user_id = ${user.id}`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await sql`
    update auth.users set email = null, email_change = '', phone = null, encrypted_password = null, email_confirmed_at = null,
      raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(), updated_at = now()
    where id = ${user.id}`;
  await audit(sql, { action: 'user_deleted', traits: { by: 'operator' } });
  return addresses;
}

// What names the account and does not go with its row.
async function deleteTraces(sql: Queries, user: User): Promise<readonly string[]> {
  const { id, email } = user;
  await endWaiting(sql, id);
  await sql`delete from auth.flow_state where user_id = ${id} or linking_target_id = ${id}`;
  const addresses = await addressesOf(sql, user);
  if (email) {
    // One that is answered right now is held by its worker, which waits for the account: it will find none.
    await sql`
      delete from auth.requests where id in (select id from auth.requests where email = ${email} for update skip locked)`;
  }
  await sql`delete from app_private.mail_outbox where kind = 'account' and to_address = any (${addresses})`;
  // Whom somebody gave a message to stands in the words of the log. Not null: that would say that they gave it to nobody.
  await sql`
    update app_private.inbox_log set details = replace(details::text, ${`"${id}"`}, '"gone"')::jsonb
    where ${id} in (details ->> 'to', details ->> 'from')`;
  // That a role was given stays among what admins did, and to whom does not.
  await sql`
    update app_private.setting_versions set key = ${roleKey('00000000-0000-0000-0000-000000000000')} where key = ${roleKey(id)}`;
  // Rewriting an entry is slow, so only the newest `keptEntries` are kept and made anonymous.
  await sql`
    delete from auth.audit_log_entries where payload ->> 'actor_id' = ${id} and id not in (
      select id from auth.audit_log_entries where payload ->> 'actor_id' = ${id}
      order by created_at desc limit ${keptEntries})`;
  await sql`
    update auth.audit_log_entries set payload = replace(payload::text, ${`"${id}"`}, 'null')::json
    where payload ->> 'actor_id' = ${id} or payload -> 'traits' ->> 'user_id' = ${id}`;
  return addresses;
}

/** The address of an account, and the one it was to get unless somebody else has it or moves to it, who waits for mails of their own. */
async function addressesOf(sql: Queries, { id, email, emailChange }: User): Promise<string[]> {
  const others =
    await sql`select from auth.users where ${emailChange} in (email, email_change) and id <> ${id} limit 1`;
  return [email, others.count === 0 ? emailChange : null].filter((address) => Boolean(address)) as string[];
}
