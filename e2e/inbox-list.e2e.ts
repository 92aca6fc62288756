import { readFile } from 'node:fs/promises';
import { accountWords } from '#content/account/account.ts';
import { partWords } from '#content/account/parts.ts';
import { accountTitles } from '#content/account/titles.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { listWords as words, onlyWords } from '#content/inbox/list.ts';
import { messageWords } from '#content/inbox/message.ts';
import { tableWords } from '#content/inbox/table.ts';
import { inboxWords, boxWords, stateWords } from '#content/inbox/words.ts';
import { site } from '#content/site.ts';
import { associationPage } from '#content/team/association.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { reasons } from '#contract/reasons.ts';
import { say } from '#contract/words.ts';
import { expectSoundFromTop } from './support/account-screens.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { expect, test } from './support/live-test.ts';
import { openedMessage } from './support/open-message.ts';
import { claimRole, openAccount, signInOnScreen, somebody } from './support/signed-in.ts';
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
    await expect(main.locator('[data-unscripted]')).toHaveText(accountWords.noScript.de);
    await expect(main.locator('[data-unscripted]')).toBeVisible();
  }
  await page.close();
});

test('CALM-16 CALM-17 CALM-20 somebody without a role is led nowhere, told so, and nothing of the inbox is fetched; whoever only says that they have one is refused by the server', async ({
  page,
  live,
}) => {
  await send(live);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openAccount(page, live, await somebody(live));
  await expect(page.getByRole('link', { name: partWords.inbox.en })).toHaveCount(0);
  await visit(page, '/de/team/inbox');
  await expect(page.getByText(inboxPage.noRole.de)).toBeVisible();
  await expectSoundFromTop(page, [360, 1280]);
  await page.getByRole('button', { name: inboxPage.lookForRole.de }).click();
  await expect(page.getByText(inboxPage.roleMissing.de)).toBeVisible();
  expect(calls.filter((url) => url.includes('/functions/v1/inbox'))).toEqual([]);

  await claimRole(page, 'admin');
  await page.reload();
  await expect(page.getByText(inboxPage.noRole.de)).toBeVisible();
  await hasEntries(page, 0);
  expect(calls.filter((url) => url.includes('/functions/v1/inbox'))).not.toEqual([]);
});

test('CALM-08 by keyboard alone a message is found, with who, why, how it begins and how it is; a link leads to it; what changes in it shows in its entry, and what is shown is said once', async ({
  page,
  live,
}) => {
  const word = ownWord();
  const { id } = await send(live, {
    name: 'Grace',
    reason: 'borrow',
    message: `May I borrow it? ${word}`,
    answer: 'none',
  });
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
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Grace' }) });
  for (const text of [
    reasons.borrow.en,
    `May I borrow it? ${word}`,
    stateWords.new.en,
    inboxWords.caredByNobody.en,
    inboxWords.noAnswerWanted.en,
    /today, \d\d:\d\d/u,
  ])
    await expect(entry).toContainText(text);
  expect(await entry.getByRole('link').count()).toBe(1);
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(list.entry('Grace')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grace' })).toBeFocused();

  // A link to it, with a list that it is about to leave.
  const address = `/team/inbox?state=new&q=${word}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${address}&message=${id}`);
  await expect(page.getByRole('heading', { name: 'Grace' })).toBeFocused();
  // Nothing is asked for a list that nobody sees: its answer would come when another one is looked at.
  expect(asked).toContain('/functions/v1/inbox/team');
  for (const call of ['messages', 'start']) expect(asked).not.toContain(`/functions/v1/inbox/${call}`);
  const back = page.getByRole('button', { name: messageWords.back.en });
  await back.click();
  await expect(page).toHaveURL(address);
  await expect(list.entry('Grace')).toBeFocused();
  await list.entry('Grace').click();
  await page.getByRole('button', { name: messageWords.take.en }).click();
  await expect(page.getByRole('main')).toContainText(inboxWords.caredByMe.en);
  await back.click();
  await expect(entry).toContainText(inboxWords.caredByMe.en);
  await expect(entry).toContainText(stateWords.waiting.en);

  await noteWhatIsHeard(page);
  await list.lookAgain.click();
  await expect(list.status).toHaveText(/^No messages\./u);
  expect((await whatWasHeard(page)).filter((text) => text !== '')).toEqual([expect.stringMatching(/^No messages\./u)]);
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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(word)) asked.push(request.url());
  });
  await page.clock.install();
  await list.search.fill(word);
  // However long somebody takes: nothing is looked up while they type.
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  await expect(list.heading).toHaveText(words.messages.en);
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
  const other = await context.newPage();
  await visit(other, search(word));
  await inboxList(other).entry('Visitor 29.').click();
  await expect(openedMessage(other).take).toBeVisible();
  const more = /[?&]before=/u;
  const answer = await hold(page, more);
  const asked = page.waitForRequest(more);
  await list.showMore.focus();
  await page.keyboard.press('Enter');
  await asked;
  // What is done in another tab comes as what a colleague does.
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

test('the start view says in plain words what waits, and each sentence leads to it; a list is saved as a table', async ({
  page,
  live,
}) => {
  await live.inDatabase((sql) => sql`delete from app_private.messages`);
  await openInbox(page, live);
  const list = inboxList(page);
  await expect(list.start).toContainText('Nothing is waiting for you.');
  await expect(page.getByText(words.emptyInbox.en)).toBeVisible();

  const { reference } = await send(live, { name: 'Late Lin' });
  await send(live, { name: 'Grace', message: '=1+1 is what I wrote' });
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

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.save.de }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(tableWords.file.de);
  await expect(page.getByText(say('de', words.saved, { file: tableWords.file.de }))).toBeVisible();
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFNummer;Angekommen;Name;E-Mail-Adresse;Grund;Nachricht;Geschrieben auf der Seite;Stand;Unsere Antworten',
  );
  expect(lines[2]).toMatch(
    /^EC-[\w-]{9};\d{4}-\d\d-\d\d \d\d:\d\d;Grace;ada@example\.org;Hallo sagen;'=1\+1 is what I wrote;;Neu;$/u,
  );
  expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual(['Quiet Ada', 'Grace', 'Late Lin', undefined]);

  // It may name what only an admin can set up.
  await page.goto('/de/team/association');
  await expect(page.getByText(associationPage.noRole.de)).toBeVisible();
  const back = page.getByRole('main').getByRole('link', { name: accountTitles.accountTitle.de });
  await expect(back).toHaveAttribute('href', '/de/account');
});
