import { footerWords } from '#content/frame/footer.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { contactForm } from './support/contact-form.ts';
import { linksIn, namesIn } from './support/heard.ts';
import { expect, test } from './support/live-test.ts';

test('NAV-01 NAV-10 CALM-14 the footer has its three groups, and what the law asks for, in both languages; every link of the frame leads to a page of ours', async ({
  page,
  request,
}) => {
  for (const [address, locale] of [
    ['/', 'en'],
    ['/de/help-now', 'de'],
  ] as const) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    const groups = [footerWords.resources, footerWords.connect, footerWords.workbag].map((name) => say(locale, name));
    const titles = await namesIn(footer, 'heading');
    // The names of the specification.
    expect(titles).toEqual(locale === 'en' ? ['Resources', 'Connect', 'Workbag'] : groups);
    expect(titles).toEqual(groups);
    for (const name of groups)
      expect((await linksIn(footer.getByRole('navigation', { name }))).length).toBeGreaterThan(1);
    // Where one is is seen there, too, and not by its colour alone.
    const here = footer.locator('[aria-current=page]');
    await expect(here).toHaveCount(locale === 'de' ? 1 : 0);
    if (locale === 'de') await expect(here.locator('b')).toHaveCSS('font-weight', '700');
    const links = await linksIn(footer);
    for (const [name, path] of [
      ['Impressum', '/impressum'],
      ['Datenschutz', '/datenschutz'],
      [locale === 'de' ? 'Barrierefreiheit' : 'Accessibility', '/accessibility'],
    ] as const)
      expect(links).toContainEqual([name, inLocale(path, locale)]);
  }
  const addresses = await page
    .locator('body > :not(main) a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('CALM-19 no phone is asked for, and a nickname is a name', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('input[type="tel"], [autocomplete*="tel"]')).toHaveCount(0);
  // That two letters are name enough is a rule of the form (contract/contact.test.ts).
  await expect(contactForm(page).name).toHaveAccessibleName('Name or nickname');
});
