import { statusLink } from '#content/contact/status-link.ts';
import { statusStates } from '#content/contact/status.ts';
import { historyActors, historyWords } from '#content/inbox/history.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { gap, replyTemplates, replyWords } from '#content/inbox/replies.ts';
import { boxWords, inboxWords, stateWords } from '#content/inbox/words.ts';
import { anonymous } from '#contract/placeholders.ts';
import { say } from '#contract/words.ts';
import { eventually } from '#server/testing/eventually.ts';
import { goLive } from '#server/testing/live-site.ts';
import { letter, openContact, shownReference, write } from './support/contact-form.ts';
import { followError } from './support/error-summary.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { openedMessage, openNew } from './support/open-message.ts';
import { bringSession, signInOnScreen } from './support/signed-in.ts';
import { inboxList, openInbox, ownWord, send, teammate } from './support/team-inbox.ts';

test('a visitor writes, the team answers, and the visitor sees that', async ({ page, live, browser }) => {
  const form = await openContact(page);
  const words_ = letter();
  await write(form, { ...words_, email: 'grace@visitor.example' });
  await form.send.click();
  const reference = await shownReference(page);
  const status = page.getByRole('main').getByRole('link', { name: statusLink.link.en }).first();

  const team = await browser.newPage({ baseURL: live.url });
  const mira = await teammate(live, 'Mira');
  await visit(team, `/team/inbox?q=${reference}`);
  await team.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInOnScreen(team, live, mira);
  await inboxList(team).entry('Ada').click();
  const seen = openedMessage(team);
  await expect(seen.heading).toBeFocused();
  await expect(seen.text).toContainText(words_.message);

  await seen.take.click();
  await expect(seen.stays(words.taken.en)).toBeVisible();
  await expect(seen.leave).toBeFocused();
  await expect(seen.state('waiting')).toHaveAttribute('aria-pressed', 'true');
  await seen.note.fill('I know her.\nA friend.');
  await seen.saveNote.click();
  await expect(seen.notes.getByRole('listitem')).toContainText('I know her.');
  await expect(seen.note).toHaveValue('');

  await seen.ready.selectOption('thanks');
  await seen.insert.click();
  await expect(seen.reply).toBeFocused();
  await expect(seen.reply).toHaveValue(/^Hello Ada,\n\nThank you for writing/u);
  await expect(seen.form).toContainText(`team+${reference}@example.org`);
  await seen.send.click();
  await expect(seen.stays('Your answer is on its way to grace@visitor.example.')).toBeVisible();
  await expect(seen.answers.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(seen.state('done')).toHaveAttribute('aria-pressed', 'true');

  const { mail, envelope } = await eventually(
    'the answer arrives',
    () => live.mails().find(({ envelope }) => envelope.to.includes('grace@visitor.example')),
    20_000,
  );
  expect(mail.replyTo).toMatchObject([{ address: `team+${reference}@example.org` }]);
  expect(mail.subject).toContain(reference);
  expect(mail.text).toContain('Thank you for writing to us.');
  expect(mail.text).not.toContain('I know her.');
  expect(envelope.to).toEqual(['grace@visitor.example']);

  await seen.back.click();
  await expect(inboxList(team).entry('Ada')).toBeFocused();
  await expect(team.getByRole('main').getByText(stateWords.done.en, { exact: true }).last()).toBeVisible();
  await status.click();
  await expect(page.getByText(statusStates.answered.text.en)).toBeVisible();
  await team.context().close();
});

test('what was written is shown letter for letter, and nothing of it is alive', async ({ page, live }) => {
  const message = 'One\n\n  two <b>three</b>\nhttps://evil.example/';
  const { seen } = await openNew(page, live, { message: { message, locale: 'de' } });
  expect(await seen.text.locator('div').first().innerText()).toBe(message);
  await expect(seen.text.locator('[lang="de"]')).toHaveCount(1);
  await expect(seen.text.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(words.german.en, { exact: true })).toBeVisible();
});

test('a place leads to the map and a photo is shown on request', async ({ page, live }) => {
  await page.goto('/robots.txt');
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const { seen } = await openNew(page, live, {
    message: { reason: 'find-the-lost', photo: data },
  });
  await expect(seen.text.getByRole('img')).toHaveCount(0);
  await page.route('**/photo', (route) => route.abort());
  const show = seen.text.getByRole('button', { name: words.showPhoto.en });
  await show.click();
  await expect(seen.stays(inboxProblems.unreachable.en)).toBeVisible();
  await page.unroute('**/photo');
  await show.click();
  const photo = seen.text.getByRole('img', { name: say('en', words.photoAlt, { name: 'Grace' }) });
  await expect(photo).toHaveJSProperty('naturalWidth', 40);
  await seen.text.getByRole('button', { name: words.hidePhoto.en }).click();
  await expect(photo).toHaveCount(0);
});

test('a deleted message leaves a way back in its place, and one in the deleted ones', async ({ page, live }) => {
  const { seen, reference } = await openNew(page, live);
  await seen.remove.click();
  await expect(seen.heading).toHaveText('Deleted: Grace: Say hello');
  await expect(seen.heading).toBeFocused();
  await expect(page.getByText(/^You can bring it back until /u)).toBeVisible();
  await seen.undo.click();
  await expect(seen.heading).toHaveText('Grace: Say hello');
  await expect(seen.heading).toBeFocused();
  await expect(seen.reply).toBeVisible();

  await seen.remove.click();
  await expect(seen.undo).toBeVisible();
  await visit(page, `/team/inbox?box=deleted&q=${reference}`);
  await inboxList(page).entry('Grace').click();
  await expect(seen.text).toBeVisible();
  await expect(seen.reply).toHaveCount(0);
  await expect(seen.take).toHaveCount(0);
  await page.getByRole('button', { name: words.restore.en }).click();
  await expect(seen.heading).toBeFocused();
  await expect(seen.reply).toBeVisible();
});

test('spam is put aside and brought back, and cannot be answered in between', async ({ page, live }) => {
  const { seen } = await openNew(page, live);
  await seen.spam.click();
  await expect(seen.stays(words.spamDone.en)).toBeVisible();
  await expect(seen.notSpam).toBeFocused();
  await expect(seen.reply).toHaveCount(0);
  await expect(page.getByText(words.spamByTeam.en)).toBeVisible();
  await seen.notSpam.click();
  await expect(seen.spam).toBeFocused();
  await expect(seen.reply).toBeVisible();
});

test('a refused answer is shown with the words of the mail server, and sent again', async ({ page, live }) => {
  const email = `nobody-${crypto.randomUUID()}@visitor.example`;
  const { seen } = await openNew(page, live, { message: { email } });
  live.refuseMailTo(email, true);
  await seen.reply.fill('Hello Grace');
  await seen.send.click();
  await expect(seen.answers.getByText(words.answerBounced.en)).toBeVisible({ timeout: 20_000 });
  await expect(seen.answers.getByText(/No such user here/u)).toBeVisible();
  live.refuseMailTo(email, false);
  await seen.answers.getByRole('button', { name: words.sendAgain.en }).click();
  await expect(seen.answers.getByText(/^The mail server has accepted the email/u)).toBeVisible({ timeout: 20_000 });
  expect(live.mails().filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(1);
});

test('an answer stays with its message: after a reload, with the server gone, and beside another', async ({ page }) => {
  test.setTimeout(90_000);
  const live = await goLive();
  const { seen, person } = await openNew(page, live);
  await seen.reply.fill('Half of an answer');
  await seen.note.fill('Half of a note');
  await page.reload();
  await expect(seen.reply).toHaveValue('Half of an answer');
  await expect(seen.note).toHaveValue('Half of a note');

  await live.killServer();
  await seen.send.click();
  await expect(seen.stays(inboxProblems.unreachable.en)).toBeVisible();
  await expect(seen.reply).toHaveValue('Half of an answer');
  await live.startServer();
  const address = page.url();
  await openNew(page, live, { person });
  await expect(seen.reply).toHaveValue('');
  await page.goto(address);
  await expect(seen.reply).toHaveValue('Half of an answer');
  await seen.send.click();
  await expect(seen.answers.getByRole('heading', { level: 3 })).toBeFocused();
  await page.reload();
  await seen.answers.getByRole('button', { name: replyWords.another.en }).click();
  await expect(seen.reply).toHaveValue('');
  await live.end();
});

test('when the session ends nothing that was typed is lost', async ({ page, live }) => {
  // By the answer to the press, not by what the inbox is told at once: that may take the form away first.
  await page.routeWebSocket(/\/realtime\//u, (socket) => void socket.close());
  const { seen, person } = await openNew(page, live);
  await seen.reply.fill('Half of an answer');
  await live.inDatabase((sql) => sql`delete from auth.sessions where user_id = ${person.id}`);
  await seen.send.click();
  await expect(page.getByRole('main').getByText(inboxPage.ended.en)).toBeVisible();
  const address = page.url();
  await bringSession(page, live, person);
  await visit(page, address);
  await expect(seen.reply).toHaveValue('Half of an answer');
});

test('two who answer at once: the second sees the first answer and decides', async ({ page, live, browser }) => {
  const { seen } = await openNew(page, live);
  const other = await browser.newPage({ baseURL: live.url });
  await openInbox(other, live, {
    person: await teammate(live, 'Noor'),
    address: new URL(page.url()).pathname + new URL(page.url()).search,
  });
  const theirs = openedMessage(other);
  await seen.reply.fill('From Mira');
  await theirs.reply.fill('From Noor');
  await theirs.send.click();
  await expect(theirs.answers.getByRole('heading', { level: 3 })).toBeFocused();

  await seen.send.click();
  await expect(seen.stays(replyWords.meanwhile.en)).toBeVisible();
  await expect(seen.answers.getByRole('listitem')).toContainText('From Noor');
  await expect(seen.reply).toHaveValue('From Mira');
  await seen.form.getByRole('button', { name: replyWords.sendAsWell.en }).click();
  await expect(seen.answers.getByRole('listitem')).toHaveCount(2);

  await other.context().close();
});

test('somebody else takes it over, and nobody does', async ({ page, live }) => {
  const name = `Noor ${crypto.randomUUID().slice(0, 8)}`;
  await teammate(live, name);
  const { seen } = await openNew(page, live);
  await seen.handOver.click();
  await seen.hand.click();
  await followError(page, words.handMissing.en, seen.handTo);
  await seen.handTo.selectOption(name);
  await seen.hand.click();
  await expect(seen.care.getByText(`${name} is handling it`)).toBeVisible();
  await expect(seen.hand).toBeFocused();
  await seen.handTo.selectOption(inboxWords.nobody.en);
  await seen.hand.click();
  await expect(seen.care.getByText(inboxWords.caredByNobody.en)).toBeVisible();
  await page.locator('summary').filter({ hasText: words.history.en }).click();
  await expect(page.getByText(say('en', historyWords.opened, { who: historyActors.me.en }))).toBeVisible();
});

test('one’s own note is deleted and written again, and the focus stays near', async ({ page, live }) => {
  const { seen } = await openNew(page, live);
  await seen.saveNote.click();
  await followError(page, words.noteMissing.en, seen.note);
  await seen.note.fill('A note');
  await seen.saveNote.click();
  await seen.notes.getByRole('button', { name: words.noteDelete.en }).click();
  await expect(seen.notes.getByRole('heading')).toBeFocused();
  await expect(seen.notes.getByRole('listitem')).toHaveCount(0);
  await seen.notes.getByRole('button', { name: words.noteUndo.en }).click();
  await expect(seen.notes.getByRole('listitem')).toContainText('A note');
});

test('ready sentences leave what was typed, can be taken out, and are not sent with a gap', async ({ page, live }) => {
  const { seen } = await openNew(page, live, { message: { locale: 'de' } });
  const longer = replyTemplates.find(({ id }) => id === 'longer');
  await seen.reply.fill('Hallo Grace');
  await seen.ready.selectOption('longer');
  await seen.insert.click();
  await expect(seen.reply).toHaveValue(`Hallo Grace\n\nW${longer?.text.de.slice(1)}`);
  expect(await page.evaluate(() => String(getSelection()))).toBe(gap);
  await seen.send.click();
  await followError(page, say('en', replyWords.gap, { gap }), seen.reply);
  await seen.takeOut.click();
  await expect(seen.reply).toHaveValue('Hallo Grace');
});

test('who left no address cannot be answered, and who needs no answer can', async ({ page, live }) => {
  const first = await openNew(page, live, {
    message: { name: anonymous.name, email: anonymous.email, reason: 'find-the-lost' },
  });
  await expect(page.getByText(words.noAddress.en)).toBeVisible();
  await expect(first.seen.reply).toHaveCount(0);

  const { seen } = await openNew(page, live, { message: { answer: 'none' } });
  await expect(page.getByText(replyWords.noneWanted.en, { exact: true })).toBeVisible();
  await seen.answers.getByRole('button', { name: replyWords.anyway.en }).click();
  await expect(seen.reply).toBeFocused();
});

test('an answer from elsewhere and a further mail are noted', async ({ page, live }) => {
  const { seen } = await openNew(page, live);
  await page.locator('summary').filter({ hasText: replyWords.otherWays.en }).click();
  await page.getByRole('button', { name: replyWords.markElsewhere.en }).click();
  await expect(seen.answers.getByText(replyWords.elsewhere.en)).toBeVisible();
  await expect(seen.state('done')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: replyWords.markAgain.en }).click();
  await expect(seen.stays(replyWords.againDone.en)).toBeVisible();
  await expect(seen.state('waiting')).toHaveAttribute('aria-pressed', 'true');
});

test('in German and with the keyboard alone', async ({ page, live }) => {
  const { seen, reference } = await openNew(page, live, { locale: 'de', message: { locale: 'de' } });
  const press = async (name: string): Promise<void> => {
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (focused === name) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab never comes to "${name}"`);
  };
  await press(words.take.de);
  await expect(seen.stays(words.taken.de)).toBeVisible();
  await press(stateWords.done.de);
  await expect(seen.state('done')).toBeFocused();
  await expect(seen.state('done')).toHaveAttribute('aria-pressed', 'true');
  // How a list is chosen from with keys is the browser's own.
  await seen.ready.selectOption('thanks');
  await seen.ready.focus();
  await press(replyWords.insert.de);
  await expect(seen.reply).toBeFocused();
  await expect(seen.reply).toHaveValue(/^Hallo Grace,\n\ndanke, /u);
  await press(replyWords.send.de);
  await expect(seen.answers.getByRole('heading', { level: 3 })).toBeFocused();
  await press(words.delete.de);
  await expect(seen.heading).toBeFocused();
  await press(words.undo.de);
  await expect(seen.heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(inboxList(page, 'de').entry('Grace')).toBeFocused();
  expect(page.url()).toContain(reference);
  await expect(page.getByRole('link', { name: boxWords.deleted.de })).toBeVisible();
});

test('after an answer the message is with whoever wrote it, and the next that waits is one press away', async ({
  page,
  live,
}) => {
  const first = ownWord();
  await send(live, { name: 'Hedy', message: `Hello, you dear people. ${first}` });
  const { seen } = await openNew(page, live);
  await expect(seen.care).toContainText(inboxWords.caredByNobody.en);
  const next = seen.answers.getByRole('button', { name: replyWords.next.en });
  await expect(next).toHaveCount(0);
  await seen.reply.fill('Thank you for writing.');
  await seen.send.click();
  await expect(seen.care).toContainText(inboxWords.caredByMe.en);
  await next.click();
  // The list has the newest first, so the one that came before follows.
  await expect(seen.text).toContainText(first);
  await expect(seen.heading).toBeFocused();
  await expect(page).toHaveURL(/[?&]only=waiting&message=/u);
});
