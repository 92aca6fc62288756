import { contactWords } from '#content/contact/contact.ts';
import { formWords } from '#content/forms/form.ts';
import { contactProblems } from '#contract/contact.ts';
import { say } from '#contract/words.ts';
import { openContact, textIn, write } from './support/contact-form.ts';
import { expect, test } from './support/live-test.ts';

test('CONT-01 heading, four fields with their labels, a placeholder, six rows', async ({ page }) => {
  const form = await openContact(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.reason.locator('option').first()).toHaveText('Select a reason');
  await expect(form.reason).toHaveValue('');
  await expect(form.message).toHaveAttribute('rows', '6');
  await expect(form.form.getByRole('textbox')).toHaveCount(3);
  // The reason, and whether an answer is wanted (docs/decisions/024-answer-and-status.md).
  await expect(form.form.getByRole('combobox')).toHaveCount(2);
  await expect(form.answer).toBeVisible();
});

test('CONT-16 the six reasons, in an order that begins with the easiest', async ({ page }) => {
  const english = await openContact(page);
  expect(await english.reason.locator('option').allInnerTexts()).toEqual([
    'Select a reason',
    'Say hello',
    'Ask for help',
    'Borrow a book',
    'Work together on a project',
    'Share an experience',
    'Talk about a topic',
  ]);
  const german = await openContact(page, '/de/contact');
  expect(await german.reason.locator('option').allInnerTexts()).toEqual([
    say('de', contactWords.reasonPlaceholder),
    'Hallo sagen',
    'Um Hilfe bitten',
    'Ein Buch leihen',
    'Bei einem Projekt mitmachen',
    'Eine Erfahrung teilen',
    'Über ein Thema sprechen',
  ]);
});

const english = [
  'Name must be at least 2 characters.',
  'Please enter a valid email address.',
  'Please select a reason for contact.',
  'Message must be at least 10 characters.',
];

test('CONT-02 CONT-03 CONT-04 CONT-05 CALM-06 an empty form: focus on the summary, one link an error, the same words inline', async ({
  page,
}) => {
  const form = await openContact(page);
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('send-email') ? 1 : 0));
  await form.send.click();

  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(form.summary.getByRole('link')).toHaveText(english);
  await expect(page).toHaveTitle('Error: Get in Touch – Ecosystem');
  for (const [field, text] of [
    [form.name, english[0]],
    [form.email, english[1]],
    [form.reason, english[2]],
    [form.message, english[3]],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`, 'u'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [index, field] of [form.name, form.email, form.reason, form.message].entries()) {
    await form.summary.getByRole('link').nth(index).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  expect(requests).toBe(0);
});

test('CONT-02 CONT-03 CONT-04 CONT-05 CALM-06 the same in German', async ({ page }) => {
  const form = await openContact(page, '/de/contact');
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText(Object.values(contactProblems).map(({ de }) => de));
  await expect(page).toHaveTitle(
    say('de', formWords.errorTitle, { title: `${say('de', contactWords.title)} – Ecosystem` }),
  );
  await expect(form.name).toHaveAccessibleDescription(new RegExp(contactProblems.name.de, 'u'));
});

test('CONT-02 CONT-03 CONT-04 CONT-05 each rule at its edge: one less is refused, exactly enough is sent', async ({
  page,
}) => {
  const form = await openContact(page);
  const enough = { name: 'Al', email: 'a@b.de', reason: 'hello', message: '1234567890' };
  for (const [change, text] of [
    [{ name: ' A ' }, english[0]],
    [{ email: 'ada@example' }, english[1]],
    [{ email: 'ada.example.org' }, english[1]],
    [{ email: 'a da@example.org' }, english[1]],
    [{ reason: '' }, english[2]],
    [{ message: ' 123456789 ' }, english[3]],
  ] as const) {
    await write(form, { ...enough, ...change });
    await form.send.click();
    await expect(form.summary.getByRole('link')).toHaveText([text ?? '']);
  }
  await write(form, enough);
  await form.send.click();
  await expect(form.sent).toBeVisible();
});

test('CONT-06 errors come only with Send, go while typing, and come back while typing', async ({ page }) => {
  const form = await openContact(page);
  const inline = form.form.getByText('Name must be at least 2 characters.');
  await form.name.pressSequentially('A');
  await form.name.blur();
  await expect(inline).toBeHidden();

  await form.send.click();
  await expect(inline).toBeVisible();
  await form.name.pressSequentially('d');
  await expect(inline).toBeHidden();
  await expect(form.name).toBeFocused();
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await form.name.press('Backspace');
  await expect(inline).toBeVisible();
  await form.reason.selectOption('talk');
  await expect(form.form.getByText('Please select a reason for contact.')).toBeHidden();
});

test('CONT-06 mending an error moves nothing under the fingers', async ({ page }) => {
  const form = await openContact(page);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await form.message.focus();
  const before = await form.message.boundingBox();
  await form.message.pressSequentially('1234567890');
  await expect(form.form.getByText('Message must be at least 10 characters.')).toBeHidden();
  expect((await form.message.boundingBox())?.y).toBe(before?.y);
});

test('CALM-06 the same errors again take the focus to the summary again, and a whole form sends', async ({ page }) => {
  const form = await openContact(page);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await form.send.focus();
  await form.send.press('Enter');
  await expect(form.summary).toBeFocused();
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect(form.summary).toBeHidden();
  await expect(page).toHaveTitle('Get in Touch – Ecosystem');
});

test('CONT-05 what was typed stays in a refused form', async ({ page }) => {
  const form = await openContact(page);
  const faulty = { name: 'A', email: 'nobody', reason: 'share', message: 'Umlaut ü' };
  await write(form, faulty);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  expect(await textIn(form)).toEqual(faulty);
});

test('CALM-05 a text that is too long is refused in words and not cut', async ({ page }) => {
  const form = await openContact(page);
  const message = 'Hello '.repeat(3400);
  await write(form, { name: 'Ada', email: 'ada@example.org', reason: 'hello', message });
  await form.send.click();
  await expect(form.summary.getByRole('link')).toHaveText(['This text is too long. Please shorten it.']);
  await expect(form.message).toHaveValue(message);
});
