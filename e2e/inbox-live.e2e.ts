import { partWords } from '#content/account/parts.ts';
import { historyWords } from '#content/inbox/history.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { listWords } from '#content/inbox/list.ts';
import { messageWords } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { boxWords, inboxWords } from '#content/inbox/words.ts';
import type { Receipt } from '#contract/message.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { visit, whenIdle } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { openedMessage } from './support/open-message.ts';
import { openAccount } from './support/signed-in.ts';
import { hasEntries, inboxList, openInbox, ownWord, send, teammate } from './support/team-inbox.ts';

test('LIVE-12 LIVE-15 new messages are told above the list, move nothing, and are shown at a press; the server goes and comes back: nothing is said, and what came meanwhile is told', async ({
  page,
  live,
}) => {
  const word = ownWord();
  for (const name of ['Grace', 'Lin']) await send(live, { name, message: `Hello ${word}` });
  await page.setViewportSize({ width: 360, height: 740 });
  const joins = noteJoins(page);
  await openInbox(page, live, { address: `/team/inbox?q=${word}`, locale: 'de' });
  await hasEntries(page, 2);
  await expect.poll(() => joins.count).toBe(1);
  const list = inboxList(page, 'de');
  await expect(list.showNew).toBeHidden();
  await list.entry('Lin').focus();
  const places = (): Promise<unknown> =>
    list.entries.evaluateAll((all) => [
      scrollY,
      document.documentElement.scrollHeight,
      ...all.map((each) => each.getBoundingClientRect().toJSON() as unknown),
    ]);
  const before = await places();
  await noteWhatIsHeard(page);

  await send(live, { name: 'Somebody else' });
  await send(live, { name: 'Ada', message: `Hello ${word}` });
  await expect(list.news).toHaveText('1 neue Nachricht');
  await send(live, { name: 'Noor', message: `Hello ${word}` });
  await expect(list.news).toHaveText('2 neue Nachrichten');
  await hasEntries(page, 2);
  expect(await places()).toEqual(before);
  await expect(list.entry('Lin')).toBeFocused();
  expect(await whatWasHeard(page)).toEqual(['1 neue Nachricht', '2 neue Nachrichten']);
  await expectSound(page);

  await list.showNew.click();
  await hasEntries(page, 4);
  await expect(list.entry('Noor')).toBeFocused();
  await expect(list.news).toHaveText('');
  await expect(list.showNew).toBeHidden();

  await live.killServer();
  await expect.poll(() => joins.sockets[0]?.isClosed()).toBe(true);
  await live.startServer();
  await send(live, { name: 'Hedy', message: `Hello ${word}` });
  await expect(list.news).toHaveText('1 neue Nachricht');
  await expect(page.getByRole('alert').filter({ hasText: /./u })).toHaveCount(0);
  await send(live, { name: 'Emmy', message: `Hello ${word}` });
  await expect(list.news).toHaveText('2 neue Nachrichten');

  // Where somebody presses while it is away they are told, what is shown stays, and one button tries again.
  await live.killServer();
  await list.lookAgain.click();
  await expect(page.getByRole('alert').filter({ hasText: inboxProblems.unreachable.de })).toBeVisible();
  await hasEntries(page, 4);
  await live.startServer();
  await list.tryAgain.click();
  await hasEntries(page, 6);
  await expect(list.heading).toBeFocused();
  await expect(page.getByText(inboxProblems.unreachable.de)).toHaveCount(0);
});

