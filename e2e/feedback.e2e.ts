import type { Page, Route } from '@playwright/test';
import { messageDialogs } from '#content/contact/message-dialogs.ts';
import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { barWords } from '#content/frame/bar.ts';
import { contactProblems } from '#contract/contact.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, timesHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm } from './support/contact-form.ts';
import { followError } from './support/error-summary.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call, loseAnswer, messageDialog, nextBody, outcomeBeside } from './support/message-dialog.ts';
import { inEnglish } from './support/one-language.ts';
import { expectNoToast, shownToast } from './support/shown-toast.ts';
import { withoutStorage } from './support/storage-off.ts';

const inBar = (page: Page, locale: Locale = 'en') =>
  page.locator('body > :not(main, footer)').getByRole('link', { name: say(locale, barWords.feedback), exact: true });

/** On a phone the link stands in the menu, where it leads to Contact, and here. */
const atFoot = (page: Page, locale: Locale = 'en') =>
  page.getByRole('contentinfo').getByRole('link', { name: say(locale, barWords.feedback), exact: true });

/** Opens the dialog on a page and waits until it can be written in. */
async function openFeedback(page: Page, path = '/team', locale: Locale = 'en', opener = inBar(page, locale)) {
  await visit(page, inLocale(path, locale));
  await opener.click();
  const form = messageDialog(page, 'feedback', locale);
  await expect(form.message).toBeFocused();
  return form;
}

const aText = () => `The table is too wide. ${crypto.randomUUID()}`;

for (const locale of inEnglish) {
  test(`FEED-01 FEED-02 FEED-03 FEED-04 CALM-04 CALM-05 feedback on a page, from empty to sent (${locale})`, async ({
    page,
    live,
  }) => {
    const form = await openFeedback(page, '/team', locale);
    // Later than what is told first, which goes after five seconds.
    await page.clock.install();
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('send-email') ? 1 : 0));
    await test.step('empty: Send says why not, and sends nothing', async () => {
      await expect(form.dialog).toHaveAccessibleName(messageDialogs.feedback.title[locale]);
      await expect(form.send).toHaveAttribute('aria-disabled', 'true');
      await expect(form.send).toHaveAccessibleDescription('Write a message first');
      await form.message.fill(' \n ');
      await form.send.click({ force: true });
      await form.email.press('Enter');
      await expect(form.message).toBeFocused();
      expect(calls).toBe(0);
    });

    const text = aText();
    await noteWhatIsHeard(page);
    const letGo = await hold(page, call);
    const body = nextBody(page);
    await test.step('sending: said and heard, and nothing is sent twice', async () => {
      await form.message.fill(text);
      await form.send.dblclick();
      await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
      await expect(form.dialog.getByRole('status').filter({ hasText: say(locale, formWords.sending) })).toHaveCount(1);
      await form.email.press('Enter');
      await form.sending.click({ force: true });
    });
    letGo();
    await expect(form.dialog).toHaveCount(0);
    expect(calls).toBe(1);
    expect(await body).toEqual({
      name: 'Anonymous User',
      email: 'anonymous@feedback.invalid',
      reason: 'feedback',
      message: `[Page: ${inLocale('/team', locale)}]\n\n${text}`,
      answer: 'none',
      page: inLocale('/team', locale),
      locale,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    });

    await test.step('sent: the words stay beside the opener, and the team reads it', async () => {
      const thanks = 'Thank you for your feedback!';
      await expect(inBar(page, locale)).toBeFocused();
      const reference = await outcomeBeside(page, thanks);
      await expectNoToast(page, locale);
      expect((await live.stored()).filter(({ message }) => message.includes(text))).toMatchObject([{ reference }]);
      const { mail } = await live.mailAbout(reference);
      expect(mail.replyTo).toBeUndefined();
      expect(mail.subject).toBe(`Rückmeldung zu einer Seite: Jemand ohne Namen (${reference})`);
      expect(mail.text).toContain(`Seite: ${inLocale('/team', locale)}`);
      await page.clock.fastForward(6000);
      expect(await outcomeBeside(page, thanks)).toBe(reference);
      const heard = await whatWasHeard(page);
      for (const once of [say(locale, formWords.sending), thanks])
        expect(heard.filter((words) => words.includes(once))).toHaveLength(1);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await inBar(page, locale).click();
      await expect(form.message).toHaveValue('');
    });
  });
}

