import type { AccountMailKind } from '#content/mail/account-mails.ts';
import { isLocale, type Locale } from '#contract/locale.ts';
import { pageAddress, type SiteAddress } from '#server/auth/links.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { putAccountMail } from './mails.ts';

type MailValues = {
  /** The language of the call that did it, unless somebody else called. What the account says counts more. */
  readonly locale?: Locale | undefined;
  readonly values?: Readonly<Record<string, string>>;
};

/**
 * Tells the owner of an account what was just done with it, in the caller's transaction; `auth.onMail()`
 * belongs after it. `{reset}` is filled in. Without an address nobody is told.
 */
export async function tellOwner(
  sql: Queries,
  auth: SiteAddress,
  user: User,
  kind: AccountMailKind,
  { values, locale: spoken = 'en' }: MailValues,
): Promise<void> {
  if (!user.email) return;
  const { locale: chosen } = user.userMetadata;
  const locale = isLocale(chosen) ? chosen : spoken;
  const reset = pageAddress(auth, locale, '/auth/reset').href;
  await putAccountMail(sql, auth, { kind, to: user.email, locale, values: { reset, ...values } });
}
