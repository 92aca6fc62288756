import * as v from 'valibot';
import { roleNames, roleOf } from '#content/answers/roles.ts';
import { locales, type Localized } from '#contract/locale.ts';
import { isRole, roleKey, roles, type RoleWish } from '#contract/settings.ts';
import { wordsIn } from '#contract/words.ts';
import { giveRole, roleIn, takeRole, unfitFor } from '#server/auth/admin/roles.ts';
import { findUser, findUserByEmail, isBanned } from '#server/auth/users/users.ts';
import { Failed } from '#server/http/failures.ts';
import { addressOrNone, readFields } from '#server/http/read-fields.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { demandSecondStep, keepChanges, settingsNow } from './keep-changes.ts';
import type { SettingRoutes } from './setting-parts.ts';

const schema: v.GenericSchema<unknown, RoleWish> = v.object({
  email: v.pipe(v.string(), v.maxLength(500)),
  role: v.nullable(v.picklist(roles)),
  code: v.pipe(v.string(), v.maxLength(100)),
});

/** POST /roles: an admin gives or takes a role. It waits as a bank account does; `npm run admin` does it at once. */
export const roleChanges: SettingRoutes = (app, parts) => {
  const { sql } = parts;
  app.post('/roles', async (c) => {
    const { email, role, code } = await readFields(c, schema);
    const member = c.get('member');
    // Each of these mails all admins.
    await parts.limits.count('newFactorAccount', 'settings', member.id);
    await demandSecondStep(c, parts, member.id, code);
    const user = await findUserByEmail(sql, addressOrNone(email) ?? '');
    // Taken it is from everybody, also from somebody who is banned.
    if (user === undefined || (role !== null && unfitFor(user))) throw new Failed({ code: 'no_such_account' });
    if ((roleIn(user) ?? null) === role) throw new Failed({ code: 'role_same' });
    const key = roleKey(user.id);
    const told = { name: nameOf(user.email ?? ''), value: roleNames[role ?? 'none'] };
    await keepChanges(parts, member, [{ key, value: role, told }], async (server) => {
      if (role !== 'admin' && (await isOnlyAdmin(server, user.id))) throw new Failed({ code: 'last_admin' });
      if (await waits(server, key)) throw new Failed({ code: 'role_waits' });
    });
    // On the first day it counts already.
    await applyRoles(sql);
    return c.json(await settingsNow(parts, member));
  });
};

const nameOf = (email: string) =>
  Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)(roleOf, { email })])) as Localized;

async function waits(sql: Queries, key: string): Promise<boolean> {
  const waiting = await sql`
    select from app_private.setting_versions where key = ${key} and stopped_at is null and done_at is null`;
  return waiting.count > 0;
}

type Due = { readonly id: string; readonly account: string; readonly role: unknown; readonly authorId: string | null };

/** Whether nobody else is an admin who may sign in. */
async function isOnlyAdmin(sql: Queries, id: string): Promise<boolean> {
  const admins = await sql<{ id: string }[]>`
    select id from auth.users
    where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null and coalesce(banned_until <= now(), true)`;
  return admins.length === 1 && admins[0]?.id === id;
}

/**
 * Gives and takes the roles whose hour is over, each once, whichever server comes first. One that somebody asked for who
 * is no admin any more ends with that, and nobody takes the role of the last admin.
 */
export async function applyRoles(sql: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    await oneAtATime(transaction, 'settings');
    const due = await transaction<Due[]>`
      select id, substr(key, 6) as account, value #>> '{}' as role, author_id as "authorId" from app_private.setting_versions
      where key like 'role#%' and done_at is null and stopped_at is null and counts_from <= now() order by setting_versions.id`;
    for (const { id, account, role, authorId } of due) {
      const author = authorId === null ? undefined : await findUser(transaction, authorId, { forUpdate: true });
      const user = await findUser(transaction, account, { forUpdate: true });
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