test('FEED-01 FEED-02 FEED-03 CALM-06 in German: an address with a fault is told at the field, mended while typing, then in the name; a page that does not exist tells its path, too, without its query', async ({
  page,
  live,
}) => {
  const form = await openFeedback(page, '/team', 'de');
  await expect(form.send).toHaveAccessibleDescription('Schreib zuerst eine Nachricht');
  await form.message.fill(aText());
  await form.email.fill('ada@example');
  await form.send.click();
  await followError(form.dialog, contactProblems.email.de, form.email, 'de');
  await expect(form.email).toHaveAccessibleDescription(new RegExp(`${contactProblems.email.de}$`, 'u'));
  await form.email.press('End');
  await form.email.pressSequentially('.org');
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.email).toBeFocused();
  const body = nextBody(page);
  await form.email.press('Enter');
  expect(await body).toMatchObject({ name: 'User (ada@example.org)', email: 'ada@example.org' });
  const { mail } = await live.mailAbout(await outcomeBeside(page, messageDialogs.feedback.sent.de));
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);

  await visit(page, '/de/no/such-page?tab=items');
  await atFoot(page, 'de').click();
  await form.message.fill('Hello');
  const next = nextBody(page);
  await form.send.click();
  expect((await next)['message']).toBe('[Page: /de/no/such-page]\n\nHello');
  await outcomeBeside(page, messageDialogs.feedback.sent.de);
});

const refusal = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error: 'code', message }) });

test('FEED-04 CALM-04 CALM-05 refused or unreachable: told in words that stay, kept, and sent once in the end', async ({
  page,
  live,
}) => {
  const failed = 'Failed to send feedback. Please try again.';
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openFeedback(page, '/team', 'en', atFoot(page));
  const text = aText();
  await form.message.fill(text);
  await noteWhatIsHeard(page);
  const fail = (answer: (route: Route) => Promise<void>) => page.route(call, answer, { times: 1 });
  for (const [prepare, words] of [
    [() => fail(refusal(400, 'This text is too long.')), `${failed} This text is too long.`],
    [() => fail(refusal(429, 'Please wait a little.')), `${failed} Please wait a little.`],
    [() => fail((route) => route.fulfill({ status: 500, body: 'oh' })), failed],
    [() => loseAnswer(page), failed],
  ] as const) {
    await prepare();
    await form.send.click();
    await expect(form.failure).toHaveText(words);
    await expect(form.failure).toBeInViewport({ ratio: 1 });
    await expect(form.send).toHaveAttribute('aria-disabled', 'false');
    await expect(form.send).toBeFocused();
    await expect(form.message).toHaveValue(text);
  }
  expect(await timesHeard(page, failed)).toHaveLength(4);
  await form.close.click();
  await expect(page.getByText(failed).filter({ visible: true }).first()).toBeVisible();
  await expect(atFoot(page)).toBeFocused();

  // The last answer was lost on its way back: the same words are the same message.
  const [stored] = (await live.stored()).filter(({ message }) => message.includes(text));
  await page.reload();
  await whenAlive(page);
  await atFoot(page).click();
  await expect(form.message).toHaveValue(text);
  await form.send.click();
  expect(await outcomeBeside(page, 'Thank you for your feedback!')).toBe(stored?.reference);
  expect((await live.stored()).filter(({ message }) => message.includes(text))).toHaveLength(1);
});

