import { draftWords } from '#content/forms/draft.ts';
import { contactForm, letter, openContact, textIn, write } from './support/contact-form.ts';
import { holdLoader, holdReact, visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withoutStorage } from './support/storage-off.ts';

const nothing = { name: '', email: '', reason: '', message: '' };
const stored = () => [localStorage.length, sessionStorage.length];

test('CALM-05 a draft is there after a reload, and after a walk through the site and back; Delete my draft empties the form and the storage, says so, and can be undone', async ({
  page,
}) => {
  const form = await openContact(page);
  const words = { ...letter('Umlaut ä, "quotes" & <tags>\nand a second line'), reason: 'share' };
  await write(form, words);
  await page.reload();
  await expect(form.message).toHaveValue(words.message);
  expect(await textIn(form)).toEqual(words);
  await expect(page.getByText('Your text is kept in this tab until it is sent.')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.goBack();
  await expect(form.message).toHaveValue(words.message);
  expect(await textIn(form)).toEqual(words);

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
  await whenAlive(page);
  expect(await textIn(form)).toEqual(nothing);
  await expect(form.form.getByRole('button', { name: 'Delete my draft' })).toBeHidden();
});

test('CALM-05 what was sent leaves no draft, also after a reload; another unsent message is offered, never merged, and opens', async ({
  page,
}) => {
  const third = await openContact(page, '/contact?reason=help');
  await write(third, { ...letter(), reason: 'help' });
  await third.send.click();
  await expect(third.sent).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([0, 0]);
  await page.reload();
  await expect(third.reason).toHaveValue('help');
  expect(await textIn(third)).toEqual({ ...nothing, reason: 'help' });

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

test('CALM-05 a draft is there in the other language; what is typed after a reload or Back before scripts come stays; what was sent from a later page does not stand again where Back loads the earlier one anew', async ({
  page,
}) => {
  const form = await openContact(page);
  const german = contactForm(page, 'de');
  const usable = () => page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  const toGerman = async (words: ReturnType<typeof letter>) => {
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/contact');
    await expect(german.message).toHaveValue(words.message);
    expect(await textIn(german)).toEqual(words);
  };
  await write(form);
  const words = { ...letter(), message: 'Other words' };
  await test.step('typed after a reload, before any script', async () => {
    const arrive = await holdLoader(page);
    await page.reload({ waitUntil: 'commit' });
    // The browser itself puts in what stood there, until the page has come to its end.
    await page.getByRole('contentinfo').waitFor();
    await form.message.fill(words.message);
    arrive();
    await usable();
    expect(await textIn(form)).toEqual(words);
    expect(await page.evaluate(() => sessionStorage.getItem('draft:contact:'))).toContain(words.message);
  });
  await toGerman(words);
  const later = { ...words, message: 'Still other words' };
  await test.step('typed after Back, before React', async () => {
    await whenAlive(page);
    const arrive = await holdReact(page);
    await page.goBack();
    await whenItListens(page);
    await form.message.fill(later.message);
    arrive();
    await usable();
    await expect(form.message).toHaveValue(later.message);
  });
  await toGerman(later);
  await whenAlive(page);
  await german.send.click();
  await expect(german.sent).toBeVisible();
  // The browser puts in what stood there, before this page is shown.
  await page.goBack();
  await usable();
  expect(await textIn(form)).toEqual(nothing);
});

test('NAV-13 a visit that types nothing leaves storage and cookies empty; the form works where storage is switched off', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await openContact(page, '/de/contact?reason=borrow&book=Ruhe');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(contactForm(page).message).toHaveValue(/Hello, I looked at/u);
  await visit(page, '/help-now');
  expect(await page.evaluate(stored)).toEqual([0, 0]);
  expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases()])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);

  await withoutStorage(page);
  const form = await openContact(page);
  await write(form);
  await expect(page.getByText(draftWords.unkept.en)).toBeVisible();
  await form.send.click();
  await expect(form.sent).toBeVisible();
});
