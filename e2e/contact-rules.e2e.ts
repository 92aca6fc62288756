import { contactWords } from '#content/contact/contact.ts';
import { formWords } from '#content/forms/form.ts';
import { contactProblems, textProblems } from '#contract/contact.ts';
import { say } from '#contract/words.ts';
import { openContact, textIn, write } from './support/contact-form.ts';
import { expect, test } from './support/live-test.ts';

const english = [
  'Name must be at least 2 characters.',
  'Please enter a valid email address.',
  'Please select a reason for contact.',
  'Message must be at least 10 characters.',
];

test('CONT-01 CONT-02 CONT-03 CONT-04 CONT-05 CONT-06 CONT-16 CALM-06 heading, four fields with their labels, a placeholder, six rows, and the six reasons, in an order that begins with the easiest; errors come only with Send, go and come back while typing', async ({
  page,
}) => {
  const form = await openContact(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.reason).toHaveValue('');
  await expect(form.message).toHaveAttribute('rows', '6');
  await expect(form.form.getByRole('textbox')).toHaveCount(3);
  // The reason, and whether an answer is wanted (docs/decisions/024-answer-and-status.md).
  await expect(form.form.getByRole('combobox')).toHaveCount(2);
  await expect(form.answer).toBeVisible();
  expect(await form.reason.locator('option').allInnerTexts()).toEqual([
    'Select a reason',
    'Say hello',
    'Ask for help',
    'Borrow a book',
    'Work together on a project',
    'Share an experience',
    'Talk about a topic',
  ]);

  await test.step('errors come only with Send: focus on the summary, one link an error, the same words inline', async () => {
    let requests = 0;
    page.on('request', (request) => (requests += request.url().includes('send-email') ? 1 : 0));
    const inline = form.form.getByText('Name must be at least 2 characters.');
    await form.name.pressSequentially('A');
    await form.name.blur();
    await expect(inline).toBeHidden();
    await form.name.fill('');
    await form.send.click();

    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(form.summary.getByRole('link')).toHaveText(english);
    await expect(page).toHaveTitle('Error: Get in Touch – Ecosystem');
    for (const [index, field] of [form.name, form.email, form.reason, form.message].entries()) {
      await expect(field).toHaveAccessibleDescription(new RegExp(`${english[index]}$`, 'u'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await form.summary.getByRole('link').nth(index).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    // The same errors again are read again.
    await form.send.focus();
    await form.send.press('Enter');
    await expect(form.summary).toBeFocused();
    expect(requests).toBe(0);
  });

  await test.step('they go while typing, come back while typing, and move nothing under the fingers', async () => {
    const inline = form.form.getByText('Name must be at least 2 characters.');
    await form.message.focus();
    const before = await form.message.boundingBox();
    await form.message.pressSequentially('1234567890');
    await expect(form.form.getByText('Message must be at least 10 characters.')).toBeHidden();
    expect((await form.message.boundingBox())?.y).toBe(before?.y);

    await expect(inline).toBeVisible();
    await form.name.pressSequentially('Ad');
    await expect(inline).toBeHidden();
    await expect(form.name).toBeFocused();
    await expect(form.name).not.toHaveAttribute('aria-invalid');
    await form.name.press('Backspace');
    await expect(inline).toBeVisible();
    await form.reason.selectOption('talk');
    await expect(form.form.getByText('Please select a reason for contact.')).toBeHidden();
  });
});

test('CONT-02 CONT-03 CONT-04 CONT-05 CONT-16 CALM-05 CALM-06 in German: the reasons, the errors, and what was typed stays in a refused form, until a whole one is sent', async ({
  page,
}) => {
  const form = await openContact(page, '/de/contact');
  const title = `${say('de', contactWords.title)} – Ecosystem`;
  expect(await form.reason.locator('option').allInnerTexts()).toEqual([
    say('de', contactWords.reasonPlaceholder),
    'Hallo sagen',
    'Um Hilfe bitten',
    'Ein Buch leihen',
    'Bei einem Projekt mitmachen',
    'Eine Erfahrung teilen',
    'Über ein Thema sprechen',
  ]);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText(Object.values(contactProblems).map(({ de }) => de));
  await expect(page).toHaveTitle(say('de', formWords.errorTitle, { title }));
  await expect(form.name).toHaveAccessibleDescription(new RegExp(contactProblems.name.de, 'u'));

  const faulty = { name: 'A', email: 'nobody', reason: 'share', message: 'Umlaut ü' };
  await write(form, faulty);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  expect(await textIn(form)).toEqual(faulty);

  // Where each rule has its edge is asked of the rules (contract/contact.test.ts); exactly enough is sent.
  const enough = { name: 'Al', email: 'a@b.de', reason: 'hello', message: '1234567890' };
  const tooLong = 'Hello '.repeat(3400);
  await write(form, { ...enough, message: tooLong });
  await form.send.click();
  await expect(form.summary.getByRole('link')).toHaveText([textProblems.tooLong.de]);
  await expect(form.message).toHaveValue(tooLong);
  await write(form, enough);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect(form.summary).toBeHidden();
  await expect(page).toHaveTitle(title);
});
