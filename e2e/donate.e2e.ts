import type { Page } from '@playwright/test';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { sentWords } from '#content/contact/sent.ts';
import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { site } from '#content/site.ts';
import { bankWords, openCodeWords, openNoticeWords, referenceWord } from '#content/support/bank.ts';
import { amountProblems, amountWords, donateWords, presets } from '#content/support/donate.ts';
import { words as missionWords } from '#content/support/mission.ts';
import { ways } from '#content/support/support.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { hold, letThrough } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inEnglish, inGerman } from './support/one-language.ts';
import { expectNoToast, shownToast } from './support/shown-toast.ts';
import { stopClock } from './support/stopped-clock.ts';

const narrowAndWide = [320, 1280];

/** Opens the online payment. */
async function openOnline(page: Page, locale: Locale) {
  await visit(page, inLocale('/support', locale));
  await page.getByRole('tab', { name: ways.online[locale] }).click();
  const online = onlinePayment(page, locale);
  await expect(online.form).toBeVisible();
  return online;
}

/** What a visitor sees of the online payment, once its tab is chosen. */
function onlinePayment(page: Page, locale: Locale) {
  const form = page.getByRole('form', { name: donateWords.form[locale] });
  return {
    form,
    amount: form.getByLabel(amountWords.label[locale]),
    preset: (euros: number) =>
      form.getByRole('button', { name: say(locale, amountWords.preset, { amount: euros }), exact: true }),
    line: form.getByRole('status').first(),
    pay: form.getByRole('button', { name: donateWords.button[locale] }),
    processing: form.getByRole('button', { name: donateWords.processing[locale] }),
    lineOf: (amount: number) => say(locale, amountWords.paymentExample, { amount }),
  };
}

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

/** Each time that these words were said by themselves since `noteWhatIsHeard`. */
const heard = async (page: Page, text: string) => (await whatWasHeard(page)).filter((said) => said.includes(text));

