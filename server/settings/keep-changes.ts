import type { Context } from 'hono';
import type { MailServer } from '#contract/mail-server.ts';
import type { ChangeKey, SettingsNow, SettingValue } from '#contract/settings.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { takeSecondStep } from '#server/auth/factors/second-step-now.ts';
import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { asServer, asTeam } from '#server/team/as-team.ts';
import { madeBefore, type MadeVersion } from '#server/team/seen-version.ts';
import type { Member } from '#server/team/team-calls.ts';
import { readNow } from './read-now.ts';
import type { SettingParts } from './setting-parts.ts';
import { tellAdmins, type NamedChange } from './tell-admins.ts';

export type Change = {
  readonly key: ChangeKey;
  readonly value: SettingValue | MailServer | null;
  /** A password that belongs to it, sealed. */
  readonly sealed?: string | null;
  /** The version that its writer has seen; undefined where it does not matter. */
  readonly beganWith?: number | null;
  /** What all admins are told, where it waits. */
  readonly told?: NamedChange | undefined;
};

/** All that admins say, as one of them sees it now. */
export const settingsNow = (parts: SettingParts, member: Member): Promise<SettingsNow> =>
  asTeam(parts.sql, member, (team) => readNow(team, parts, member));

/** Keeps changes in one transaction: one after the other, and nobody over what they have not seen. `first` runs as the server. */
export async function keepChanges(
  parts: SettingParts,
  member: Member,
  changes: readonly Change[],
  first: (sql: Queries) => Promise<unknown> = async () => {},
): Promise<SettingsNow> {
  const now = await asTeam(parts.sql, member, async (team) => {
    await holdSettings(team, member);
    await asServer(team, () => first(team));
    const told: NamedChange[] = [];
    for (const change of changes) if ((await write(team, member.id, change)) && change.told) told.push(change.told);
    if (told.length > 0) await asServer(team, () => tellAdmins(team, parts, member, told));
    return readNow(team, parts, member);
  });
  parts.pages.lookAgain();
  parts.onMail();
  return now;
}

/**
 * Lets admins change what waits one after the other, and none whose role went meanwhile. The account is held before any
 * version, as by whoever takes a role or deletes an account: in another order the two would wait for each other for ever.
 */
export async function holdSettings(team: Queries, { id }: Pick<Member, 'id'>): Promise<void> {
  await oneAtATime(team, 'settings');
  const held = await asServer(
    team,
    () => team`
      select from auth.users where id = ${id} and raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null
        and coalesce(banned_until <= now(), true)
      for key share`,
  );
  if (held.count === 0) throw new Failed({ code: 'admins_only' });
}

/** Out: whether it was written, and not by the same call before. */
async function write(sql: Queries, author: string, change: Change): Promise<boolean> {
  const { key, sealed = null, beganWith } = change;
  const value = change.value === null ? null : sql.json(change.value);
  if (beganWith !== undefined) {
    const newest = await sql<MadeVersion[]>`
      select id::float8 as version, author_id = ${author} and value is not distinct from ${value}
        and sealed is not distinct from ${sealed} and stopped_at is null as "isThis"
      from app_private.setting_versions where key = ${key} order by id desc limit 2`;
    if (madeBefore(newest, beganWith, 'setting_changed') !== undefined) return false;
  }
  // The page shows the newest with its button: an earlier one, unseen behind it, must not count once that one is stopped.
  await sql`
    update app_private.setting_versions set stopped_at = now(), stopped_by = ${author}
    where key = ${key} and counts_from > now() and stopped_at is null`;
  await sql`
    insert into app_private.setting_versions (key, value, sealed, author_id, created_at, counts_from)
    values (${key}, ${value}, ${sealed}, ${author}, now(), now())`;
  return true;
}

/**
 * A role counts only with a second step; here the code itself is asked for once more, whoever holds the session, and of
 * something that the session has not just made. On the first day there is nothing older.
 */
export async function demandSecondStep(c: Context, parts: AuthParts, userId: string, code: string): Promise<void> {
  const [first] = await parts.sql<[{ isFirstDay: boolean }]>`select app_private.is_first_day() as "isFirstDay"`;
  const shown = await takeSecondStep(c, parts, userId, code, { isOld: !first.isFirstDay });
  if (!shown.ok) throw new Failed(shown.failure);
  if (shown.value === 'needless') throw new Failed({ code: 'no_second_step' });
}
