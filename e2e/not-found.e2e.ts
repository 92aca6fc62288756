import { notFoundWords } from '#content/frame/not-found.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { linksIn } from './support/heard.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

for (const [address, locale, home] of [
  ['/no/such-page', 'en', '/'],
  ['/de/gibt/es-nicht', 'de', '/de'],
] as const)
  test(`NAV-03 an unknown address: words, the path in the console, status 404, the search, four ways and a way home (${locale})`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, notFoundWords.title));
    // The words of the specification.
    if (locale === 'en') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute('href', '/');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect.poll(() => said).toContain(`error 404: no page at ${address}`);
    expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([
      `error 404: no page at ${address}`,
    ]);

    const main = page.getByRole('main');
    const ways = ['/resources', '/diagnostics', '/contact', '/help-now'].map((path) => inLocale(path, locale));
    expect((await linksIn(main.getByRole('list'))).map(([, to]) => to)).toEqual(ways);

    await main.getByRole('button', { name: notFoundWords.search[locale] }).click();
    const dialog = page.getByRole('dialog', { name: searchBoxWords.title[locale] });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await main.getByRole('link', { name: say(locale, notFoundWords.home) }).click();
    await expect(page).toHaveURL(home);
  });

test('NAV-03 PROJ-02 a project that nobody has published is 404; a category is there in any case', async ({
  request,
}) => {
  for (const address of ['/projects/no-such-project', '/de/projects/no-such-project', '/contact/nothing']) {
    expect((await request.get(address)).status()).toBe(404);
  }
  expect((await request.get('/projects/category/Cooking')).status()).toBe(200);
});

test('the search looks for what the address says, and the first letter comes in its place', async ({ page }) => {
  await visit(page, '/de/gibt/Klassen-fahrt%20zelt%E0.html');
  await page.getByRole('main').getByRole('button', { name: notFoundWords.search.de }).click();
  const asked = page.getByRole('dialog').getByRole('textbox');
  await expect(asked).toHaveValue('Klassen fahrt zelt');
  await page.keyboard.press('s');
  await expect(asked).toHaveValue('s');
});

test('without scripts there is no button that does nothing', async ({ browser, live }) => {
  const page = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
  await page.goto('/de/no/such-page');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.close();
});

test('the bar names a category as its page does', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(inLocale('/projects/category/cooking', locale));
    const title = (await page.title()).replace(/ – Ecosystem$/u, '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[aria-current=page]').filter({ hasText: title })).toHaveCount(1);
  }
});
