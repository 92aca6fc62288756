import sharp from 'sharp';
import { accountWords } from '#content/account/account.ts';
import { messageWords } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { hold, letThrough } from './support/hold.ts';
import { expect, test } from './support/live-test.ts';
import { openNew } from './support/open-message.ts';
import { shownToast } from './support/shown-toast.ts';
import { hasEntries, inboxList, openInbox, ownWord, send } from './support/team-inbox.ts';

test('CALM-05 the next message that waits, coming late, leads nobody away from what they have opened meanwhile', async ({
  page,
  live,
}) => {
  await send(live, { name: 'Emmy', message: 'Hello, you dear people.' });
  const { seen } = await openNew(page, live);
  await seen.reply.fill('Hello Grace');
  await seen.send.click();
  const next = seen.answers.getByRole('button', { name: replyWords.next.en });
  await expect(next).toBeVisible();
  const looking = await hold(page, '**/functions/v1/inbox/messages?*', letThrough, 'GET');
  await next.click();
  await expect.poll(() => looking.count).toBe(1);
  await seen.back.click();
  await expect(page).not.toHaveURL(/message=/u);
  const came = page.waitForResponse((answer) => answer.url().includes('only=waiting'));
  looking();
  await (await came).finished();
  await page.waitForTimeout(500);
  await expect(page).not.toHaveURL(/message=/u);
});

test('CALM-05 an answer that comes late takes nobody out of the field in which they write meanwhile', async ({
  page,
  live,
}) => {
  const { seen } = await openNew(page, live);
  await seen.note.fill('A note');
  await seen.saveNote.click();
  const deleteNote = seen.notes.getByRole('button', { name: messageWords.noteDelete.en });
  await expect(deleteNote).toBeVisible();
  const deleting = await hold(page, '**/functions/v1/inbox/messages/*/notes/*', letThrough, 'DELETE');
  await deleteNote.click();
  await expect.poll(() => deleting.count).toBe(1);
  await seen.note.fill('Another');
  deleting();
  await expect(deleteNote).toHaveCount(0);
  await expect(seen.stays(messageWords.noteDeleted.en)).toBeVisible();
  await expect(seen.note).toBeFocused();
  await expect(seen.note).toHaveValue('Another');

  await seen.reply.fill('Hello Grace');
  const sending = await hold(page, '**/functions/v1/inbox/messages/*/replies', letThrough, 'POST');
  await seen.send.click();
  await expect.poll(() => sending.count).toBe(1);
  await seen.note.press('End');
  sending();
  await expect(seen.answers.getByRole('button', { name: replyWords.another.en })).toBeVisible();
  await expect(seen.note).toBeFocused();
});

test('CALM-05 a list that comes late takes nobody out of the search in which they type on, and leads whoever only waits to its heading', async ({
  page,
  live,
}) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live);
  const list = inboxList(page);
  const search = async (text: string) => {
    const looking = await hold(page, '**/functions/v1/inbox/messages?*', letThrough, 'GET');
    await list.search.fill(text);
    await list.search.press('Enter');
    await expect.poll(() => looking.count).toBeGreaterThan(0);
    return looking;
  };
  const first = await search(word);
  await list.search.press('End');
  await page.keyboard.type(' and');
  first();
  await hasEntries(page, 1);
  await expect(list.heading).toContainText(word);
  await expect(list.search).toBeFocused();
  await page.keyboard.type(' more');
  await expect(list.search).toHaveValue(`${word} and more`);

  // The spaces around what is looked for go by themselves.
  const second = await search(` ${word} `);
  second();
  await expect(list.heading).toBeFocused();
});

test('CALM-05 an answer to a visitor that fails once its message was left is told all the same, and waits there', async ({
  page,
  live,
}) => {
  const { seen } = await openNew(page, live);
  const sending = await hold(page, '**/functions/v1/inbox/messages/*/replies', (route) => route.abort(), 'POST');
  await seen.reply.fill('Hello Grace');
  await seen.send.click();
  await expect.poll(() => sending.count).toBe(1);
  await seen.back.click();
  await expect(inboxList(page).entry('Grace')).toBeFocused();
  sending();
  const { toast } = shownToast(page);
  await expect(toast).toContainText('Grace: Say hello');
  await expect(toast).toContainText(inboxProblems.unreachable.en);
  await inboxList(page).entry('Grace').click();
  await expect(seen.reply).toHaveValue('Hello Grace');
});

test('a photo that comes once its message was left stays in no memory', async ({ page, live }) => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c5c' } })
    .jpeg()
    .toBuffer();
  await page.addInitScript(() => {
    const made: string[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    Object.assign(window, { made });
    URL.createObjectURL = (of: Blob) => {
      const address = createObjectURL(of);
      made.push(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      revokeObjectURL(address);
      made.splice(made.indexOf(address), 1);
    };
  });
  const { seen } = await openNew(page, live, {
    message: { reason: 'find-the-lost', photo: photo.toString('base64') },
  });
  const coming = await hold(page, '**/photo');
  await seen.text.getByRole('button', { name: messageWords.showPhoto.en }).click();
  await expect.poll(() => coming.count).toBe(1);
  await seen.back.click();
  await expect(inboxList(page).entry('Grace')).toBeFocused();
  const came = page.waitForResponse('**/photo');
  coming();
  await (await came).finished();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
});

test('a tab from before an update, whose files are gone, comes to the message by “Try again”', async ({
  page,
  live,
}) => {
  const word = ownWord();
  await send(live, { name: 'Grace', message: `Hello ${word}` });
  await openInbox(page, live, { address: `/team/inbox?q=${word}` });
  await hasEntries(page, 1);
  const files = '**/assets/message-view-*.js';
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  // The page as it is after the update asks for others, which are there.
  page.on('request', (request) => request.isNavigationRequest() && void page.unroute(files));
  await inboxList(page).entry('Grace').click();
  await page.getByRole('main').getByRole('button', { name: accountWords.again.en }).click();
  await expect(page.getByRole('heading', { name: 'Grace' })).toBeFocused();
});