test('LIVE-13 what a colleague does is seen at once, in the entries, which stay where they are, and in the open message: what is typed stays in its place, and a second answer is a decision', async ({
  page,
  live,
  browser,
}) => {
  const word = ownWord();
  const sent: Receipt[] = [];
  for (const name of ['Grace', 'Lin', 'Ada']) sent.push(await send(live, { name, message: `Hello ${word}` }));
  const joins = noteJoins(page);
  await openInbox(page, live, { address: `/team/inbox?state=new&q=${word}` });
  await hasEntries(page, 3);
  await expect.poll(() => joins.count).toBe(1);
  const entry = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await inboxList(page).entry('Grace').focus();

  const other = await browser.newPage({ baseURL: live.url });
  await openInbox(other, live, {
    person: await teammate(live, 'Noor'),
    address: `/team/inbox?q=${word}&message=${sent[1]?.id}`,
  });
  const theirs = openedMessage(other);
  await theirs.take.click();
  await expect(entry('Lin')).toContainText(say('en', inboxWords.caredBy, { name: 'Noor' }));
  await theirs.back.click();
  await inboxList(other).entry('Ada').click();
  await other.getByRole('button', { name: messageWords.spam.en, exact: true }).click();
  await expect(entry('Ada')).toContainText(say('en', listWords.moved, { box: boxWords.spam.en }));
  await expect(inboxList(page).entries).toHaveText([/Ada/u, /Lin/u, /Grace/u]);
  await expect(inboxList(page).entry('Grace')).toBeFocused();
  await expect(inboxList(page).news).toHaveText('');

  await theirs.back.click();
  await inboxList(other).entry('Grace').click();
  await page.setViewportSize({ width: 360, height: 740 });
  await inboxList(page).entry('Grace').click();
  const seen = openedMessage(page);
  await theirs.take.click();
  await expect(seen.care).toContainText(say('en', inboxWords.caredBy, { name: 'Noor' }));

  await seen.reply.fill('Half of an answer');
  await seen.reply.focus();
  const place = await seen.reply.boundingBox();
  await theirs.reply.fill('A whole answer');
  await theirs.send.click();
  await expect(seen.answers.getByRole('listitem')).toContainText('A whole answer');
  await expect(seen.reply).toHaveValue('Half of an answer');
  await expect(seen.reply).toBeFocused();
  expect(Math.abs(((await seen.reply.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);

  // What is deleted is not taken from under the fingers either.
  await other.getByRole('button', { name: messageWords.delete.en, exact: true }).click();
  await expect(page.getByText(say('en', historyWords.deleted, { who: 'Noor' }), { exact: true })).toBeAttached();
  await other.getByRole('button', { name: messageWords.undo.en, exact: true }).click();
  await expect(seen.reply).toHaveValue('Half of an answer');
  await seen.send.click();
  await expect(seen.stays(replyWords.meanwhile.en)).toBeVisible();
  await seen.form.getByRole('button', { name: replyWords.sendAsWell.en }).click();
  await expect(seen.answers.getByRole('listitem')).toHaveCount(2);
  await other.context().close();
});

test('LIVE-15 where no connection can be opened the inbox works as ever', async ({ page, live }) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  let tries = 0;
  await page.routeWebSocket(/\/realtime\//u, (socket) => {
    tries += 1;
    void socket.close();
  });
  await openInbox(page, live, { address: `/team/inbox?q=${word}` });
  await hasEntries(page, 1);
  await expect.poll(() => tries).toBeGreaterThan(1);
  await send(live, { name: 'Lin', message: `Hello ${word}` });
  const list = inboxList(page);
  await list.lookAgain.click();
  await hasEntries(page, 2);
  await list.entry('Lin').click();
  await openedMessage(page).take.click();
  await expect(openedMessage(page).stays(messageWords.taken.en)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./u })).toHaveCount(0);
});

test('LIVE-15 where no connection tells it first, who takes a message that a colleague took a moment before is told so', async ({
  page,
  live,
  browser,
}) => {
  const { id } = await send(live, { name: 'Grace', message: ownWord() });
  const noor = await teammate(live, 'Noor');
  await page.routeWebSocket(/\/realtime\//u, (socket) => socket.close());
  const address = `/team/inbox?message=${id}`;
  await openInbox(page, live, { address });
  const seen = openedMessage(page);
  await expect(seen.care).toContainText(inboxWords.caredByNobody.en);
  const other = await browser.newPage({ baseURL: live.url });
  await openInbox(other, live, { person: noor, address });
  await openedMessage(other).take.click();
  await expect(openedMessage(other).stays(messageWords.taken.en)).toBeVisible();
  await other.context().close();
  await seen.take.click();
  await expect(seen.stays(say('en', messageWords.takenOver, { name: 'Noor' }))).toBeVisible();
  await expect(seen.care).toContainText(inboxWords.caredByMe.en);
});

test('LIVE-14 only the inbox opens a connection, and it closes when somebody signs out in another tab: the inbox is closed here, and shows the way in', async ({
  page,
  live,
}) => {
  const { sockets } = noteJoins(page);
  const mira = await teammate(live);
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await visit(page, '/team/inbox');
  await whenIdle(page);
  await openAccount(page, live, mira);
  await whenIdle(page);
  for (const address of ['/contact', '/team/projects']) {
    await visit(page, address);
    await whenIdle(page);
  }
  expect(sockets).toEqual([]);
  await visit(page, `/team/inbox?q=${word}`);
  await hasEntries(page, 1);
  await expect.poll(() => sockets.length).toBe(1);

  const second = await page.context().newPage();
  await visit(second, '/account');
  await second.getByRole('button', { name: partWords.signOut.en, exact: true }).click();
  await expect(page.getByRole('main').getByText(inboxPage.signedOut.en)).toBeVisible();
  await hasEntries(page, 0);
  await expect.poll(() => sockets[0]?.isClosed()).toBe(true);
  expect(sockets).toHaveLength(1);
});
