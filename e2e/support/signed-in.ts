import { expect, type Locator, type Page } from '@playwright/test';
import { factorWords } from '#content/account/factor-step.ts';
import { partWords } from '#content/account/parts.ts';
import { accountMails as mails, type AccountMailKind } from '#content/mail/account-mails.ts';
import { site } from '#content/site.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { browserClient, goodPassword, type BrowserClient } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { addApp, codeOf } from '#server/testing/second-factor.ts';
import { accountMails, type AccountMail } from './account-mail.ts';
import { accountScreens } from './account-screens.ts';
import { visit } from './islands-awake.ts';

/** Somebody with an account. `app` is their second step, where they have one. */
export type Person = { id: string; email: string; password: string; app?: { id: string; secret: string } };

type More = Omit<Parameters<LiveSite['makeAccount']>[0], 'email' | 'password'> & {
  /** One of its own unless it must be this one. */
  readonly email?: string;
  /** Whether an app is connected. Whoever has a role has one, without which it would not count. */
  readonly hasApp?: boolean;
};

let count = 0;

/** A confirmed account of its own for one test. */
export async function somebody(live: LiveSite, more: More = {}): Promise<Person> {
  count += 1;
  const {
    email = `person-${count}-${Date.now()}@example.org`,
    hasApp = more.app_metadata !== undefined,
    ...data
  } = more;
  const id = await live.makeAccount({ email, password: goodPassword, ...data });
  const person = { id, email, password: goodPassword };
  return hasApp ? { ...person, app: await addApp(await anotherDevice(live, person)) } : person;
}

/** One more device of somebody, signed in with their password, and with their app where they have one. */
export async function anotherDevice(live: LiveSite, person: Person): Promise<BrowserClient> {
  const { email, password, app } = person;
  const client = browserClient(live);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  if (app === undefined) return client;
  const shown = await client.mfa.challengeAndVerify({ factorId: app.id, code: await nextCode(live, person) });
  if (shown.error) throw shown.error;
  return client;
}

/** The code that somebody's app shows now. One counts once, and here somebody signs in several times in a minute. */
export async function nextCode(live: LiveSite, { app }: Person): Promise<string> {
  if (app === undefined) throw new Error('They have no app.');
  const { id, secret } = app;
  await live.inDatabase((sql) => sql`update auth.mfa_factors set last_totp_step = null where id = ${id}`);
  return codeOf(secret);
}

/** Signs somebody in on the screen for it, which is open: with their password, and their app where they have one. */
export async function signInOnScreen(page: Page, live: LiveSite, person: Person): Promise<void> {
  const { email, password, app } = person;
  const screen = accountScreens(page);
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.signIn.click();
  if (app === undefined) return;
  await page.getByLabel(factorWords.code.en, { exact: true }).fill(await nextCode(live, person));
  await page.keyboard.press('Enter');
}

/** Makes this a browser in which somebody has signed in before. It then shows a file without scripts. */
export async function bringSession(page: Page, live: LiveSite, person: Person): Promise<void> {
  const { data } = await (await anotherDevice(live, person)).getSession();
  await page.goto(`${live.url}/robots.txt`);
  await page.evaluate((session) => localStorage.setItem('ecosystem-auth', session), JSON.stringify(data.session));
}

/** Lets the session that a browser keeps say that its account has a role, as anybody can who holds it. */
export const claimRole = (page: Page, role: 'team' | 'admin'): Promise<void> =>
  page.evaluate((claimed) => {
    const session = JSON.parse(localStorage.getItem('ecosystem-auth') ?? '{}') as { user: { app_metadata: object } };
    session.user.app_metadata = { role: claimed };
    localStorage.setItem('ecosystem-auth', JSON.stringify(session));
  }, role);

/** Makes this a browser in which somebody new has signed in before. Out: their address. */
export async function bringSomebody(page: Page, live: LiveSite): Promise<string> {
  const person = await somebody(live);
  await bringSession(page, live, person);
  return person.email;
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
  // One that a role waits for is open by itself.
  if (!(await part.evaluate((details: HTMLDetailsElement) => details.open)))
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
  const words: Localized = mails[kind].subject;
  const subject = say(locale, words, { site: site.name });
  return eventually(
    `a mail to ${email}: ${subject}`,
    () => accountMails(live, email).find((mail) => mail.subject === subject),
    20_000,
  );
};

/** Waits for what became of something, where it stays. */
export const stays = (part: Locator, text: string): Promise<void> =>
  expect(part.locator('[data-outcome]').filter({ hasText: text, visible: true })).toBeVisible();
