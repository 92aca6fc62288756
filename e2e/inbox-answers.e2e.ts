import { accountWords } from '#content/account/account.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { statusStates } from '#content/contact/status.ts';
import { draftWords } from '#content/forms/draft.ts';
import { historyActors, historyWords } from '#content/inbox/history.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { gap, replyTemplates, replyWords } from '#content/inbox/replies.ts';
import { inboxWords, stateWords } from '#content/inbox/words.ts';
import { say } from '#contract/words.ts';
import { eventually } from '#server/testing/eventually.ts';
import { goLive } from '#server/testing/live-site.ts';
import { letter, openContact, shownReference, write } from './support/contact-form.ts';
import { followError } from './support/error-summary.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { openedMessage, openNew } from './support/open-message.ts';
import { bringSession } from './support/signed-in.ts';
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
  await openInbox(team, live, { person: mira, address: `/team/inbox?q=${reference}` });
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

test('after an answer the message is with whoever wrote it; a refused one is shown with the words of the mail server and sent again, and the next that waits is one press away', async ({
  page,
  live,
}) => {
  const first = ownWord();
  await send(live, { name: 'Hedy', message: `Hello, you dear people. ${first}` });
  const email = `nobody-${crypto.randomUUID()}@visitor.example`;
  const { seen } = await openNew(page, live, { message: { email } });
  await expect(seen.care).toContainText(inboxWords.caredByNobody.en);
  await send(live, { name: 'Emmy', message: 'Hello, you dear people. I came later.' });
  const next = seen.answers.getByRole('button', { name: replyWords.next.en });
  await expect(next).toHaveCount(0);
  live.refuseMailTo(email, true);
  await seen.reply.fill('Hello Grace');
  await seen.send.click();
  await expect(seen.care).toContainText(inboxWords.caredByMe.en);
  await expect(seen.answers.getByText(words.answerBounced.en)).toBeVisible();
  await expect(seen.answers.getByText(/No such user here/u)).toBeVisible();
  live.refuseMailTo(email, false);
  await seen.answers.getByRole('button', { name: words.sendAgain.en }).click();
  await expect(seen.answers.getByText(/^The mail server has accepted the email/u)).toBeVisible();
  expect(live.mails().filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(1);

  await next.click();
  // The list has the newest first: below this one stands the one that came before.
  await expect(seen.text).toContainText(first);
  await expect(seen.heading).toBeFocused();
  await expect(page).toHaveURL(/[?&]only=waiting&message=/u);
});

test('an answer stays with its message: after a reload, with the server gone, beside another, and when the session ends', async ({
  page,
  live,
}) => {
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

  // By the answer to the press, not by what the inbox is told at once: that may take the form away first.
  await page.routeWebSocket(/\/realtime\//u, (socket) => void socket.close());
  await page.goto(address);
  await expect(seen.reply).toHaveValue('Half of an answer');
  await live.inDatabase((sql) => sql`delete from auth.sessions where user_id = ${person.id}`);
  await seen.send.click();
  await expect(page.getByRole('main').getByText(inboxPage.ended.en)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: accountWords.signIn.en })).toBeFocused();
  await bringSession(page, live, person);
  await visit(page, address);
  await expect(seen.reply).toHaveValue('Half of an answer');
  await seen.send.click();
  await expect(seen.answers.getByRole('heading', { level: 3 })).toBeFocused();
  await page.reload();
  await seen.answers.getByRole('button', { name: replyWords.another.en }).click();
  await expect(seen.reply).toHaveValue('');
});

test('who needs no answer can be answered: ready sentences leave what was typed and are not sent with a gap; notes and whoever handles it change in place', async ({
  page,
  live,
}) => {
  const name = `Noor ${crypto.randomUUID().slice(0, 8)}`;
  await teammate(live, name);
  const { seen } = await openNew(page, live, { message: { locale: 'de', answer: 'none' } });
  await expect(page.getByText(replyWords.noneWanted.en, { exact: true })).toBeVisible();
  await seen.answers.getByRole('button', { name: replyWords.anyway.en }).click();
  await expect(seen.reply).toBeFocused();

  await test.step('ready sentences', async () => {
    const longer = replyTemplates.find(({ id }) => id === 'longer');
    await seen.reply.fill('Hallo Grace');
    await seen.ready.selectOption('longer');
    await seen.insert.click();
    await expect(seen.reply).toHaveValue(`Hallo Grace\n\nW${longer?.text.de.slice(1)}`);
    expect(await page.evaluate(() => String(getSelection()))).toBe(gap);
    await seen.send.click();
    await followError(seen.form, say('en', replyWords.gap, { gap }), seen.reply);
    await seen.takeOut.click();
    await expect(seen.reply).toHaveValue('Hallo Grace');
    // What a button puts there is not thrown away for what was deleted before.
    const undo = seen.form.getByRole('button', { name: draftWords.undo.en });
    await seen.form.getByRole('button', { name: draftWords.delete.en }).click();
    await expect(undo).toBeVisible();
    await seen.insert.click();
    await expect(seen.form.getByText(draftWords.kept.en)).toBeVisible();
    await expect(undo).toHaveCount(0);
  });

  await test.step('one’s own note is deleted and written again, and the focus stays near', async () => {
    await seen.saveNote.click();
    await followError(seen.notes, words.noteMissing.en, seen.note);
    await seen.note.fill('A note');
    await seen.saveNote.click();
    await seen.notes.getByRole('button', { name: words.noteDelete.en }).click();
    await expect(seen.notes.getByRole('heading')).toBeFocused();
    await expect(seen.notes.getByRole('listitem')).toHaveCount(0);
    await seen.notes.getByRole('button', { name: words.noteUndo.en }).click();
    await expect(seen.notes.getByRole('listitem')).toContainText('A note');
  });

  await test.step('somebody else takes it over, and nobody does', async () => {
    await seen.handOver.click();
    await seen.hand.click();
    await followError(seen.care, words.handMissing.en, seen.handTo);
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
});

test('without a mail server it is said before an answer is sent, and nobody reads that it is on its way beside the line that nobody has received it', async ({
  page,
}) => {
  const own = await goLive('dist', async () => ({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' }));
  const { seen } = await openNew(page, own);
  await seen.reply.fill('We have read it.');
  await expect(page.getByText(replyWords.noMailServer.en)).toBeVisible();
  await seen.send.click();
  await expect(seen.answers.getByText(/nobody has received it/u)).toBeVisible();
  await expect(seen.answers.getByText(/is on its way to/u)).toBeHidden();
  await own.end();
});
