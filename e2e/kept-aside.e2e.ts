import type { Page } from '@playwright/test';
import { accountWords } from '#content/account/account.ts';
import { partWords } from '#content/account/parts.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { findWords } from '#content/contact/status.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { booksWords } from '#content/support/open-books.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { say } from '#contract/words.ts';
import { giveNow, withoutEntries } from './support/bookings.ts';
import { visit } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { comeTo, keepingBrowser, noteReturns } from './support/kept-page.ts';
import { expect, test } from './support/live-test.ts';
import { anotherDevice, bringSession, openAccount, openPart, somebody } from './support/signed-in.ts';
import { hasEntries, inboxList, openInbox, ownWord, send, teammate } from './support/team-inbox.ts';

test.use(keepingBrowser);
test.beforeEach(({ page }) => noteReturns(page));

/**
 * Keeps a page aside while somebody signs out (`null`) or in, of which it hears nothing, and comes back to it. Out: what
 * is seen at the first frame.
 */
async function comeBackAfter(page: Page, session: string | null): Promise<string> {
  await page.goto('/robots.txt');
  await page.evaluate((session) => {
    if (session === null) localStorage.removeItem('ecosystem-auth');
    else localStorage.setItem('ecosystem-auth', session);
  }, session);
  return comeTo(page);
}

test('somebody who is still signed in finds the account as they left it, with what was typed; that of another who signed in meanwhile comes in its place, and of somebody who signed out it does not come back with Back', async ({
  page,
  live,
}) => {
  const [ada, grace] = [await somebody(live), await somebody(live)];
  const { data } = await (await anotherDevice(live, grace)).getSession();
  const main = page.getByRole('main');
  await openAccount(page, live, ada);
  await expect(main).toContainText(ada.email);
  const name = (await openPart(page, partWords.name)).getByRole('textbox');
  await name.fill('Ada L');
  const session = await page.evaluate(() => localStorage.getItem('ecosystem-auth'));
  expect(await comeBackAfter(page, session)).toContain(ada.email);
  await expect(name).toHaveValue('Ada L');

  expect(await comeBackAfter(page, JSON.stringify(data.session))).not.toContain(ada.email);
  await expect(main).toContainText(grace.email);
  await expect(main).not.toContainText(ada.email);

  expect(await comeBackAfter(page, null)).not.toContain(grace.email);
  await expect(main).toContainText(accountWords.endedTitle.en);
  await expect(page.getByRole('button', { name: partWords.signOut.en, exact: true })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeHidden();
});

test('messages that this device was told to forget meanwhile do not come back with Back', async ({ page }) => {
  await page.goto('/robots.txt');
  const message = { reference: 'EC-9QPD-7K3M', status: 'd'.repeat(32), on: '2026-11-22' };
  await page.evaluate((list) => localStorage.setItem('myMessages', list), JSON.stringify([message]));
  await visit(page, '/status');
  const link = page.locator(`main a[href$="/${message.status}"]`);
  await expect(link).toContainText(message.reference);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('myMessages'));
  expect(await comeTo(page)).not.toContain(message.reference);
  await expect(link).toHaveCount(0);
});

test('nor does it say that a message is remembered which was forgotten meanwhile', async ({ page }) => {
  await page.goto('/robots.txt');
  await visit(page, `/thank-you?reference=EC-7K3M-9QPD&status=${'c'.repeat(32)}`);
  await page.getByText('EC-7K3M-9QPD').click();
  const box = page.getByRole('checkbox', { name: statusLink.remember.en });
  await box.check();
  await page.reload();
  await page.getByText('EC-7K3M-9QPD').click();
  await expect(box).toBeChecked();
  await page.getByRole('link', { name: statusLink.myMessages.en }).click();
  await page.getByRole('button', { name: findWords.forget.en }).click();
  await expect(page.getByText(findWords.forgotten.en)).toBeVisible();
  await comeTo(page);
  await expect(box).not.toBeChecked();
  await expect(page.getByText(statusLink.remembered.en)).toBeHidden();
});

test('LIVE-14 LIVE-12 the inbox that was left is kept, and tells what came meanwhile; it and the editor of projects are empty for whoever comes back after a sign-out', async ({
  page,
  live,
}) => {
  const mira = await teammate(live);
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  // Of a page that comes back the tools for developers tell no sockets.
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Own = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        sockets.push(this);
      }
    };
    Object.assign(window, { sockets, WebSocket: Own });
  });
  const states = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { sockets: WebSocket[] }).sockets.map(({ readyState }) => readyState));
  const joins = noteJoins(page);
  await openInbox(page, live, { person: mira, address: `/team/inbox?q=${word}` });
  await hasEntries(page, 1);
  await expect.poll(() => joins.count).toBe(1);
  await page.goto('/robots.txt');
  await send(live, { name: 'Lin', message: `Hello ${word}` });
  await comeTo(page);
  await hasEntries(page, 1);
  const { news, showNew } = inboxList(page);
  await expect(news).toHaveText('1 new message');
  await send(live, { name: 'Ada', message: `Hello ${word}` });
  await expect(news).toHaveText('2 new messages');
  await showNew.click();
  await hasEntries(page, 3);
  expect(await states()).toEqual([WebSocket.CLOSED, WebSocket.OPEN]);

  expect(await comeBackAfter(page, null)).not.toContain(word);
  await expect(page.getByRole('main')).toContainText(inboxPage.ended.en);
  await hasEntries(page, 0);

  await bringSession(page, live, mira);
  await visit(page, '/team/projects');
  const begin = page.getByRole('button', { name: editorWords.newProject.en });
  await expect(begin).toBeVisible();
  expect(await comeBackAfter(page, null)).not.toContain(editorWords.newProject.en);
  await expect(begin).toBeHidden();
  await expect(page.getByText(editorWords.signedOut.en)).toBeVisible();
});

test('SUM-11 a page with sums in view is kept for Back although it listens, and its sums are true again', async ({
  page,
  live,
}) => {
  await giveNow(live, 100_000);
  const { sockets } = noteJoins(page);
  await visit(page, '/de/offene-buecher');
  await expect.poll(() => sockets.length).toBe(1);
  await page.goto('/robots.txt');
  await giveNow(live, 5_000);
  await comeTo(page);
  const text = say('de', booksWords.in, { amount: '1.050' });
  await expect(page.getByText(text)).toBeVisible();
  await withoutEntries(live);
});
