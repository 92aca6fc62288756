import { isLocale, type Localized } from '#contract/locale.ts';
import type { SettingValue } from '#contract/settings.ts';
import { pageAddress, type SiteAddress } from '#server/auth/links.ts';
import { putAccountMail } from '#server/auth/mail/mails.ts';
import { type User, userColumns } from '#server/auth/users/users.ts';
import { headerText } from '#server/mail/mail-text.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Member } from '#server/team/team-calls.ts';

/** A change as a mail names it. */
export type NamedChange = { readonly name: Localized; readonly value: SettingValue | Localized | null };

/**
 * Tells all admins what somebody wants to change, in the caller's transaction. The link leads to the page where they can
 * stop it; opening it does nothing.
 */
export async function tellAdmins(
  sql: Queries,
  auth: SiteAddress,
  { name: author }: Member,
  changes: readonly NamedChange[],
): Promise<void> {
  const admins = await sql<User[]>`
    select ${sql.unsafe(userColumns)} from auth.users
    where raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null and email is not null`;
  for (const { email, userMetadata } of admins) {
    const locale = isLocale(userMetadata.locale) ? userMetadata.locale : 'en';
    const lines = changes.map(({ name, value }) => {
      const said = typeof value === 'object' ? value?.[locale] : value;
      return `${name[locale]}: ${said ?? '–'}`;
    });
    await putAccountMail(sql, auth, {
      kind: 'setting_changes',
      to: email ?? '',
      locale,
      link: pageAddress(auth, locale, '/team/association').href,
      // A name is whatever its owner typed.
      values: { name: headerText(author), changes: lines.join('\n') },
    });
  }
}
