import type { Page } from '@playwright/test';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { sentWords } from '#content/contact/sent.ts';
import { formWords } from '#content/forms/form.ts';
import { site } from '#content/site.ts';
import { bankWords, openCodeWords, openNoticeWords, referenceWord } from '#content/support/bank.ts';
import { amountProblems, amountWords, donateWords } from '#content/support/donate.ts';
import { ways } from '#content/support/support.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, timesHeard } from './support/announcements.ts';
import { hold, letThrough } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inEnglish, inGerman } from './support/one-language.ts';
import { expectNoToast, shownToast } from './support/shown-toast.ts';
import { stopClock } from './support/stopped-clock.ts';

/** The notice of a transfer, opened. */
async function openNotice(page: Page, locale: Locale) {
  await visit(page, inLocale('/support', locale));
  await page.getByRole('button', { name: openNoticeWords.open[locale] }).click();
  const form = page.getByRole('form', { name: openNoticeWords.title[locale] });
  await expect(form).toBeVisible();
  const optional = say(locale, formWords.optional);
  return {
    form,
    amount: form.getByLabel(amountWords.label[locale]),
    name: form.getByLabel(`${noticeWords.name[locale]} ${optional}`),
    email: form.getByLabel(`${noticeWords.email[locale]} ${optional}`),
    message: form.getByLabel(`${noticeWords.message[locale]} ${optional}`),
    send: form.getByRole('button', { name: noticeWords.send[locale] }),
    summary: form.getByRole('group', { name: say(locale, formWords.problem) }),
    thanks: page.getByRole('heading', { name: noticeWords.thanks[locale] }),
  };
}

const printed = (page: Page, text: string) => page.getByRole('definition').filter({ hasText: text });

