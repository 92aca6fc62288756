import { randomBytes } from 'node:crypto';
import { setUpTokenPattern } from '#contract/set-up.ts';
import { findOrMakeUnconfirmed, takeCharge } from '#server/auth/admin/invite-user.ts';
import { confirmAddress } from '#server/auth/admin/set-address.ts';
import { audit } from '#server/auth/audit.ts';
import { Failed } from '#server/http/failures.ts';
import type { Database, JsonObject, Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { tokenDigest } from '#server/seal.ts';

const adminIsThere = (sql: Queries) => sql`
  exists (select from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null)`;

/**
 * Makes a link for the first admin. Out: its end, or undefined where there is an admin. Several servers of one database
 * each make one at their start; all of them end with the first admin, or after a week.
 */
export async function makeSetUpLink(sql: Database): Promise<string | undefined> {
  const token = randomBytes(16).toString('hex');
  return sql.begin(async (transaction) => {
    await oneAtATime(transaction, 'first admin');
    await transaction`delete from app_private.set_up_links where expires_at <= now()`;
    const made = await transaction`
      insert into app_private.set_up_links (token_hash, expires_at)
      select ${tokenDigest(token)}, now() + interval '7 days' where not ${adminIsThere(transaction)}`;
    return made.count === 1 ? token : undefined;
  });
}

/** Whether this is the end of a link that still counts. */
export async function isSetUpLink(sql: Queries, token: string): Promise<boolean> {
  if (!setUpTokenPattern.test(token)) return false;
  const found = await sql`
    select from app_private.set_up_links
    where token_hash = ${tokenDigest(token)} and expires_at > now() and not ${adminIsThere(sql)}`;
  return found.count === 1;
}

type NewAdmin = {
  readonly token: string;
  readonly email: string;
  readonly encryptedPassword: string;
  readonly userMetadata: JsonObject;
};

/**
 * Makes the first admin, whose address counts as confirmed: whoever holds the link holds the server. All links end with it
 * (supabase/migrations). Throws for a link that has ended, and for an address that has an account.
 */
export async function makeFirstAdmin(sql: Database, { token, email, ...given }: NewAdmin): Promise<void> {
  await sql.begin(async (transaction) => {
    // Of two who use links at the same moment one is the first admin.
    await oneAtATime(transaction, 'first admin');
    if (!(await isSetUpLink(transaction, token))) throw new Failed({ code: 'set_up_over' });
    const { userMetadata, encryptedPassword } = given;
    const user = await takeCharge(transaction, await findOrMakeUnconfirmed(transaction, { email, userMetadata: {} }));
    await confirmAddress(transaction, user.id);
    await transaction`
      update auth.users set encrypted_password = ${encryptedPassword}, raw_user_meta_data = ${transaction.json(userMetadata)},
        raw_app_meta_data = raw_app_meta_data || '{"role": "admin"}', updated_at = now()
      where id = ${user.id}`;
    await audit(transaction, { action: 'role_granted', traits: { user_id: user.id, role: 'admin' } });
  });
}
