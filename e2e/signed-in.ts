import { expect, type Locator, type Page } from '@playwright/test';
import { inLocale } from '#app/paths.ts';
import { partWords } from '#content/account-parts.ts';
import { accountMails as mails, type AccountMailKind } from '#content/mail/account-mails.ts';
import { site } from '#content/site.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { browserClient, goodPassword, type BrowserClient } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { accountMails, type AccountMail } from './account-mail.ts';
import { visit } from './alive.ts';
import type { LiveSite } from './live-site.ts';

/** Somebody with an account. */
export type Person = { id: string; email: string; password: string };

type More = Omit<Parameters<LiveSite['makeAccount']>[0], 'email' | 'password'>;

let count = 0;

/** A confirmed account of its own for one test. */
export async function somebody(live: LiveSite, more: More = {}): Promise<Person> {
  count += 1;
  const email = `person-${count}-${Date.now()}@example.org`;
  return { id: await live.makeAccount({ email, password: goodPassword, ...more }), email, password: goodPassword };
}

/** One more device of somebody, signed in with their password. */
export async function anotherDevice(live: LiveSite, { email, password }: Person): Promise<BrowserClient> {
  const client = browserClient(live);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Makes this a browser in which somebody has signed in before. It then shows a file without scripts. */
export async function bringSession(page: Page, live: LiveSite, person: Person): Promise<void> {
  const { data } = await (await anotherDevice(live, person)).getSession();
  await page.goto(`${live.url}/robots.txt`);
  await page.evaluate((session) => localStorage.setItem('ecosystem-auth', session), JSON.stringify(data.session));
}

/** Opens the account page in a browser in which somebody has signed in before. */
export async function openAccount(page: Page, live: LiveSite, person: Person, locale: Locale = 'en'): Promise<void> {
  await bringSession(page, live, person);
  await visit(page, inLocale('/account', locale));
  await expect(page.getByRole('button', { name: partWords.signOut[locale], exact: true })).toBeVisible();
}

/** Opens one of the parts of the account page. Out: the part. */
export async function openPart(page: Page, title: Localized, locale: Locale = 'en'): Promise<Locator> {
  const part = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title[locale] }) });
  await part.getByRole('heading', { name: title[locale], level: 3 }).click();
  return part;
}

/** Waits for the first mail of a kind to somebody. */
export const mailTo = (
  live: LiveSite,
  email: string,
  kind: AccountMailKind,
  locale: Locale = 'en',
): Promise<AccountMail> => {
  const subject = mails[kind].subject[locale].replace('{site}', site.name);
  return eventually(
    `a mail to ${email}: ${subject}`,
    () => accountMails(live, email).find((mail) => mail.subject === subject),
    20_000,
  );
};

/** The words of a toast and beside the form are the same; this is the one that stays. */
export const stays = (part: Locator, text: string): Promise<void> =>
  expect(part.locator('[data-outcome]').filter({ hasText: text })).toBeVisible();
