import type { Page } from '@playwright/test';
import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { bankWords, openNoticeWords } from '#content/support/bank.ts';
import { amountProblems, amountWords, donateWords, presets } from '#content/support/donate.ts';
import { words as missionWords } from '#content/support/mission.ts';
import { ways } from '#content/support/support.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, timesHeard } from './support/announcements.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { expectNoToast } from './support/shown-toast.ts';

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

/** The names of all drafts that the tab keeps. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

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
      expect(await timesHeard(page, donateWords.invalid[locale])).toEqual([]);
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
      await expectSound(page, [320, 1280]);
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
      await expect.poll(() => timesHeard(page, donateWords.failed[locale])).toEqual([said]);
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
  const instead = plain.getByRole('main').locator('[data-unscripted]');
  await expect(instead).toBeVisible();
  await expect(instead).toContainText(openNoticeWords.withoutScripts.de);
  await expect(plain.getByRole('textbox')).toHaveCount(0);
  for (const words of [bankWords.copyExampleIban, bankWords.copyReference])
    await expect(plain.getByRole('button', { name: words.de })).toHaveCount(0);
  await plain.close();
});
