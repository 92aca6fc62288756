import type { Page } from '@playwright/test';
import { pages } from '#app/paths.ts';
import { cardWords } from '#content/help-now.ts';
import { pageNames } from '#content/pages.ts';
import { printables, printablesWords as words } from '#content/printables/printables.ts';
import { inLocale, type Locale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { linksIn } from './support/heard.ts';
import { holdReact, visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withoutStorage } from './support/storage-off.ts';

const fieldsOf = (page: Page) => page.getByRole('main').locator('input, textarea');
const textsOf = (page: Page) => page.getByRole('main').getByRole('textbox');
const button = (page: Page, name: keyof typeof words, locale: Locale = 'en') =>
  page.getByRole('button', { name: words[name][locale], exact: true });
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));

/** Words of everyday length, as many as fit. */
const fullText = (most: number) =>
  'Zu laut ist es mir in der Pause, dann hilft Ruhe. '.repeat(40).slice(0, most).trim();

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

for (const { page: id } of printables)
  test(`${pages[id]} is one page of A4 in both languages, empty on a phone’s narrow page and full, and keeps every word on paper`, async ({
    page,
  }) => {
    for (const locale of locales)
      await test.step(locale, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await visit(page, inLocale(pages[id], locale));
        // What fits when it is full in a language fits when it is empty.
        if (locale === 'en') expect(await sheetsOf(page)).toBe(1);
        await page.setViewportSize({ width: 1280, height: 740 });
        const typed: string[] = [];
        for (const field of await textsOf(page).all()) {
          const text = fullText(Number(await field.getAttribute('maxlength')));
          await field.fill(text);
          typed.push(text);
        }
        expect(typed.length).toBeGreaterThan(2);
        const boxes = page.getByRole('main').getByRole('checkbox');
        await boxes.evaluateAll((all) => all.forEach((box) => (box as HTMLInputElement).click()));
        expect(await boxes.and(page.locator(':not(:checked)')).count()).toBe(0);
        expect(await sheetsOf(page)).toBe(1);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
        const onPaper = await page.locator('[data-typed]').evaluateAll((blanks) =>
          blanks.map((blank) => ({
            words: getComputedStyle(blank, '::after').content.slice(1, -1),
            isCut: blank.scrollHeight > blank.clientHeight || blank.scrollWidth > blank.clientWidth,
          })),
        );
        expect(onPaper).toEqual(typed.map((words) => ({ words, isCut: false })));
        await page.emulateMedia({ media: null });
        // What is typed stays for the other language.
        await page.evaluate(() => localStorage.clear());
      });
  });

test('what is typed stays on the device, also in the other language, until it is deleted', async ({ page }) => {
  const sent: string[] = [];
  await visit(page, pages['printables/sensory-profile']);
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByLabel('Name').fill('Kim');
  await page.getByRole('group', { name: 'Hearing' }).getByLabel('too much').check();
  expect(await stored(page)).toEqual([['sheet:sensory-profile', '{"name":"Kim","hearing-much":"x"}']]);

  await visit(page, inLocale(pages['printables/sensory-profile'], 'de'));
  await expect(page.getByLabel('Name')).toHaveValue('Kim');
  await expect(page.getByRole('group', { name: 'Hören' }).getByLabel('zu viel')).toBeChecked();

  await button(page, 'delete', 'de').dblclick();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.deleted.de);
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(await stored(page)).toEqual([]);

  await button(page, 'undo', 'de').click();
  await expect(page.getByLabel('Name')).toHaveValue('Kim');
  await expect(page.getByRole('group', { name: 'Hören' }).getByLabel('zu viel')).toBeChecked();
  await expect(button(page, 'delete', 'de')).toBeFocused();
  await expect(button(page, 'undo', 'de')).toBeHidden();
  expect(await stored(page)).toHaveLength(1);

  await page.getByLabel('Name').fill('');
  await page.getByRole('group', { name: 'Hören' }).getByLabel('zu viel').uncheck();
  expect(await stored(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test('what is typed before the script comes stands, beside what was kept', async ({ page }) => {
  await visit(page, pages['printables/first-appointment']);
  await page.getByLabel('Name').fill('Kim');
  await page.getByLabel('Sleep').fill('Little');
  const arrive = await holdReact(page, /\/assets\/sheet[^/]*\.js$/u);
  await page.reload({ waitUntil: 'commit' });
  // The browser itself puts in what stood there, until the page has come to its end.
  await page.getByRole('contentinfo').waitFor();
  await page.getByLabel('Sleep').fill('None');
  await page.getByLabel('my child').check();
  arrive();
  await whenAlive(page);
  await expect(page.getByLabel('Name')).toHaveValue('Kim');
  await expect(page.getByLabel('Sleep')).toHaveValue('None');
  expect(await stored(page)).toEqual([['sheet:first-appointment', '{"name":"Kim","who-child":"x","sleep":"None"}']]);
});

test('another tab shows what is typed, and a sheet knows nothing of the others', async ({ page, context }) => {
  await visit(page, pages['printables/first-appointment']);
  const other = await context.newPage();
  await visit(other, pages['printables/first-appointment']);
  await page.getByLabel('My questions').fill('How long is the wait?');
  await expect(other.getByLabel('My questions')).toHaveValue('How long is the wait?');
  await page.getByLabel('Name').fill('Kim');
  await visit(other, pages['printables/sensory-profile']);
  await expect(other.getByLabel('Name')).toHaveValue('');
});

test('where the browser keeps nothing the sheet says so, and is printed all the same', async ({ page }) => {
  await withoutStorage(page, 'localStorage');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await visit(page, pages['printables/school-letter']);
  await page.getByLabel('From').fill('Kim');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.notKept.en);
  await button(page, 'print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('the card is shown large with what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/help-now');
  await page.getByRole('link', { name: cardWords.own.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: pageNames['printables/speech-card'].en })).toBeVisible();
  await page.getByLabel('Das hilft mir').fill('Ruhe');
  await page.getByRole('link', { name: cardWords.large.en }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Das hilft mir')).toHaveValue('Ruhe');
  await page.getByRole('link', { name: cardWords.close.en }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('every sheet is found from the list', async ({ page }) => {
  await page.goto(pages.printables);
  const links = await linksIn(page.getByRole('main'));
  for (const { page: id } of printables) {
    const name = say('en', words.open, { page: pageNames[id].en });
    expect(links).toContainEqual([name, pages[id]]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is filled in and printed, and Enter sends it nowhere', async ({ page }) => {
    for (const { page: id } of printables) {
      await page.goto(pages[id]);
      await expect(button(page, 'print')).toBeHidden();
      await expect(page.getByText(words.withoutScripts.en)).toBeVisible();
      for (const field of await textsOf(page).all())
        await field.fill(fullText(Number(await field.getAttribute('maxlength'))));
      await fieldsOf(page).first().press('Enter');
      await expect(page).toHaveURL(pages[id]);
      expect(await sheetsOf(page), id).toBe(1);
    }
  });
});
