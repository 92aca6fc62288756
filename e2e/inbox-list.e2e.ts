import { accountWords } from '#content/account/account.ts';
import { partWords } from '#content/account/parts.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { listWords as words, onlyWords } from '#content/inbox/list.ts';
import { messageWords } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { inboxWords, boxWords, stateWords } from '#content/inbox/words.ts';
import { site } from '#content/site.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { reasons } from '#contract/reasons.ts';
import { goLive } from '#server/testing/live-site.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { expect, test } from './support/live-test.ts';
import { openedMessage } from './support/open-message.ts';
import { bringSession, claimRole, openAccount, signInOnScreen, somebody } from './support/signed-in.ts';
import { tabTo } from './support/tab-to.ts';
import { hasEntries, inboxList, openInbox, ownWord, send, teammate } from './support/team-inbox.ts';

const search = (word: string): string => `/team/inbox?q=${word}`;

test('a visitor is shown the way in, and comes back to the very list', async ({ page, live }) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  const mira = await teammate(live);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit(page, search(word));
  await expect(page.getByRole('main').getByText(inboxPage.signedOut.en)).toBeVisible();
  expect(calls.filter((path) => path.includes('/inbox/') || /team-inbox|message-view/u.test(path))).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: accountWords.signIn.en }).click();
  await signInOnScreen(page, live, mira);
  await expect(page).toHaveURL(search(word));
  await hasEntries(page, 1);
});

test('without JavaScript inbox, project editor and entries of sums say what they are for, and what they need', async ({
  browser,
  live,
}) => {
  const page = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
  const main = page.getByRole('main');
  for (const [address, lead] of [
    ['/de/team/inbox', inboxPage.lead],
    ['/de/team/projects', teamProjectsPage.lead],
    ['/de/team/bookings', bookingsPage.lead],
  ] as const) {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(lead.de)).toBeVisible();
    await expect(main.locator('noscript p')).toHaveText(accountWords.noScript.de);
    await expect(main.locator('noscript p')).toBeVisible();
  }
  await page.close();
});

test('somebody without a role is told so, and nothing of the inbox is fetched', async ({ page, live }) => {
  await send(live);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openInbox(page, live, { person: await somebody(live) });
  await expect(page.getByText(inboxPage.noRole.en)).toBeVisible();
  await page.getByRole('button', { name: inboxPage.lookForRole.en }).click();
  await expect(page.getByText(inboxPage.roleMissing.en)).toBeVisible();
  expect(calls.filter((url) => url.includes('/functions/v1/inbox'))).toEqual([]);
});

test('whoever only says that they are of the team is refused by the server, and the page says so', async ({
  page,
  live,
}) => {
  const person = await somebody(live);
  await bringSession(page, live, person);
  await claimRole(page, 'admin');
  await visit(page, '/team/inbox');
  await expect(page.getByText(inboxPage.noRole.en)).toBeVisible();
  await hasEntries(page, 0);
});

test('the account page leads the team to the inbox, and nobody else', async ({ page, live }) => {
  await openAccount(page, live, await somebody(live));
  await expect(page.getByRole('link', { name: partWords.inbox.en })).toHaveCount(0);
  await openAccount(page, live, await teammate(live));
  await page.getByRole('link', { name: partWords.inbox.en }).click();
  await expect(inboxList(page).start).toBeVisible();
});

test('a message stands in the list with who, why, how it begins and how it is', async ({ page, live }) => {
  const word = ownWord();
  await send(live, { name: 'Grace', reason: 'borrow', message: `May I borrow it? ${word}`, answer: 'none' });
  await openInbox(page, live, { address: search(word) });
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Grace' }) });
  await expect(entry).toContainText(reasons.borrow.en);
  await expect(entry).toContainText(`May I borrow it? ${word}`);
  for (const text of [
    stateWords.new.en,
    inboxWords.caredByNobody.en,
    inboxWords.noAnswerWanted.en,
    /today, \d\d:\d\d/u,
  ])
    await expect(entry).toContainText(text);
  expect(await entry.getByRole('link').count()).toBe(1);
});

