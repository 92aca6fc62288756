import { isRole } from '#contract/settings.ts';
import { giveRole, takeRole } from '#server/auth/admin/roles.ts';
import { isBanned, type User, userColumns } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';

type Due = { readonly id: string; readonly account: string; readonly role: unknown; readonly authorId: string | null };

/** Whether nobody else is an admin. */
export async function isOnlyAdmin(sql: Queries, id: string): Promise<boolean> {
  const admins = await sql<{ id: string }[]>`
    select id from auth.users where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null`;
  return admins.length === 1 && admins[0]?.id === id;
}

/**
 * Gives and takes the roles whose hour is over, each once, whichever server comes first. One that somebody asked for who
 * is no admin any more ends with that, and nobody takes the role of the last admin.
 */
export async function applyRoles(sql: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended('settings', 0))`;
    const due = await transaction<Due[]>`
      select id, substr(key, 6) as account, value #>> '{}' as role, author_id as "authorId" from app_private.setting_versions
      where key like 'role#%' and done_at is null and stopped_at is null and counts_from <= now() order by setting_versions.id`;
    for (const { id, account, role, authorId } of due) {
      const author = await heldAccount(transaction, authorId);
      const user = await heldAccount(transaction, account);
      const mayBe =
        author?.appMetadata.role === 'admin' &&
        !isBanned(author) &&
        user &&
        (role === 'admin' || !(await isOnlyAdmin(transaction, account)));
      if (mayBe) await (isRole(role) ? giveRole(transaction, user, role) : takeRole(transaction, user));
      await (mayBe
        ? transaction`update app_private.setting_versions set done_at = now() where id = ${id}`
        : transaction`update app_private.setting_versions set stopped_at = now() where id = ${id}`);
    }
  });
}

async function heldAccount(sql: Queries, id: string | null): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${sql.unsafe(userColumns)} from auth.users where id = ${id} and deleted_at is null for update`;
  return user;
}
