import { settingNames } from '#content/answers/settings.ts';
import { isLocale, type Locale } from '#contract/locale.ts';
import type { SettingKey, SettingValue } from '#contract/settings.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { pageAddress } from '#server/auth/links.ts';
import { putAccountMail } from '#server/auth/mail/mails.ts';
import { type User, userColumns } from '#server/auth/users/users.ts';
import type { Member } from '#server/inbox/inbox-parts.ts';
import type { Queries } from '#server/postgres/connect.ts';

type Change = { readonly key: SettingKey; readonly value: SettingValue | null };

/**
 * Tells all admins what somebody wants to change, in the caller's transaction. The link leads to the page where they can
 * stop it; opening it does nothing.
 */
export async function tellAdmins(
  sql: Queries,
  { siteUrl, mailDomain }: Pick<AuthParts, 'siteUrl' | 'mailDomain'>,
  { name }: Member,
  changes: readonly Change[],
): Promise<void> {
  const admins = await sql<User[]>`
    select ${sql.unsafe(userColumns)} from auth.users
    where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null and email is not null`;
  for (const { email, userMetadata } of admins) {
    const locale = isLocale(userMetadata.locale) ? userMetadata.locale : 'en';
    await putAccountMail(sql, {
      kind: 'setting_changes',
      to: email ?? '',
      locale,
      domain: mailDomain,
      link: pageAddress({ siteUrl }, locale, '/team/association').href,
      values: { name, changes: changes.map((change) => lineOf(change, locale)).join('\n') },
    });
  }
}

const lineOf = ({ key, value }: Change, locale: Locale): string => `${settingNames[key][locale]}: ${value ?? '–'}`;
