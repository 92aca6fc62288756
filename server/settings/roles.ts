import { Hono } from 'hono';
import * as v from 'valibot';
import { roleNames, roleOf } from '#content/answers/roles.ts';
import { type Localized, locales } from '#contract/locale.ts';
import { roleKey, roles, type RoleWish } from '#contract/settings.ts';
import { wordsIn } from '#contract/words.ts';
import { roleIn, unfitFor } from '#server/auth/admin/roles.ts';
import { readFields } from '#server/auth/read-fields.ts';
import { findUserByEmail } from '#server/auth/users/users.ts';
import { Failed } from '#server/http/failures.ts';
import type { InboxEnv } from '#server/inbox/inbox-parts.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { applyRoles, isOnlyAdmin } from './apply-roles.ts';
import { demandSecondStep, keepChanges, type SettingParts, settingsNow } from './keep-changes.ts';

const schema: v.GenericSchema<unknown, RoleWish> = v.object({
  email: v.pipe(v.string(), v.maxLength(500)),
  role: v.nullable(v.picklist(roles)),
  code: v.pipe(v.string(), v.maxLength(100)),
});

/** POST /roles: an admin gives or takes a role. It waits as a bank account does; `npm run admin` does it at once. */
export function roleRoutes(parts: SettingParts): Hono<InboxEnv> {
  const { sql } = parts;
  const app = new Hono<InboxEnv>();
  app.post('/roles', async (c) => {
    const { email, role, code } = await readFields(c, schema);
    const member = c.get('member');
    // Each of these mails all admins.
    await parts.limits.count('newFactorAccount', 'settings', member.id);
    await demandSecondStep(c, parts, member.id, code);
    const user = await findUserByEmail(sql, email.trim().toLowerCase());
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
  return app;
}

const nameOf = (email: string) =>
  Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)(roleOf, { email })])) as Localized;

async function waits(sql: Queries, key: string): Promise<boolean> {
  const waiting = await sql`
    select from app_private.setting_versions where key = ${key} and stopped_at is null and done_at is null`;
  return waiting.count > 0;
}
