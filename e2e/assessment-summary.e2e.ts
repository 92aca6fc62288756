import { summaryWords } from '#content/diagnostics/assessment-steps.ts';
import { questions } from '#content/diagnostics/assessment.ts';
import { draftWords } from '#content/forms/draft.ts';
import { beginAssessment } from './support/assessment.ts';
import { contactForm, shownReference } from './support/contact-form.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/live-test.ts';
import { inEnglish } from './support/one-language.ts';

test('TEST-04 TEST-07 the summary is printed alone and counts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { print: 0 };
    Object.assign(window, { asked, print: () => (asked.print += 1) });
  });
  const shown = await beginAssessment(page);
  await shown.next.click();
  await shown.slider.press('End');
  await shown.feedback.fill('An example\nfor each end.');
  await shown.toSummary.click();
  await expect(shown.summaryTitle).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  const paper = () => page.evaluate(() => document.body.innerText.replaceAll(/\n+/gu, '\n').trim().split('\n'));
  expect(await paper()).toEqual([
    'Your summary',
    'This isn’t a result, a score or a diagnosis. It only repeats what you entered in the self-assessment prototype, which is NOT functional.',
    'How do you learn something new best?',
    'Your answer: not answered yet',
    'How intensely do you notice sounds, light and touch?',
    'Your answer: “Very Intensely”',
    'Barely Notice',
    'Very Intensely',
    'What would make it easier:',
    'An example',
    'for each end.',
  ]);
  await page.emulateMedia({ media: 'screen' });
  await shown.main.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => (window as unknown as { asked: { print: number } }).asked.print)).toBe(1);

  await shown.main.getByRole('button', { name: 'Back to the questions' }).click();
  await expect(shown.slider).toHaveValue('100');
  await shown.never.check();
  await shown.toSummary.click();
  await expect(shown.summary).toContainText('Your answer: never considered');
  expect(await shown.summary.innerText()).not.toMatch(/\d/u);
});

test('TEST-04 notes go to the contact form when the visitor asks for it, without the answers, and are sent only there', async ({
  page,
  live,
}) => {
  const shown = await beginAssessment(page);
  await shown.option(3).check();
  const words = 'What does “best” mean? Grüße & mehr.';
  await shown.feedback.fill(words);
  await shown.next.click();
  await shown.toSummary.click();
  const passed: string[] = [];
  page.on('request', (request) =>
    passed.push(decodeURIComponent(`${request.url()} ${request.headers()['referer']} ${request.postData()}`)),
  );
  // On a slow line it is pressed twice.
  const next = await hold(page, '**/contact?*');
  await shown.main.getByRole('button', { name: 'Put my notes into the contact form' }).dblclick();
  next();
  const form = contactForm(page);
  const message = `My notes on the sample questions of the self-assessment:\n\nHow do you learn something new best?\n${words}`;
  await expect(form.message).toHaveValue(message);
  await expect(form.reason).toHaveValue('talk');
  await expect(page.getByText(draftWords.other.en)).toBeHidden();
  expect(page.url()).not.toContain('best');
  expect(passed.filter((each) => each.includes('best'))).toEqual([]);

  await page.reload();
  await expect(form.message).toHaveValue(message);
  await form.name.fill('Ada');
  await form.email.fill('ada@example.org');
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const reference = await shownReference(page);
  const stored = await live.stored();
  expect(stored.filter((each) => each.reference === reference)).toMatchObject([{ message }]);
});

for (const locale of inEnglish)
  test(`TEST-04 CALM-05 where nothing can be stored, notes stay on the page to be copied, and in no address (${locale})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('switched off', 'QuotaExceededError');
      };
    });
    const shown = await beginAssessment(page, locale);
    const words = 'What does “best” mean? Grüße & mehr.';
    await shown.feedback.fill(words);
    await shown.next.click();
    await shown.toSummary.click();
    const passed: string[] = [];
    page.on('request', (request) => passed.push(decodeURIComponent(request.url())));
    await shown.main.getByRole('button', { name: summaryWords.notesOpen[locale] }).click();
    await expect(shown.main.getByRole('alert').getByText(summaryWords.notesUnkept[locale])).toBeVisible();
    const message = `${summaryWords.notesMessage[locale]}\n\n${questions[0]?.question[locale]}\n${words}`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shown.main.getByRole('button', { name: summaryWords.notesCopy[locale] }).click();
    await expect(shown.main.getByText(summaryWords.notesCopied[locale])).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
    await shown.main.getByRole('link', { name: summaryWords.notesContact[locale] }).click();
    await page.waitForURL('**/contact?**');
    await contactForm(page, locale).message.fill(message);
    expect(passed.filter((each) => each.includes('Grüße'))).toEqual([]);
  });