test('filters and search stand in the address: Back, reload and a shared link lead to the same', async ({
  page,
  live,
}) => {
  const word = ownWord();
  for (const [name, reason] of [
    ['Ada', 'borrow'],
    ['Grace', 'talk'],
    ['Lin', 'borrow'],
  ] as const)
    await send(live, { name, reason, message: `Hello ${word}, dear people` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInbox(page, live);
  const list = inboxList(page);
  await list.search.fill(word);
  await hasNoRequestWhileTyping();
  await page.keyboard.press('Enter');
  await hasEntries(page, 3);
  await expect(list.heading).toBeFocused();
  await expect(list.heading).toContainText(`with “${word}”`);
  await expect(list.status).toHaveText(/^3 messages\. Looked up: today, \d\d:\d\d\.$/u);

  await list.filter('reason').selectOption({ label: reasons.borrow.en });
  await list.filterButton.click();
  await hasEntries(page, 2);
  await expect(list.heading).toBeFocused();
  await expect(page).toHaveURL(`/team/inbox?reason=borrow&q=${word}`);
  await list.filter('caretaker').selectOption({ label: inboxWords.me.en });
  await list.filterButton.click();
  await hasEntries(page, 0);
  await expect(
    page.getByText(`No message matches all of this: reason: ${reasons.borrow.en}, handled by: Me, with “${word}”.`),
  ).toBeVisible();

  await page.goBack();
  await hasEntries(page, 2);
  await expect(list.filter('caretaker')).toHaveValue('');
  await page.reload();
  await whenAlive(page);
  await hasEntries(page, 2);
  await expect(list.filter('reason')).toHaveValue('borrow');
  await page.goBack();
  await hasEntries(page, 3);
  await expect(list.search).toHaveValue(word);
  await list.clear.click();
  await expect(page).toHaveURL('/team/inbox');
  await expect(list.heading).toHaveText(words.messages.en);
  await expect(list.search).toHaveValue('');

  async function hasNoRequestWhileTyping(): Promise<void> {
    await page.waitForTimeout(300);
    await expect(list.heading).toHaveText(words.messages.en);
  }
});

test('Show more keeps the place and what changes meanwhile, leads to the first new entry, and after a message all is as it was', async ({
  page,
  context,
  live,
}) => {
  const word = ownWord();
  for (let count = 1; count <= 29; count += 1)
    await send(live, { name: `Visitor ${count}.`, message: `Hello ${word}` });
  const joins = noteJoins(page);
  await openInbox(page, live, { address: search(word) });
  await hasEntries(page, 25);
  await expect.poll(() => joins.count).toBe(1);
  const list = inboxList(page);
  await expect(list.status).toHaveText(/^The 25 newest messages, and there are more\./u);
  await expect(list.entries.first()).toContainText('Visitor 29.');
  const more = /[?&]before=/u;
  const answer = await hold(page, more);
  const asked = page.waitForRequest(more);
  await list.showMore.focus();
  await page.keyboard.press('Enter');
  await asked;
  // What is done in another tab comes as what a colleague does.
  const other = await context.newPage();
  await visit(other, search(word));
  await inboxList(other).entry('Visitor 29.').click();
  await openedMessage(other).take.click();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Visitor 29.' }) });
  await expect(first).toContainText(inboxWords.caredByMe.en);
  await other.close();
  answer();
  await hasEntries(page, 29);
  await expect(first).toContainText(inboxWords.caredByMe.en);
  await expect(list.entry('Visitor 4.')).toBeFocused();
  await expect(list.entry('Visitor 4.')).toBeInViewport();
  await expect(list.showMore).toHaveCount(0);
  await expect(list.status).toHaveText(/^29 messages\./u);

  for (const wayBack of ['the browser', 'the button']) {
    await list.entry('Visitor 2.').focus();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&message=[\da-f-]{36}$/u);
    await expect(page.getByRole('heading', { name: 'Visitor 2.' })).toBeFocused();
    await expect(list.entries.filter({ hasText: 'Visitor 4.' })).toBeHidden();
    if (wayBack === 'the browser') await page.goBack();
    else await page.getByRole('button', { name: messageWords.back.en }).click();
    await expect(list.entry('Visitor 2.')).toBeFocused();
    await hasEntries(page, 29);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place), wayBack).toBeLessThan(60);
  }
});

test('what changes in a message shows in its entry, and what is shown is said once', async ({ page, live }) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live, { address: `${search(word)}&state=new` });
  const list = inboxList(page);
  await hasEntries(page, 1);
  await list.entry('Grace').click();
  await page.getByRole('button', { name: messageWords.take.en }).click();
  await expect(page.getByRole('main')).toContainText(inboxWords.caredByMe.en);
  await page.getByRole('button', { name: messageWords.back.en }).click();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Grace' }) });
  await expect(entry).toContainText(inboxWords.caredByMe.en);
  await expect(entry).toContainText(stateWords.waiting.en);

  await noteWhatIsHeard(page);
  await list.lookAgain.click();
  await expect(list.status).toHaveText(/^No messages\./u);
  expect((await whatWasHeard(page)).filter((text) => text !== '')).toEqual([expect.stringMatching(/^No messages\./u)]);
});

