import { afterSendingWords } from '#content/contact/after-sending.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { answerWords } from '#content/forms/answer.ts';
import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { foundSent } from '#content/found/found-form.ts';
import { barWords } from '#content/frame/bar.ts';
import { openNoticeWords } from '#content/support/bank.ts';
import { amountWords } from '#content/support/donate.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { answerProblem } from '#contract/answer.ts';
import { contactProblems } from '#contract/contact.ts';
import { inLocale } from '#contract/locale.ts';
import { anonymous } from '#contract/placeholders.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { contactForm, letter, openContact, write } from './support/contact-form.ts';
import { followError } from './support/error-summary.ts';
import { bodiesSent, fillReport, openReport, wholeReport } from './support/find-the-lost-form.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call, lookUpLater, messageDialog, nextBody, outcomeBeside } from './support/message-dialog.ts';
import { inEnglish, inGerman } from './support/one-language.ts';
import { stopClock } from './support/stopped-clock.ts';

test('CALM-05 in Contact whoever wants no answer leaves the address out, which is kept in the draft, after a reload and in the other language, and nothing is promised to it', async ({
  page,
}) => {
  const bodies = bodiesSent(page);
  const form = await openContact(page);
  await expect(form.answer.locator('option:checked')).toHaveText(answerWords.email.en);
  await write(form, { ...letter(), email: '' });
  await form.send.click();
  await followError(page, contactProblems.email.en, form.email);
  await form.answer.selectOption('none');
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(form.answer).toHaveValue('none');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = contactForm(page, 'de');
  await expect(german.answer.locator('option:checked')).toHaveText(answerWords.none.de);

  const undo = german.form.getByRole('button', { name: say('de', draftWords.undo) });
  await german.form.getByRole('button', { name: say('de', draftWords.delete) }).click();
  await expect(german.answer).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await undo.click();
  await expect(german.answer).toHaveValue('none');

  await german.send.click();
  await expect(german.sent).toBeFocused();
  expect(bodies).toMatchObject([{ answer: 'none', email: anonymous.email }]);
  await expect(page.getByRole('button', { name: statusLink.mail.de })).toHaveCount(0);
});

