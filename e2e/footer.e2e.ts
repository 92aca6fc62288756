import { footerWords } from '#content/frame/footer.ts';
import { say } from '#contract/words.ts';
import { openContact, write } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

for (const [address, locale] of [
  ['/', 'en'],
  ['/de/help-now', 'de'],
] as const) {
  test(`NAV-01 NAV-10 CALM-14 the footer has its three groups, and what the law asks for (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    for (const group of [
      say(locale, footerWords.resources),
      say(locale, footerWords.connect),
      say(locale, footerWords.workbag),
    ]) {
      const links = footer.getByRole('navigation', { name: group }).getByRole('link');
      expect(await links.count()).toBeGreaterThan(1);
      await expect(footer.getByRole('heading', { name: group })).toBeVisible();
    }
    for (const [name, path] of [
      ['Impressum', '/impressum'],
      ['Datenschutz', '/datenschutz'],
      [locale === 'de' ? 'Barrierefreiheit' : 'Accessibility', '/accessibility'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        locale === 'de' ? `/de${path}` : path,
      );
  });
}

test('NAV-10 the English names of the groups', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['Resources', 'Connect', 'Workbag']);
});

test('every link of the frame leads to a page of ours', async ({ page, request }) => {
  await visit(page, '/de');
  const addresses = await page
    .locator('body > :not(main) a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('CALM-19 no phone is asked for, and a nickname is a name', async ({ page }) => {
  const form = await openContact(page);
  await expect(page.locator('input[type="tel"], [autocomplete*="tel"]')).toHaveCount(0);
  await expect(form.name).toHaveAccessibleName('Name or nickname');
  await write(form, { name: 'Bo', email: 'bo@example.org', reason: 'hello', message: 'Only a nickname here.' });
  await form.send.click();
  await expect(form.sent).toBeVisible();
});
