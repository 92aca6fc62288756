import type { Page } from '@playwright/test';
import { contactProblems } from '#contract/contact.ts';
import { contactForm, letter, openContact, shownReference, textIn, write } from './support/contact-form.ts';
import { hold } from './support/hold.ts';
import { holdReact, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call, loseAnswer } from './support/message-dialog.ts';

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('send-email') ? 1 : 0));
  return () => calls;
}

test('a double click sends once; on a slow line the button says so, and Enter in a field and presses send nothing twice', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, letter(message));
  const calls = countCalls(page);
  const first = await hold(page, call);
  await form.send.dblclick();
  first();
  await expect(form.sent).toBeVisible();
  expect(calls()).toBe(1);
  expect((await live.stored()).filter((each) => each.message === message)).toHaveLength(1);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await write(form);
  const answer = await hold(page, call);
  await form.name.press('Enter');
  await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
  // Forced, because Playwright itself would wait for a button that says it is disabled.
  await form.sending.click({ force: true });
  await form.sending.press('Enter');
  await form.name.press('Enter');
  answer();
  await expect(form.sent).toBeVisible();
  expect(calls()).toBe(2);
});

test('the answer is lost on the way: the second attempt gets the number of the first, and one mail comes; where it has other words, both are stored', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, letter(message));
  await loseAnswer(page);
  await form.send.click();
  await expect(form.failure).toHaveText('An unexpected error occurred. Please try again later.');
  const [stored] = (await live.stored()).filter((each) => each.message === message);

  // A reload in between changes nothing: the draft keeps its id.
  await page.reload();
  const again = await openContact(page);
  await again.send.click();
  await expect(again.sent).toBeVisible();
  expect(await shownReference(page)).toBe(stored?.reference);
  expect((await live.stored()).filter((each) => each.message === message)).toHaveLength(1);
  await live.mailAbout(stored?.reference ?? 'nothing was stored');
  expect(live.mails().filter(({ raw }) => raw.includes(message))).toHaveLength(1);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  const first = letter().message;
  const second = `${letter().message} And one more thing.`;
  await write(again, letter(first));
  await loseAnswer(page);
  await again.send.click();
  await expect(again.failure).not.toBeEmpty();
  await again.message.fill(second);
  await again.send.click();
  await expect(again.sent).toBeVisible();
  const both = (await live.stored()).filter(({ message }) => message === first || message === second);
  expect(both.map(({ message }) => message)).toEqual([first, second]);
  expect(both[1]?.reference).toBe(await shownReference(page));
});

test('two tabs that began with one draft: each sends its own words, and both are stored', async ({ page, live }) => {
  const first = await openContact(page);
  await write(first);
  // A page that opens another gives it a copy of what the tab keeps.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/contact'));
  const tab = await opened;
  const second = contactForm(tab);
  await expect(second.email).toHaveValue('ada@example.org');
  const [one, other] = [letter().message, letter().message];
  for (const [form, message] of [
    [first, one],
    [second, other],
  ] as const) {
    await form.message.fill(message);
    await form.send.click();
    await expect(form.sent).toBeVisible();
  }
  const stored = (await live.stored()).filter(({ message }) => message === one || message === other);
  expect(stored.map(({ message }) => message)).toEqual([one, other]);
});

test('CALM-05 sent before any script has come, it arrives all the same; what was typed before is kept', async ({
  page,
  live,
}) => {
  const arrive = await hold(page, '**/assets/*.js');
  const form = contactForm(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const { message } = letter();
  await write(form, letter(message));
  await form.send.click();
  await expect(page).toHaveURL(/\/thank-you\?reference=EC-/u);
  expect((await live.mailAbout(await shownReference(page))).mail.text).toContain(message);

  await page.goto('/contact?reason=borrow&book=Ruhe&email=link@example.org', { waitUntil: 'commit' });
  const words = { ...letter(), reason: 'talk' };
  await write(form, words);
  arrive();
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  expect(await textIn(form)).toEqual(words);
  await form.send.click();
  await expect(form.sent).toBeVisible();
});

test('CALM-05 CONT-02 sent with a fault before React arrives, it comes back with every word, and React goes on from there', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  const arrive = await holdReact(page);
  await page.goto('/contact?reason=question&topic=Sleep', { waitUntil: 'commit' });
  const form = contactForm(page);
  const words = { ...letter(), email: 'ada@', reason: 'question' };
  await write(form, words);
  await form.send.click();
  await expect(form.summary.getByRole('link')).toHaveText([contactProblems.email.en]);
  expect(await textIn(form)).toEqual(words);
  arrive();
  await whenAlive(page);
  expect(await textIn(form)).toEqual(words);
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await form.email.fill('ada@example.org');
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
  const sent = page.waitForRequest(call);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@example.org', page: '/contact' });
  // The answer to the first attempt was a 400, and the browser notes that.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});
