import { inPlainWords, pages, pathTo, plainOf } from '#app/paths.ts';
import { barWords } from '#content/frame/bar.ts';
import { callingLines, writingLines } from '#content/help-now.ts';
import { plainTexts } from '#content/plain/plain-texts.ts';
import { plainWords } from '#content/plain/plain-words.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { hold } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withFullStorage, withoutStorage } from './support/storage-off.ts';

const bar = 'body > div:has(> div > #language)';

test('READ-20 READ-59 each of these pages has a plain twin, one press away in the bar and back, with one next step, without scripts', async ({
  browser,
  baseURL,
  request,
}) => {
  expect(inPlainWords).toHaveLength(29);
  const partsOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    const [, found = '', main = ''] = /<body[^>]*>([\s\S]*)<main([\s\S]*)<\/main>/u.exec(html) ?? [];
    return { bar: found, main };
  };
  for (const id of inPlainWords)
    for (const locale of locales) {
      const [full, plain] = [inLocale(pages[id], locale), inLocale(pathTo(plainOf(id)), locale)];
      expect((await partsOf(full)).bar, full).toContain(`href="${plain}">${barWords.plain[locale]}</a>`);
      const { bar: above, main } = await partsOf(plain);
      expect(above, plain).toContain(`href="${full}#full">${barWords.full[locale]}</a>`);
      expect(main, plain).toContain(`href="${full}#full">`);
      const { path, label } = plainTexts[id].next;
      expect(main, plain).toContain(`href="${inLocale(path, locale)}">${label[locale]}</a>`);
    }
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  for (const id of ['contact', 'resources/sleep'] as const) {
    await page.goto(pages[id]);
    await page.locator(bar).getByRole('link', { name: barWords.plain.en, exact: true }).click();
    await expect(page).toHaveURL(pathTo(plainOf(id)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainTexts[id].title.en);
    await page.locator(bar).getByRole('link', { name: barWords.full.en, exact: true }).click();
    await expect(page).toHaveURL(`${pages[id]}#full`);
  }
  await page.close();
});

test('READ-20 READ-21 the plain pages have German addresses, the language switch leads from one to the other, and the plain page of help has every line and every number of the whole one', async ({
  page,
}) => {
  await visit(page, '/plain/contact');
  await page.locator('#language').click();
  await expect(page).toHaveURL('/de/einfach/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainTexts.contact.title.de);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/einfach\/contact$/u);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/plain\/contact$/u);
  // Whoever reads in plain words goes on in plain words.
  await page.getByRole('main').getByRole('link', { name: plainTexts['help-now'].title.de }).click();
  await expect(page).toHaveURL('/de/einfach/help-now');
  const main = page.getByRole('main');
  for (const { number } of [...callingLines, { number: '112' }])
    await expect(main.locator(`a[href="tel:${number.replaceAll(' ', '')}"]`)).toContainText(number);
  for (const { href } of writingLines) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  for (const address of ['/de/plain/contact', '/einfach/contact', '/plain/team'])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test('READ-22 plain pages come first once somebody ticks it, and nobody is held there', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('plain'));
  await visit(page, '/plain/contact');
  const box = page.getByRole('checkbox', { name: plainWords.first.en });
  await expect(box).not.toBeChecked();
  expect(await kept()).toBeNull();
  await box.check();
  expect(await kept()).toBe('true');

  // A link, and an address that is typed, lead to the plain page; the whole page leaves no step of its own.
  await visit(page, '/team');
  await page.getByRole('banner').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/plain/contact');
  await page.goBack();
  await expect(page).toHaveURL('/team');

  // What says more than the page is meant as it is.
  await visit(page, '/contact?reason=help');
  await expect(page).toHaveURL('/contact?reason=help');
  await visit(page, '/plain/contact');
  await page.locator(bar).getByRole('link', { name: barWords.full.en, exact: true }).click();
  await expect(page).toHaveURL('/contact#full');
  await page.reload();
  await expect(page).toHaveURL('/contact#full');
  await page.goBack();
  await expect(page).toHaveURL('/plain/contact');

  await expect(box).toBeChecked();
  await box.uncheck();
  expect(await kept()).toBeNull();
  await visit(page, inLocale('/contact', 'de'));
  await expect(page).toHaveURL('/de/contact');
});

test('READ-22 a tick that comes before its script on a slow line stays', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/plain-[^/]+\.js$/u);
  await page.goto('/plain/contact');
  const box = page.getByRole('checkbox', { name: plainWords.first.en });
  await box.check();
  letGo();
  await whenAlive(page);
  await expect(box).toBeChecked();
  await visit(page, '/contact');
  await expect(page).toHaveURL('/plain/contact');
});

test('READ-22 where the browser keeps nothing, plain pages cannot come first, and nobody is asked', async ({
  page,
}) => {
  await withoutStorage(page, 'localStorage');
  await visit(page, '/plain/contact');
  await expect(page.getByRole('checkbox', { name: plainWords.first.en })).toBeHidden();
  await expect(page.getByText(plainWords.firstText.en)).toBeHidden();
});

test('READ-22 on a full device the tick is said to be gone again, also one that came before its script', async ({
  page,
}) => {
  await withFullStorage(page);
  const letGo = await hold(page, /\/assets\/plain-[^/]+\.js$/u);
  await page.goto('/de/einfach/contact');
  const box = page.getByRole('checkbox', { name: plainWords.first.de });
  const outcome = page.getByRole('main').getByRole('status').filter({ hasText: plainWords.notKept.de });
  await box.check();
  letGo();
  await expect(outcome).toBeVisible();
  await expect(box).not.toBeChecked();
  await visit(page, '/de/einfach/contact');
  await expect(outcome).toHaveCount(0);
  // Playwright itself would say that the box did not stay.
  await box.click();
  await expect(outcome).toBeVisible();
  await expect(box).not.toBeChecked();
});
