import { draftWords } from '#content/forms/draft.ts';
import { say } from '#contract/words.ts';
import { contactForm, letter, openContact, textIn, write } from './support/contact-form.ts';
import { holdLoader, holdReact, visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withoutStorage } from './support/storage-off.ts';

const nothing = { name: '', email: '', reason: '', message: '' };
const stored = () => [localStorage.length, sessionStorage.length];

test('CALM-05 a draft is there after a reload', async ({ page }) => {
  const form = await openContact(page);
  const words = { ...letter('Umlaut ä, "quotes" & <tags>\nand a second line'), reason: 'share' };
  await write(form, words);
  await page.reload();
  await expect(form.message).toHaveValue(words.message);
  expect(await textIn(form)).toEqual(words);
  await expect(page.getByText('Your text is kept in this tab until it is sent.')).toBeVisible();
});

test('CALM-05 a draft is there after a walk through the site and back', async ({ page }) => {
  const form = await openContact(page, '/contact?reason=talk&topic=Sleep');
  const words = { ...letter('Half a sentence'), reason: 'talk' };
  await write(form, words);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.goBack();
  await expect(form.message).toHaveValue(words.message);
  expect(await textIn(form)).toEqual(words);

  await page.goto('/help-now');
  await page.goBack();
  await expect(form.message).toHaveValue(words.message);
});

test('CALM-05 a draft is there in the other language', async ({ page }) => {
  const form = await openContact(page);
  const words = letter('The same thought');
  await write(form, words);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = contactForm(page, 'de');
  await expect(german.message).toHaveValue(words.message);
  expect(await textIn(german)).toEqual(words);
  await expect(page).toHaveURL('/de/contact');
});

test('CALM-05 another unsent message is offered, never merged, and opens', async ({ page }) => {
  const first = await openContact(page, '/contact?reason=borrow&book=Ruhe');
  const words = { ...letter('May I have it until May?'), reason: 'borrow' };
  await write(first, words);

  const second = await openContact(page);
  expect(await textIn(second)).toEqual(nothing);
  await second.name.fill('Grace');
  await expect(page.getByText('You have an unsent message. Open it')).toBeVisible();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL('/contact?reason=borrow&book=Ruhe');
  await expect(second.message).toHaveValue(words.message);
  expect(await textIn(second)).toEqual(words);
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(second.name).toHaveValue('Grace');
  expect(await textIn(second)).toEqual({ ...nothing, name: 'Grace' });
});

test('CALM-05 the offer in German', async ({ page }) => {
  const first = await openContact(page, '/de/contact?reason=talk&topic=Schlaf');
  await first.name.fill('Ada');
  await openContact(page, '/de/contact');
  await expect(page.getByText(`${say('de', draftWords.other)} ${say('de', draftWords.open)}`)).toBeVisible();
});

test('CALM-05 after success the draft is gone, also after Back and reload', async ({ page }) => {
  const form = await openContact(page, '/contact?reason=help');
  await write(form, { ...letter(), reason: 'help' });
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([0, 0]);
  await page.reload();
  await expect(form.reason).toHaveValue('help');
  expect(await textIn(form)).toEqual({ ...nothing, reason: 'help' });
});

test('CALM-05 Delete my draft empties the form and the storage, says so, and can be undone', async ({ page }) => {
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  expect(await page.evaluate(stored)).toEqual([0, 1]);
  const status = form.form.getByRole('status').filter({ has: page.getByRole('button') });
  await form.form.getByRole('button', { name: 'Delete my draft' }).click();
  await expect(status).toContainText('Your draft is deleted.');
  expect(await textIn(form)).toEqual(nothing);
  expect(await page.evaluate(stored)).toEqual([0, 0]);

  await form.form.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(status).toContainText('Your text is kept in this tab until it is sent.');
  expect(await textIn(form)).toEqual(words);
  expect(await page.evaluate(stored)).toEqual([0, 1]);

  await form.form.getByRole('button', { name: 'Delete my draft' }).click();
  await page.reload();
  await expect(form.form.getByRole('button', { name: 'Delete my draft' })).toBeVisible();
  expect(await textIn(form)).toEqual(nothing);
});

test('CALM-05 what was sent from a later page does not stand again where Back loads the earlier one anew', async ({
  page,
}) => {
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = contactForm(page, 'de');
  await expect(german.message).toHaveValue(words.message);
  await whenAlive(page);
  await german.send.click();
  await expect(german.sent).toBeVisible();
  // The browser puts in what stood there, before this page is shown.
  await page.goBack();
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  expect(await textIn(form)).toEqual(nothing);
});

test('CALM-05 what is typed there before React comes stays', async ({ page }) => {
  const form = await openContact(page);
  await write(form);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/contact');
  const arrive = await holdReact(page);
  await page.goBack();
  await whenItListens(page);
  await form.message.fill('Other words');
  arrive();
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  await expect(form.message).toHaveValue('Other words');
});

test('CALM-05 what is typed after a reload before any script has come stays, and is kept', async ({ page }) => {
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  const arrive = await holdLoader(page);
  await page.reload({ waitUntil: 'commit' });
  await form.message.fill('Other words');
  arrive();
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  expect(await textIn(form)).toEqual({ ...words, message: 'Other words' });
  expect(await page.evaluate(() => sessionStorage.getItem('draft:contact:'))).toContain('Other words');
});

test('NAV-13 a visit that types nothing leaves storage and cookies empty', async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await openContact(page);
  await openContact(page, '/de/contact?reason=borrow&book=Ruhe');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(contactForm(page).message).toHaveValue(/Hello, I looked at/u);
  await visit(page, '/help-now');
  expect(await page.evaluate(stored)).toEqual([0, 0]);
  expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases()])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
});

test('the form works where storage is switched off', async ({ page }) => {
  await withoutStorage(page);
  const form = await openContact(page);
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeVisible();
});