for (const locale of inGerman) {
  test(`DON-02 DON-03 DON-07 DON-09 the notice of a transfer, from its errors to its number (${locale})`, async ({
    page,
    live,
  }) => {
    const notice = await openNotice(page, locale);
    const word = referenceWord[locale];
    const words = `Für die Ohrstöpsel. Grüße & <b>Dank</b> ${crypto.randomUUID()}`;
    await test.step('faults are named, and what was typed stays', async () => {
      await notice.email.fill('ada@example');
      await notice.message.fill(words);
      await notice.send.click();
      await expect(notice.summary).toBeFocused();
      await expect(notice.summary.getByRole('listitem')).toHaveText([
        amountProblems.missing[locale],
        'Bitte gib eine gültige E-Mail-Adresse ein',
      ]);
      await expect(notice.message).toHaveValue(words);
      await expectSound(page, [320, 1280]);
    });
    await test.step('the printed reference follows the name', async () => {
      await expect(printed(page, word)).toHaveText(new RegExp(`^${word}`, 'u'));
      await notice.amount.fill('50');
      await notice.name.fill('Ada\tLovelace 🐿');
      await notice.email.fill('ada@example.org');
      await expect(printed(page, `Ada Lovelace ${word}`)).toBeVisible();
      await expect(notice.summary.getByText(say(locale, formWords.mended))).toHaveCount(2);
    });
    await test.step('a send that fails says so and loses nothing, nor does loading the page anew', async () => {
      await page.route('**/functions/v1/send-email', (route) => route.abort());
      await noteWhatIsHeard(page);
      await notice.send.click();
      await expect(notice.form.getByText(donateWords.failedText[locale])).toBeVisible();
      const said = `${donateWords.failed[locale]}. ${donateWords.failedText[locale]}`;
      await expect.poll(() => timesHeard(page, donateWords.failed[locale])).toEqual([said]);
      await page.unroute('**/functions/v1/send-email');
      await visit(page, page.url());
      await expect(notice.message).toHaveValue(words);
      await expect(notice.amount).toHaveValue('50');
      await expect(shownToast(page, locale).toast).toContainText(sentWords.sendNow[locale]);
    });
    await test.step('pressed twice, it is sent once, with these fields', async () => {
      const sent: unknown[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
      await noteWhatIsHeard(page);
      const answer = await hold(page, '**/functions/v1/send-email', letThrough, 'POST');
      await notice.send.dblclick();
      answer();
      await expect(notice.thanks).toBeFocused();
      const message = [
        say(locale, noticeWords.told, { amount: 50, reference: `Ada Lovelace ${word}` }),
        `\n${say(locale, noticeWords.toldExample)}\n\n${words}`,
      ].join('');
      expect(sent).toEqual([
        {
          name: 'Ada Lovelace 🐿',
          email: 'ada@example.org',
          reason: 'bank-transfer',
          message,
          answer: 'email',
          id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
          page: inLocale('/support', locale),
          locale,
        },
      ]);
    });
    await test.step('thanks, with the number, which now belongs to the reference', async () => {
      const panel = page.getByRole('tabpanel', { name: ways.bank[locale] });
      await expect(panel.getByText(noticeWords.thanksText[locale])).toBeVisible();
      await expectNoToast(page, locale);
      // The focus has read it.
      expect(await timesHeard(page, noticeWords.thanks[locale])).toEqual([noticeWords.thanks[locale]]);
      const number = /EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec((await panel.textContent()) ?? '')?.[0] ?? '';
      await expect(printed(page, `Ada Lovelace ${word} ${number}`)).toBeVisible();
      const { mail } = await live.mailAbout(number);
      expect(mail.text).toContain(words);
      expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
      await expectSound(page, [320, 1280]);
    });
    await test.step('the form is empty again, and a notice without a name is anonymous', async () => {
      await page.getByRole('button', { name: noticeWords.again[locale] }).press('Enter');
      await expect(page.getByRole('heading', { name: openNoticeWords.title[locale] })).toBeFocused();
      for (const field of [notice.amount, notice.name, notice.email, notice.message])
        await expect(field).toHaveValue('');
      await expect(printed(page, 'Ada')).toHaveCount(0);
      await notice.form
        .getByRole('button', { name: say(locale, amountWords.preset, { amount: 10 }), exact: true })
        .click();
      const request = page.waitForRequest('**/functions/v1/send-email');
      await notice.send.click();
      expect((await request).postDataJSON()).toMatchObject({ name: 'Anonymous', email: 'No email provided' });
      await expect(notice.thanks).toBeVisible();
    });
  });
}

for (const locale of inEnglish) {
  test(`DON-08 the IBAN is copied, and one sentence says that the account is an example; a connection that is lost before a part is loaded is said in words, and the plain link stays (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, inLocale('/support', locale));
    await test.step('a connection that is lost before a part is loaded', async () => {
      await context.setOffline(true);
      const open = page.getByRole('button', { name: openNoticeWords.open[locale] });
      await open.click();
      // Nothing of the part has come yet.
      await expect(page.getByRole('main').getByText(formWords.offline[locale])).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: bankWords.copyReference[locale] }).click();
      await expect(page.getByText(bankWords.referenceCopied[locale], { exact: true }).last()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(referenceWord[locale]);
      await expect(page.locator('eco-island[data-name=BankTransfer]')).toHaveAttribute('data-state', 'alive');
      await context.setOffline(true);
      await open.click();
      await expect(page.getByText(openNoticeWords.notLoaded[locale])).toBeVisible();
      await page.getByRole('tab', { name: ways.online[locale] }).click();
      await expect(page.getByRole('link', { name: ways.onlineButton[locale] })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('tab', { name: ways.bank[locale] }).click();
    });
    const copy = page.getByRole('button', { name: bankWords.copyExampleIban[locale] });
    await page.setViewportSize({ width: 320, height: 740 });
    const iban = page.getByText(site.iban.value, { exact: true });
    expect(await iban.evaluate((text) => text.getClientRects().length)).toBe(1);
    expect(await iban.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    const checkMark = copy.locator('path[d="M4 12l5 5L20 6"]');
    const text = `${bankWords.ibanCopied[locale]}. ${bankWords.exampleCopied[locale]}`;
    await expect(page.getByText(bankWords.example[locale])).toBeVisible();
    await expect(page.getByText(say(locale, pagePartWords.exampleMark))).toHaveCount(0);
    await expect(page.getByRole('button', { name: openCodeWords.show[locale] })).toHaveCount(0);
    await stopClock(page);
    await noteWhatIsHeard(page);
    await copy.click();
    await expect(shownToast(page, locale).toast).toContainText(bankWords.ibanCopied[locale]);
    expect(await timesHeard(page, bankWords.ibanCopied[locale])).toHaveLength(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE00000000000000000000');
    await page.clock.runFor(1900);
    await expect(checkMark).toBeVisible();
    await page.clock.runFor(200);
    await expect(checkMark).toBeHidden();
    await expect(page.getByText(text, { exact: true })).toBeVisible();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await copy.click();
    await expect(page.getByText(`${bankWords.notCopied[locale]}. ${bankWords.selected[locale]}`)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(site.iban.value);
  });
}

test('CALM-05 DON-07 while a notice is sent its words stay as they are, and closing the form loses no answer', async ({
  page,
}) => {
  const notice = await openNotice(page, 'de');
  const ten = notice.form.getByRole('button', { name: say('de', amountWords.preset, { amount: 10 }), exact: true });
  const open = page.getByRole('button', { name: openNoticeWords.open.de });
  const close = page.getByRole('button', { name: openNoticeWords.close.de });
  const sending = notice.form.getByRole('button', { name: say('de', formWords.sending) });
  let calls = 0;
  page.on('request', (request) => (calls += request.method() === 'POST' ? 1 : 0));
  await notice.amount.fill('50');
  await notice.name.fill('Ada');
  await test.step('no answer comes: the form is shown again, with what was typed', async () => {
    const answer = await hold(page, '**/functions/v1/send-email');
    // After 20 seconds without an answer nothing is sent any more.
    await stopClock(page);
    await notice.send.click();
    for (const field of [notice.amount, notice.name, notice.email, notice.message])
      await expect(field).not.toBeEditable();
    await ten.press('Enter');
    await expect(notice.amount).toHaveValue('50');
    await close.click();
    await expect(notice.form).toBeHidden();
    await open.click();
    await sending.press('Enter');
    await close.click();
    await page.context().setOffline(true);
    await page.clock.resume();
    answer();
    await expect(notice.form.getByText(donateWords.failedText.de)).toBeVisible();
    await expect(notice.amount).toHaveValue('50');
    await expect(notice.amount).toBeEditable();
    expect(calls).toBe(1);
    await page.context().setOffline(false);
    await page.unroute('**/functions/v1/send-email');
  });
  await test.step('it arrives: the thanks are shown and read', async () => {
    const answer = await hold(page, '**/functions/v1/send-email');
    await notice.send.click();
    await close.click();
    await expect(notice.form).toBeHidden();
    answer();
    await expect(notice.thanks).toBeFocused();
    await expect(notice.thanks).toBeInViewport();
    await expect(page.getByText(/Ada Spende EC-/u).first()).toBeVisible();
  });
  await test.step('the next one begins empty', async () => {
    await page.getByRole('button', { name: noticeWords.again.de }).click();
    await expect(notice.amount).toHaveValue('');
    await expect(notice.amount).toBeEditable();
  });
});
