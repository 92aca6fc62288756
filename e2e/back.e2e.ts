import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '#app/paths.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { draftWords } from '#content/forms/draft.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { explainWords } from '#content/frame/explain-word.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { say } from '#contract/words.ts';
import { everyPage } from './support/addresses.ts';
import { boldButton, coloursButton, openPanel } from './support/appearance-panel.ts';
import { contactForm, letter, openContact, textIn, write } from './support/contact-form.ts';
import { fillReport, foundReport, openReport } from './support/find-the-lost-form.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { comeTo, keepingBrowser, noteReturns } from './support/kept-page.ts';
import { kindsOf } from './support/kinds.ts';
import { expect, test } from './support/live-test.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer();

test.use(keepingBrowser);
test.beforeEach(({ page }) => noteReturns(page));

test('CALM-03 CALM-05 back and forward bring pages as they were left: place, words, focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/accessibility');
  await whenAlive(page);
  await page.evaluate(() => scrollTo(0, 500));

  await comeTo(page);
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => [scrollY, 'isTheSame' in window])).toEqual([place, true]);
  expect(await textIn(form)).toEqual(words);
  await expect(link).toBeFocused();

  await comeTo(page, 'forward');
  await expect(page).toHaveURL('/accessibility');
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('NAV-07 CALM-03 on the page that comes back what was open is closed and the focus on what opened it or led away, and a setting of a later page holds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await test.step('the menu', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.click();
    const team = page.getByRole('banner').getByRole('link', { name: 'Team' });
    await team.click();
    await expect(page).toHaveURL('/team');
    await comeTo(page);
    await expect(team).toBeHidden();
    await expect(button).toBeFocused();
  });
  await page.setViewportSize({ width: 1280, height: 740 });

  await test.step('the link that led away, also where a click gives none, as in Safari', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
    await link.evaluate((a) => a.addEventListener('click', () => a.blur()));
    await link.click();
    await expect(page).not.toHaveURL('/');
    await comeTo(page);
    await expect(link).toBeFocused();
  });

  await test.step('the panel, and Bold, which was pressed meanwhile', async () => {
    const panel = await openPanel(page);
    await visit(page, '/mission');
    await boldButton(page).click();
    await comeTo(page);
    await expect(panel).toBeHidden();
    await expect(coloursButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(boldButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/text-enhanced/u);
  });

  await test.step('the search', async () => {
    const search = page.getByRole('button', { name: searchBoxWords.open.en });
    await search.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('book');
    await dialog.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL('/resources/books');
    await comeTo(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  await test.step('the word that is explained', async () => {
    await visit(page, '/resources/medication');
    const word = page.getByRole('main').locator('[rel=help]').first();
    await word.click();
    await page.getByRole('dialog').getByRole('link', { name: explainWords.all.en }).click();
    await expect(page).toHaveURL(/\/words/u);
    await comeTo(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(word).toBeFocused();
  });
});

// Of the tests below none is about how a page arrives.
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

test('CALM-05 CALM-06 with the words that were deleted meanwhile goes what was said of them; what was sent from a later page does not stand again on the earlier one', async ({
  page,
  live,
}) => {
  await still(page);
  const form = await openContact(page);
  const german = contactForm(page, 'de');
  await test.step('the errors', async () => {
    await form.name.fill('Ada');
    await form.send.click();
    await expect(form.summary).toBeVisible();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await german.form.scrollIntoViewIfNeeded();
    await expect(german.name).toHaveValue('Ada');
    await german.form.getByRole('button', { name: say('de', draftWords.delete) }).click();
    await comeTo(page);
    await expect(form.name).toHaveValue('');
    await expect(form.summary).toHaveCount(0);
  });

  const words = letter();
  await write(form, words);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(german.message).toHaveValue(words.message);
  await whenAlive(page);
  await german.send.click();
  await expect(german.sent).toBeVisible();
  expect((await live.stored()).filter(({ message }) => message === words.message)).toHaveLength(1);
  await comeTo(page);
  expect(await textIn(form)).toEqual({ name: '', email: '', reason: '', message: '' });
  await expect(page.getByText(say('en', draftWords.other))).toHaveCount(0);

  await test.step('and what was written on there does', async () => {
    await comeTo(page, 'forward');
    await page.getByRole('button', { name: say('de', afterSendingWords.again) }).click();
    await german.message.fill('Noch eine Frage');
    await comeTo(page);
    await expect(form.message).toHaveValue('Noch eine Frage');
  });
});

test('CALM-05 CALM-06 so it is with every form that keeps drafts, and with the photo', async ({ page }) => {
  await still(page);
  const english = await openReport(page);
  await english.item.fill('Grey headphones');
  await english.form
    .getByLabel(foundPhoto.label.en)
    .setInputFiles({ name: 'found.png', mimeType: 'image/png', buffer: await picture() });
  const photo = english.form.getByRole('img', { name: foundPhoto.alt.en });
  await expect(photo).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = foundReport(page, 'de');
  await german.form.scrollIntoViewIfNeeded();
  await expect(german.item).toHaveValue('Grey headphones');
  await german.place.fill('Bank am Fluss');
  await comeTo(page);
  await expect(english.place).toHaveValue('Bank am Fluss');
  await expect(photo).toBeVisible();
  await comeTo(page, 'forward');
  await german.form.getByRole('button', { name: say('de', draftWords.delete) }).click();
  await comeTo(page);
  await expect(english.item).toHaveValue('');
  await expect(english.place).toHaveValue('');
  await expect(photo).toHaveCount(0);
});

test('FIND-13 CALM-05 contact details that were kept for another report stand when the visitor comes back', async ({
  page,
}) => {
  await still(page);
  const report = await openReport(page);
  await fillReport(report);
  await report.submit.click();
  await report.keep.check();
  await report.again.click();
  await expect(report.email).toHaveValue('ada@example.org');
  await page.goto('/mission');
  await comeTo(page);
  await expect(report.name).toHaveValue('Ada');
  await expect(report.email).toHaveValue('ada@example.org');
});

test('a sheet that the browser could not keep stands when the visitor comes back', async ({ page }) => {
  await still(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await visit(page, pages['printables/school-letter']);
  await page.getByLabel('From').fill('Kim');
  await page.goto('/mission');
  await comeTo(page);
  await expect(page.getByLabel('From')).toHaveValue('Kim');
});

test('CALM-05 a draft that went over to another address meanwhile is offered, not shown', async ({ page }) => {
  await still(page);
  const form = await openContact(page);
  await write(form);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(`${key}?reason=talk`, sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  });
  await comeTo(page);
  await expect(page.getByText(say('en', draftWords.other))).toBeVisible();
  expect(await textIn(form)).toEqual({ name: '', email: '', reason: '', message: '' });
});

/** Whoever is not signed in is asked to be so on the pages of the team: one stands for them, as one of accounts. */
const isOtherForAccounts = (address: string) =>
  /^\/(account|auth|signin|signup|team)\//u.test(address) && address !== '/team/inbox';

test('every kind of page is kept, and awakes without a word', async ({ page }) => {
  await still(page);
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  const addresses = [...kindsOf(everyPage).values()].filter((address) => !isOtherForAccounts(address));
  expect(addresses.filter((address) => /^\/(account|signin|team\/inbox)$/u.test(address))).toHaveLength(3);
  for (const [index, address] of addresses.entries()) {
    await visit(page, address);
    // Two at a time: back to the one before, and again to this one.
    if (index % 2 === 0 && index + 1 < addresses.length) continue;
    await comeTo(page);
    await comeTo(page, 'forward');
  }
  expect(faults).toEqual([]);
});