test('a link to a message leads to it, and from there back to its list', async ({ page, live }) => {
  const word = ownWord();
  const { id } = await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live, { address: `${search(word)}&message=${id}` });
  await expect(page.getByRole('heading', { name: 'Grace' })).toBeFocused();
  await page.getByRole('button', { name: messageWords.back.en }).click();
  await expect(page).toHaveURL(search(word));
  await expect(inboxList(page).entry('Grace')).toBeFocused();
});

test('CALM-08 the whole list works by keyboard alone', async ({ page, live }) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await page.setViewportSize({ width: 360, height: 740 });
  await openInbox(page, live);
  const list = inboxList(page);
  await expect(list.start).toBeVisible();
  await tabTo(list.search);
  await page.keyboard.type(word);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.heading).toBeFocused();
  await hasEntries(page, 1);
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(list.entry('Grace')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grace' })).toBeFocused();
});

test('the server goes and comes back: told, what is shown stays, and one button tries again', async ({
  page,
  live,
}) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live, { address: search(word) });
  await hasEntries(page, 1);
  const list = inboxList(page);
  await live.killServer();
  await list.lookAgain.click();
  await expect(page.getByRole('alert').filter({ hasText: inboxProblems.unreachable.en })).toBeVisible();
  await hasEntries(page, 1);
  await live.startServer();
  await send(live, { name: 'Lin', message: `Hello ${word}` });
  await list.tryAgain.click();
  await hasEntries(page, 2);
  await expect(list.heading).toBeFocused();
  await expect(page.getByText(inboxProblems.unreachable.en)).toHaveCount(0);
});

test('who signs out in another tab finds the inbox closed here, and the way in', async ({ page, live }) => {
  const mira = await teammate(live);
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live, { person: mira, address: search(word) });
  await hasEntries(page, 1);
  const second = await page.context().newPage();
  await openAccount(second, live, mira);
  await second.getByRole('button', { name: partWords.signOut.en, exact: true }).click();
  await expect(page.getByRole('main').getByText(inboxPage.signedOut.en)).toBeVisible();
  await hasEntries(page, 0);
});

test('the start view says in plain words what waits, and each sentence leads to it', async ({ page }) => {
  const live = await goLive();
  await openInbox(page, live);
  const list = inboxList(page);
  await expect(list.start).toContainText('Nothing is waiting for you.');
  await expect(page.getByText(words.emptyInbox.en)).toBeVisible();

  const { reference } = await send(live, { name: 'Late Lin' });
  await send(live, { name: 'Grace' });
  await send(live, { name: 'Quiet Ada', answer: 'none' });
  await send(live, { name: 'Robot', website: 'https://example.org' });
  await live.inDatabase(
    (sql) => sql`
      update app_private.messages set created_at = created_at - make_interval(days => ${site.answerDays.value + 1})
      where reference = ${reference}`,
  );
  await list.lookAgain.click();
  await expect(list.start.getByRole('link')).toHaveText([
    '2 messages are waiting for an answer, 1 longer than promised.',
    'Only show what has been waiting longer than promised (3 days)',
    '1 message that needs no answer hasn’t been read yet.',
    '1 message looks like spam.',
  ]);
  const shows = async (link: string, names: readonly string[], title: RegExp): Promise<void> => {
    await list.start.getByRole('link', { name: link }).click();
    await expect(list.heading).toBeFocused();
    await expect(list.heading).toHaveText(title);
    await expect(list.entries).toHaveText(names.map((name) => new RegExp(name, 'u')));
  };
  await shows('2 messages are waiting', ['Grace', 'Late Lin'], new RegExp(onlyWords.waiting.en, 'u'));
  await shows('Only show', ['Late Lin'], new RegExp(onlyWords.late.en, 'u'));
  await expect(page.getByText(inboxWords.late.en, { exact: true })).toBeVisible();
  await shows('1 message that needs no answer', ['Quiet Ada'], new RegExp(onlyWords.unread.en, 'u'));
  await shows('1 message looks like spam', ['Robot'], new RegExp(words.spam.en, 'u'));
  await expect(list.box(boxWords.spam.en)).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = inboxList(page, 'de');
  await expect(german.start.getByRole('link').first()).toHaveText(
    '2 Nachrichten warten auf eine Antwort, 1 länger als versprochen.',
  );
  await expect(german.heading).toHaveText(words.spam.de);
  await german.box(boxWords.inbox.de).click();
  await expect(german.entries.first()).toContainText(reasons.hello.de);
  await live.end();
});
