import { type MailServer, mailServerKey, mailServerLine } from '#contract/mail-server.ts';
import {
  type ChangeKey,
  isRole,
  isRoleKey,
  isSetting,
  type MailNow,
  type PersonNow,
  roleKey,
  settingKeys,
  type SettingsNow,
  type SettingValue,
  type WaitingSetting,
} from '#contract/settings.ts';
import { listRoles } from '#server/auth/admin/roles.ts';
import { codeTries } from '#server/auth/codes.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asServer } from '#server/team/as-team.ts';
import { readNames } from '#server/team/names.ts';
import type { Member } from '#server/team/team-calls.ts';
import type { SettingParts } from './setting-parts.ts';
import { uncheckedLines } from './unchecked-lines.ts';

// As many as somebody looks through.
const mostVersions = 100;

type Account = { readonly id: string; readonly email: string | null; readonly hasSecondStep: boolean };

type Row = {
  readonly version: number;
  readonly key: string;
  readonly value: SettingValue | MailServer | null;
  readonly hasPassword: boolean;
  readonly authorId: string | null;
  readonly at: Date;
  readonly countsFrom: Date;
  readonly isWaiting: boolean;
  readonly stoppedAt: Date | null;
  readonly stoppedBy: string | null;
};

const isShown = (key: string): key is ChangeKey => isSetting(key) || key === mailServerKey || isRoleKey(key);
const accountOf = (key: string): string | undefined => (isRoleKey(key) ? key.slice('role#'.length) : undefined);
const shownOf = (value: Row['value']): SettingValue | null =>
  typeof value === 'object' && value !== null ? mailServerLine(value) : value;

/** All that admins say as one of them sees it, in a transaction of `asTeam`. */
export async function readNow(
  sql: Queries,
  { drawer, mail, pages }: Pick<SettingParts, 'drawer' | 'mail' | 'pages'>,
  { id: me }: Member,
): Promise<SettingsNow> {
  const columns = sql`
    id::float8 as version, key, value, sealed is not null as "hasPassword", author_id as "authorId", created_at as at, counts_from as "countsFrom",
    counts_from > now() as "isWaiting", stopped_at as "stoppedAt", stopped_by as "stoppedBy"`;
  const newest = await sql<Row[]>`
    select distinct on (key, counts_from > now(), stopped_at is null) ${columns} from app_private.setting_versions
    order by key, counts_from > now(), stopped_at is null, id desc`;
  const history = await sql<Row[]>`
    select ${columns} from app_private.setting_versions order by id desc limit ${mostVersions}`;
  const about = [...newest, ...history].flatMap(({ key }) => accountOf(key) ?? []);
  const [tested, holders, accounts] = await asServer(sql, async () => [
    await sql`
      select from app_private.mail_tests where account_id = ${me} and expires_at > now() and tries < ${codeTries}`,
    await listRoles(sql),
    await sql<Account[]>`
      select id, email, exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as "hasSecondStep"
      from auth.users where id = any (${about}::uuid[]) and deleted_at is null`,
  ]);
  const whoIs = await readNames(
    sql,
    [...newest, ...history].flatMap(({ authorId, stoppedBy }) => [authorId, stoppedBy]),
  );

  function stateOf(key: ChangeKey) {
    const own = newest.filter((row) => row.key === key);
    const waits = own.find(({ isWaiting, stoppedAt }) => isWaiting && stoppedAt === null);
    const versions = own.map(({ version }) => version);
    const waiting: WaitingSetting | null = waits
      ? {
          version: waits.version,
          value: shownOf(waits.value),
          author: whoIs(waits.authorId),
          countsFrom: waits.countsFrom.toISOString(),
        }
      : null;
    const counts = own.find(({ isWaiting, stoppedAt }) => !isWaiting && stoppedAt === null);
    return { counts, waiting, version: versions.length === 0 ? null : Math.max(...versions) };
  }

  function mailNow(): MailNow {
    const { counts, ...state } = stateOf(mailServerKey);
    const { hasServer, from, to } = mail.fixed;
    return {
      ...state,
      value: (counts?.value ?? null) as MailServer | null,
      hasPassword: counts?.hasPassword ?? false,
      isTested: tested.count > 0,
      fixed: { server: hasServer, from: from !== undefined, to: to !== undefined },
    };
  }

  function peopleNow(): PersonNow[] {
    const people = new Map<string, Account & { role?: string }>(holders.map((holder) => [holder.id, holder]));
    for (const account of accounts) if (!people.has(account.id)) people.set(account.id, account);
    return [...people.values()].flatMap(({ id, email, role, hasSecondStep }) => {
      const { waiting } = stateOf(roleKey(id));
      const now = isRole(role) ? role : null;
      return now === null && waiting === null ? [] : [{ id, email: email ?? '', role: now, hasSecondStep, waiting }];
    });
  }

  return {
    people: peopleNow(),
    settings: settingKeys.map((key) => {
      const { counts, ...state } = stateOf(key);
      const value = shownOf(counts?.value ?? null);
      return { ...state, key, value, isFixed: drawer.fixedSettings.includes(key) };
    }),
    mail: mailNow(),
    unchecked: await uncheckedLines({ drawer, pages }),
    history: history.flatMap(({ key, value, authorId, at, stoppedAt, stoppedBy }) =>
      isShown(key)
        ? [
            {
              key,
              about: accounts.find(({ id }) => id === accountOf(key))?.email ?? null,
              value: shownOf(value),
              author: whoIs(authorId),
              at: at.toISOString(),
              isStopped: stoppedAt !== null,
              stoppedBy: whoIs(stoppedBy),
            },
          ]
        : [],
    ),
  };
}