for (const locale of inGerman)
  test(`in a dialog the choice follows the address until somebody chooses, and an answer needs one (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/mission', locale));
    const bar = page.getByRole('link', { name: say(locale, barWords.feedback) }).first();
    await bar.click();
    const form = messageDialog(page, 'feedback', locale);
    await expect(form.answer).toHaveValue('');
    await form.message.fill('One sentence.');
    await form.answer.selectOption('email');
    await form.send.click();
    await followError(form.dialog, answerProblem[locale], form.email, locale);
    await expect(form.email).toHaveAccessibleDescription(new RegExp(answerProblem[locale], 'u'));
    expect(await axeFaults(page)).toEqual([]);

    await form.answer.selectOption('');
    await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
    await form.email.fill('ada@example.org');
    await expect(form.answer).toHaveValue('email');
    await form.answer.selectOption('');
    await form.email.fill('ada@example.com');
    await expect(form.answer).toHaveValue('');
    await page.reload();
    // Before that the link leads to the form on Contact.
    await whenAlive(page);
    await page
      .getByRole('link', { name: say(locale, barWords.feedback) })
      .first()
      .click();
    await expect(form.email).toHaveValue('ada@example.com');
    await expect(form.answer).toHaveValue('');

    const body = nextBody(page);
    await form.send.click();
    expect(await body).toMatchObject({ answer: 'none', email: 'ada@example.com' });
    const beside = await outcomeBeside(
      page,
      locale === 'en' ? 'Thank you for your feedback!' : 'Danke für deine Rückmeldung!',
    );
    expect(beside).toMatch(/^EC-/u);
    await lookUpLater(page, locale).click();
    const link = page.getByRole('link', { name: statusLink.link[locale] });
    await expect(link).toHaveAttribute('href', /\/status\/[0-9a-f]{32}$/u);
    expect(await axeFaults(page)).toEqual([]);
  });

test('while a message is sent its choices stay, and are open again when it could not be sent', async ({ page }) => {
  const answer = await hold(page, call, (route) => route.abort());
  const form = await openContact(page);
  await write(form);
  // After 20 seconds without an answer nothing is sent any more.
  await stopClock(page);
  await form.send.click();
  await expect(form.message).toHaveAttribute('readonly');
  for (const choice of [form.answer, form.reason]) {
    const before = await choice.inputValue();
    await choice.press('ArrowDown');
    await expect(choice.locator('option:not([disabled])')).toHaveCount(1);
    await expect(choice).toHaveValue(before);
  }
  await page.clock.resume();
  await visit(page, '/mission');
  await page.getByRole('link', { name: 'Give feedback' }).first().click();
  const dialog = messageDialog(page, 'feedback');
  await dialog.message.fill('One sentence.');
  await dialog.email.fill('ada@example.org');
  await stopClock(page);
  await dialog.send.click();
  await expect(dialog.sending).toBeVisible();
  await dialog.answer.press('ArrowUp');
  await expect(dialog.answer).toHaveValue('email');
  await dialog.close.click();
  await page.getByRole('link', { name: 'Give feedback' }).first().click();
  await expect(dialog.answer.locator('option:not([disabled])')).toHaveText([answerWords.email.en]);
  await page.clock.resume();
  answer();
  await expect(dialog.failure).toContainText('Failed to send feedback');
  await dialog.answer.selectOption('');
  await expect(dialog.answer).toHaveValue('');
});

test('the stickers are asked about without a choice: nobody can be answered', async ({ page }) => {
  await visit(page, '/services/find-the-lost');
  await page.getByRole('link', { name: 'Give feedback on the stickers' }).click();
  const form = messageDialog(page, 'sticker-feedback');
  await expect(form.dialog).toContainText('so we can’t answer');
  await expect(form.answer).toHaveCount(0);
  await form.message.fill('I like them.');
  const body = nextBody(page);
  await form.send.click();
  expect(await body).toMatchObject({ answer: 'none' });
});

for (const locale of inEnglish)
  test(`a finder may leave an address and want no answer (${locale})`, async ({ page }) => {
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await report.item.fill('Key');
    await report.answer.selectOption('email');
    await report.submit.click();
    await expect(report.problems).toBeFocused();
    await report.problems.getByRole('link', { name: answerProblem[locale] }).click();
    await expect(report.email).toBeFocused();
    await expect(report.email).toHaveAccessibleDescription(new RegExp(answerProblem[locale], 'u'));
    expect(bodies).toEqual([]);

    await fillReport(report, wholeReport());
    await expect(report.answer).toHaveValue('email');
    await report.answer.selectOption('');
    await report.submit.click();
    await expect(report.submitted).toBeFocused();
    expect(bodies).toMatchObject([{ answer: 'none', email: 'ada@example.org' }]);
    await expect(page.getByText(statusLink.noAnswer[locale])).toBeVisible();
    await expect(page.getByText(say(locale, afterSendingWords.nextAnswer, { days: 3 }))).toHaveCount(0);
    await expect(page.getByText(foundSent.noAnswer[locale])).toHaveCount(0);
    await expect(page.getByRole('link', { name: statusLink.link[locale] })).toHaveAttribute('href', /\/status\//u);

    await report.keep.check();
    await report.again.click();
    await expect(report.email).toHaveValue('ada@example.org');
    await expect(report.answer).toHaveValue('');
  });

for (const locale of inGerman)
  test(`who announces a transfer chooses too (${locale})`, async ({ page }) => {
    await visit(page, inLocale('/support', locale));
    await page.getByRole('button', { name: openNoticeWords.open[locale] }).click();
    const form = page.getByRole('form', { name: openNoticeWords.title[locale] });
    const email = form.getByLabel(`${noticeWords.email[locale]} ${say(locale, formWords.optional)}`);
    const answer = form.getByLabel(answerWords.question[locale]);
    await form.getByLabel(amountWords.label[locale]).fill('20');
    await answer.selectOption('email');
    await form.getByRole('button', { name: noticeWords.send[locale] }).click();
    await expect(form.getByRole('group', { name: say(locale, formWords.problem) })).toContainText(
      answerProblem[locale],
    );
    await email.fill('ada@example.org');
    await expect(answer).toHaveValue('email');
    const body = nextBody(page);
    await form.getByRole('button', { name: noticeWords.send[locale] }).click();
    expect(await body).toMatchObject({ answer: 'email', email: 'ada@example.org' });
    await expect(page.getByRole('heading', { name: noticeWords.thanks[locale] })).toBeFocused();
    await expect(page.getByRole('link', { name: statusLink.link[locale] })).toHaveAttribute('href', /\/status\//u);
  });