/** The names of all drafts that the tab keeps. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

const printed = (page: Page, text: string) => page.getByRole('definition').filter({ hasText: text });

for (const locale of inGerman) {
  test(`SUP-02 DON-01 DON-02 DON-04 CALM-12 an amount is chosen, typed, or asked about (${locale})`, async ({
    page,
  }) => {
    const { form, amount, preset, line, pay, lineOf } = await openOnline(page, locale);
    await test.step('two tabs, one of them shown', async () => {
      await expect(page.getByRole('tab', { name: ways.bank[locale] })).toHaveAttribute('aria-selected', 'false');
      await expect(page.getByRole('tabpanel', { name: ways.online[locale] })).toBeVisible();
      await expect(page.getByRole('definition').first()).toBeHidden();
    });
    await test.step('no amount is chosen beforehand; each button fills the field and says so', async () => {
      await expect(amount).toHaveValue('');
      await expect(amount).toHaveAttribute('inputmode', 'numeric');
      await expect(amount).toHaveAttribute('type', 'text');
      await expect(form.locator('[aria-pressed=true]')).toHaveCount(0);
      expect(presets).toEqual([10, 25, 50, 100]);
      for (const euros of presets) {
        await preset(euros).click();
        await expect(amount).toHaveValue(String(euros));
        await expect(preset(euros)).toHaveAttribute('aria-pressed', 'true');
        await expect(form.locator('[aria-pressed=true]')).toHaveCount(1);
        await expect(line).toHaveText(lineOf(euros));
      }
    });
    await test.step('no amount: the words of the rule, at the field and at the top', async () => {
      await amount.fill('');
      await pay.click();
      const summary = form.getByRole('group', { name: say(locale, formWords.problem) });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: amountProblems.missing[locale] }).click();
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAccessibleDescription(new RegExp(amountProblems.missing[locale], 'u'));
    });
    await test.step('what cannot be given is said in plain words, and stays in the field', async () => {
      await noteWhatIsHeard(page);
      // Which words belong to what is asked of the rule (contract/amount.test.ts).
      for (const [typed, problem] of [
        ['0', 'tooSmall'],
        ['abc', 'notNumeric'],
        ['99999999999999999999', 'tooLarge'],
      ] as const) {
        await amount.fill(typed);
        await pay.click();
        const summary = form.getByRole('group', { name: donateWords.invalid[locale] });
        await expect(summary).toBeFocused();
        await expect(summary).toContainText(amountProblems[problem][locale]);
        expect(amountProblems[problem][locale]).toContain(
          locale === 'en' ? 'Please enter a valid donation amount' : 'Bitte gib einen gültigen Spendenbetrag ein',
        );
        await expect(amount).toHaveAttribute('aria-invalid', 'true');
        await expect(amount).toHaveValue(typed);
      }
      await expectNoToast(page, locale);
      // The focus has read it.
      expect(await heard(page, donateWords.invalid[locale])).toEqual([]);
    });
    await test.step('cents are left out, and the line says it before', async () => {
      await amount.fill('10,50');
      await expect(line).toHaveText(`${say(locale, amountWords.cut, { amount: 10 })} ${lineOf(10)}`);
    });
    await test.step('a thousand or one is asked, and nothing goes before the answer', async () => {
      const thousand = new Intl.NumberFormat(locale).format(1000);
      const question = say(locale, amountWords.question, { either: thousand, or: '1' });
      await amount.fill('1.000');
      await expect(line).toHaveText(question);
      await pay.click();
      await expect(page).toHaveURL(new RegExp(`${inLocale('/support', locale)}$`, 'u'));
      await expect(form.getByRole('link', { name: say(locale, amountWords.answer, { question }) })).toBeVisible();
      await expectSound(page, narrowAndWide);
      const answers = form.getByRole('group', { name: question });
      await expect(answers.getByRole('button')).toHaveCount(2);
      await answers.getByRole('button').first().click();
      await expect(amount).toBeFocused();
      await expect(amount).toHaveValue('1000');
      await expect(line).toHaveText(say(locale, amountWords.paymentExample, { amount: thousand }));
      await expect(answers).toHaveCount(0);
    });
  });

  test(`DON-05 DON-06 the way to the provider: processing, the parameters, Back, and no connection (${locale})`, async ({
    page,
    context,
  }) => {
    await visit(page, inLocale('/mission', locale));
    await page.getByRole('main').getByRole('link', { name: missionWords.donate[locale], exact: true }).click();
    const { form, amount, preset, pay, processing } = onlinePayment(page, locale);
    await expect(form).toBeVisible();
    await amount.fill('25,00');
    await test.step('without a connection the page stays, says it, and keeps the amount', async () => {
      await context.setOffline(true);
      await noteWhatIsHeard(page);
      await pay.click();
      const failed = `${donateWords.failed[locale]}. ${donateWords.failedText[locale]}`;
      await expect(form.getByText(failed)).toBeVisible();
      const said = `${donateWords.failed[locale]}. ${donateWords.failedText[locale]}`;
      await expect.poll(() => heard(page, donateWords.failed[locale])).toEqual([said]);
      await expect(amount).toHaveValue('25,00');
      await context.setOffline(false);
    });
    await test.step('while the provider does not answer it is processing, and coming back ends that', async () => {
      let calls = 0;
      // An answer without a page: the browser stays where it is.
      await page.route('**/pay-example?**', (route) => {
        calls += 1;
        return route.fulfill({ status: 204 });
      });
      await pay.click();
      await expect(processing).toHaveAttribute('aria-disabled', 'true');
      await processing.press('Enter');
      await expect(amount).not.toBeEditable();
      expect(await drafts(page)).toEqual([]);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(pay).toBeVisible();
      await expect(amount).toBeEditable();
      expect(await drafts(page)).toEqual(['draft:donate-online:']);
      expect(calls).toBe(1);
      await page.unroute('**/pay-example?**');
    });
    await test.step('then it leads there with amount, currency and description', async () => {
      await pay.click();
      await page.waitForURL('**/pay-example?**');
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe(inLocale('/pay-example', locale));
      expect(Object.fromEntries(searchParams)).toEqual({
        amount: '2500',
        currency: 'eur',
        description: donateWords.description[locale],
      });
      await expect(page.getByRole('definition').filter({ hasText: '2500' })).toBeVisible();
      expect(await drafts(page)).toEqual([]);
    });
    await test.step('Back brings the amount again, and what deletes it; another visit does not', async () => {
      await page.goBack();
      await page.getByRole('tab', { name: ways.online[locale] }).click();
      await expect(pay).toBeVisible();
      await expect(amount).toHaveValue('25,00');
      await form.getByRole('button', { name: say(locale, draftWords.delete) }).click();
      await expect(amount).toHaveValue('');
      expect(await drafts(page)).toEqual([]);
      const undo = form.getByRole('button', { name: say(locale, draftWords.undo) });
      await undo.click();
      await expect(amount).toHaveValue('25,00');
      // An amount that was chosen since is not thrown away for the one that was deleted.
      await form.getByRole('button', { name: say(locale, draftWords.delete) }).click();
      await preset(50).click();
      await expect(undo).toHaveCount(0);
      await expect(amount).toHaveValue('50');
      await pay.click();
      await page.waitForURL('**/pay-example?**');
      await openOnline(page, locale);
      await expect(amount).toHaveValue('');
    });
  });
}

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
      await expectSound(page, narrowAndWide);
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
      await expect.poll(() => heard(page, donateWords.failed[locale])).toEqual([said]);
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
      expect(await heard(page, noticeWords.thanks[locale])).toEqual([noticeWords.thanks[locale]]);
      const number = /EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec((await panel.textContent()) ?? '')?.[0] ?? '';
      await expect(printed(page, `Ada Lovelace ${word} ${number}`)).toBeVisible();
      const { mail } = await live.mailAbout(number);
      expect(mail.text).toContain(words);
      expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
      await expectSound(page, narrowAndWide);
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
    expect(await heard(page, bankWords.ibanCopied[locale])).toHaveLength(1);
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

test('SUP-02 without JavaScript both ways stand there, their tabs are links to them, the way to pay is a link, and no form is shown that cannot work', async ({
  browser,
  live,
}) => {
  const plain = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
  await plain.goto('/de/support');
  for (const id of ['bank', 'online'] as const) {
    const link = plain.getByRole('link', { name: ways[id].de, exact: true });
    await expect(plain.locator((await link.getAttribute('href')) ?? 'no panel')).toBeVisible();
  }
  await expect(plain.getByRole('link', { name: ways.onlineButton.de })).toHaveAttribute('href', '/de/pay-example');
  await expect(plain.getByText(ways.onlineChoose.de)).toBeVisible();
  const instead = plain.getByRole('main').locator('noscript p');
  await expect(instead).toBeVisible();
  await expect(instead).toContainText(openNoticeWords.withoutScripts.de);
  await expect(plain.getByRole('textbox')).toHaveCount(0);
  for (const words of [bankWords.copyExampleIban, bankWords.copyReference])
    await expect(plain.getByRole('button', { name: words.de })).toHaveCount(0);
  await plain.close();
});