test('CALM-04 CALM-05 closed while it is on its way: the answer is told beside the opener, and nothing is doubled; on the next page a toast tells it, its words stay, and it is no failure of its dialog', async ({
  page,
  live,
}) => {
  const form = await openFeedback(page);
  const text = aText();
  await test.step('it fails', async () => {
    await form.message.fill(text);
    const letGo = await hold(page, call, (route) => route.abort());
    await form.send.click();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toHaveCount(0);
    letGo();
    await expect(
      page.locator('p:not([role="status"])').filter({ hasText: 'Failed to send feedback. Please try again.' }).first(),
    ).toBeVisible();
    await page.unroute(call);
  });
  await test.step('it arrives, after the dialog was opened again', async () => {
    await inBar(page).click();
    await expect(form.message).toHaveValue(text);
    await expect(form.failure).toHaveText('Failed to send feedback. Please try again.');
    const letGo = await hold(page, call);
    await form.send.click();
    await form.close.click();
    await inBar(page).click();
    await expect(form.sending).toHaveAttribute('aria-disabled', 'true');
    letGo();
    await expect(form.dialog).toHaveCount(0);
    const reference = await outcomeBeside(page, 'Thank you for your feedback!');
    expect((await live.stored()).filter(({ message }) => message.includes(text))).toMatchObject([{ reference }]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
  await test.step('it fails on the next page', async () => {
    const failed = 'Failed to send feedback. Please try again.';
    await page.unroute(call);
    await inBar(page).click();
    await form.message.fill(aText());
    const letGo = await hold(page, call, (route) => route.abort());
    await form.send.click();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Mission', exact: true }).click();
    await expect(page).toHaveURL('/mission');
    // Before that the link leads to the form on Contact.
    await whenItListens(page);
    await page.clock.install();
    await inBar(page).click();
    await expect(form.message).toHaveValue('');
    letGo();
    const told = page.locator('p:not([role="status"])').filter({ hasText: failed });
    await expect(shownToast(page).toast).toContainText(failed);
    await expect(form.failure).toBeEmpty();
    await form.close.click();
    await expect(form.dialog).toHaveCount(0);
    await page.clock.fastForward(6000);
    await expect(told.first()).toBeVisible();
  });
});

test('FEED-01 CALM-05 a draft survives Esc, reload, a walk and the other language, is its page’s own, and is deleted on request; where storage is switched off it survives closing, and arrives', async ({
  page,
}) => {
  const form = await openFeedback(page);
  const text = aText();
  await form.message.fill(text);
  await form.email.fill('ada@');
  await page.keyboard.press('Escape');
  await page.reload();
  await whenAlive(page);
  await inBar(page).click();
  await expect(form.message).toHaveValue(text);
  await expect(form.email).toHaveValue('ada@');

  await page.goBack();
  await openFeedback(page, '/mission');
  await expect(form.message).toHaveValue('');
  const german = await openFeedback(page, '/team', 'de');
  await expect(german.message).toHaveValue(text);

  const note = german.dialog.getByRole('status').filter({ hasText: say('de', draftWords.kept) });
  await note.getByRole('button', { name: say('de', draftWords.delete) }).click();
  await expect(german.message).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await german.dialog.getByRole('button', { name: say('de', draftWords.undo) }).click();
  await expect(german.message).toHaveValue(text);
  await expect(german.send).toHaveAttribute('aria-disabled', 'false');

  // What is typed after deleting is not thrown away for what was deleted.
  await german.dialog.getByRole('button', { name: say('de', draftWords.delete) }).click();
  await german.message.fill('Neu');
  await expect(german.dialog.getByRole('button', { name: say('de', draftWords.undo) })).toHaveCount(0);
  await expect(german.dialog.getByRole('button', { name: say('de', draftWords.delete) })).toBeVisible();

  await withoutStorage(page);
  await openFeedback(page);
  await form.message.fill(text);
  await page.keyboard.press('Escape');
  await inBar(page).click();
  await expect(form.message).toHaveValue(text);
  await form.send.click();
  await outcomeBeside(page, 'Thank you for your feedback!');
});

test('FEED-01 without the dialog the link leads to the contact form, begun', async ({ page, browser, live }) => {
  await test.step('when its file does not come', async () => {
    await page.route('**/assets/message-dialog-*.js', (route) => route.abort());
    await visit(page, '/team');
    await inBar(page).click();
    await expect(page).toHaveURL(/^[^?]+\/contact\?reason=feedback/u);
    const form = contactForm(page);
    await expect(form.message).toHaveValue(/^My feedback on the page \/team: ?$/u);
    await expect(form.reason.locator('option:checked')).toHaveText('Feedback on a page');
  });
  await test.step('without a connection nobody is sent away: the words say so', async () => {
    await visit(page, '/team');
    await page.context().setOffline(true);
    await inBar(page).click();
    await expect(page.getByText('This needs a connection. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/team');
    await page.context().setOffline(false);
  });
  await test.step('without JavaScript', async () => {
    const plain = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
    await plain.goto('/team');
    await inBar(plain).click();
    await expect(plain).toHaveURL(/\/contact\?reason=feedback&message=My\+feedback\+on\+the\+page\+%2Fteam/u);
    await expect(contactForm(plain).message).toBeVisible();
    await plain.close();
  });
});
