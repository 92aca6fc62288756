import { notFoundWords } from '#content/frame/not-found.ts';
import { say } from '#contract/words.ts';
import { visit } from './alive.ts';
import { expect, test } from './live-test.ts';

for (const [address, locale, home] of [
  ['/no/such-page', 'en', '/'],
  ['/de/gibt/es-nicht', 'de', '/de'],
] as const) {
  test(`NAV-03 an unknown address: words, a way home, the path in the console, status 404 (${locale})`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, notFoundWords.title));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect.poll(() => said).toContain(`error 404: no page at ${address}`);
    expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([
      `error 404: no page at ${address}`,
    ]);
    await page
      .getByRole('main')
      .getByRole('link', { name: say(locale, notFoundWords.home) })
      .click();
    await expect(page).toHaveURL(home);
  });
}

test('NAV-03 the English words of the spec', async ({ page }) => {
  await visit(page, '/contact/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute('href', '/');
});

test('NAV-03 PROJ-02 a project that nobody has published is 404; a category is there in any case', async ({
  request,
}) => {
  for (const address of ['/projects/no-such-project', '/de/projects/no-such-project']) {
    expect((await request.get(address)).status()).toBe(404);
  }
  expect((await request.get('/projects/category/Cooking')).status()).toBe(200);
});
