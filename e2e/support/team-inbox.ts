import { expect, type Locator, type Page } from '@playwright/test';
import { accountWords } from '#content/account/account.ts';
import { listWords } from '#content/inbox/list.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { visit } from './islands-awake.ts';
import { bringSession, somebody, type Person } from './signed-in.ts';

/** Sends a message as a form of the site does. Out: what the visitor is told. */
export async function send(live: LiveSite, changes: Readonly<Record<string, unknown>> = {}): Promise<Receipt> {
  const answer = await fetch(live.url + sendEmailPath, post(hello(changes)));
  if (!answer.ok) throw new Error(`Not sent: ${await answer.text()}`);
  return (await answer.json()) as Receipt;
}

/** Somebody of the team with an account of their own. */
export const teammate = (live: LiveSite, name = 'Mira'): Promise<Person> =>
  somebody(live, { user_metadata: { name }, app_metadata: { role: 'team' } });

/** Opens the inbox as somebody who has signed in before, at an address such as `/team/inbox?box=spam`. */
export async function openInbox(
  page: Page,
  live: LiveSite,
  { person, address = '/team/inbox', locale = 'en' }: { person?: Person; address?: string; locale?: Locale } = {},
): Promise<void> {
  await bringSession(page, live, person ?? (await teammate(live)));
  await visit(page, live.url + inLocale(address, locale));
}

/** A word that stands in no other message, so that tests that share a server find their own. */
export const ownWord = (): string => `otter${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** What the team sees of the list. */
export function inboxList(page: Page, locale: Locale = 'en') {
  const main = page.getByRole('main');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  return {
    start: main.getByRole('region', { name: listWords.start[locale] }),
    heading: main.getByRole('heading', { level: 2 }).last(),
    entries: main.getByRole('heading', { level: 3 }),
    entry: (name: string): Locator => main.getByRole('link', { name }),
    status: main.getByRole('status').first(),
    news: main.getByRole('status').nth(1),
    showNew: button(listWords.showNew[locale]),
    search: main.getByRole('searchbox', { name: listWords.search[locale] }),
    filter: (name: 'only' | 'state' | 'reason' | 'delivery' | 'caretaker'): Locator =>
      main.getByRole('combobox', { name: listWords[name][locale], exact: true }),
    filterButton: button(listWords.filterButton[locale]),
    clear: button(listWords.clear[locale]),
    lookAgain: button(listWords.look[locale]),
    showMore: button(listWords.showMore[locale]),
    tryAgain: button(accountWords.again[locale]),
    box: (name: string): Locator =>
      main.getByRole('navigation', { name: listWords.places[locale] }).getByRole('link', { name }),
  };
}

/** Waits until the list shows as many entries. */
export const hasEntries = (page: Page, count: number): Promise<void> =>
  expect(inboxList(page).entries).toHaveCount(count);
