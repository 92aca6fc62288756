import type { Page } from '@playwright/test';
import { barWords } from '#content/frame/bar.ts';
import { headerWords } from '#content/frame/header.ts';
import { pageNames } from '#content/pages.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { brokenWords } from './support/broken-words.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll } from './support/page-checks.ts';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('NAV-07 CALM-10 the menu opens, says all words, also those of the two icons, and closes on arrival and when Back changes the page', async ({
  page,
}) => {
  await visit(page, '/');
  await button(page).click();
  for (const name of [
    'Under Construction',
    'Find the Lost',
    'Projects',
    'Resources',
    'Team',
    'Services',
    'Mission',
    'Contact',
  ])
    await expect(link(page, name)).toBeVisible();
  for (const name of ['Under Construction', 'Find the Lost']) {
    const words = link(page, name).getByText(name);
    await expect(words).toHaveCSS('opacity', '1');
    expect((await words.boundingBox())?.width).toBeGreaterThan(60);
  }
  await link(page, 'Team').click();
  await expect(page).toHaveURL('/team');
  await expect(link(page, 'Team')).toBeHidden();
  await button(page).click();
  await expect(link(page, 'Team')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(link(page, 'Team')).toBeHidden();
});

for (const locale of inGerman)
  test(`CALM-19 below the pages of the header the menu has what a phone has nowhere else near (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/team', locale));
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(locale, headerWords.menu) })
      .click();
    const menu = page.getByRole('banner').getByRole('navigation');
    const names = [
      ...(['construction', 'services/find-the-lost', 'projects', 'resources', 'team', 'services'] as const),
      ...(['mission', 'contact', 'home', 'support', 'diagnostics'] as const),
    ].map((page) => pageNames[page][locale]);
    await expect(menu.getByRole('link')).toHaveText([
      ...names,
      say(locale, barWords.feedback),
      say(locale, barWords.help),
      pageNames.account[locale],
    ]);
    const top = async (name: string) => (await menu.getByRole('link', { name, exact: true }).boundingBox())?.y ?? 0;
    expect((await top(pageNames.home[locale])) - (await top(pageNames.contact[locale]))).toBeGreaterThan(50);
    await menu.getByRole('link', { name: say(locale, barWords.feedback) }).click();
    await expect(page).toHaveURL(/\/contact\?reason=feedback&message=/u);
    await expect(menu).toBeHidden();
  });

test('CALM-08 the menu works by keyboard: it opens, leads to its links, Escape closes it and gives the focus back, and a focus below the header closes it, so that it hides nothing that has the focus', async ({
  page,
}) => {
  await visit(page, '/team');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Under Construction')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Projects')).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(link(page, 'Projects')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(link(page, 'Projects')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(link(page, 'Projects')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'View' }).focus();
  await expect(link(page, 'Projects')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home', exact: true }).last()).toBeFocused();
  await expect(link(page, 'Projects')).toBeHidden();
});

test('the menu opens before React has arrived and closes with a click beside it', async ({ page }) => {
  await holdReact(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await button(page).click();
  await expect(link(page, 'Contact')).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(link(page, 'Contact')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await link(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(link(page, 'Contact')).toBeHidden();
  });
});

for (const locale of inGerman)
  test(`NAV-07 CALM-17 where a browser knows no popovers the links stand in rows below the header, and each word whole (${locale})`, async ({
    page,
  }) => {
    // As Chrome before 114 and Safari before 17 read the page.
    const old = '@supports not selector(:popover-open)';
    await page.route(`**${inLocale('/', locale)}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(old);
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({
        response,
        headers,
        body: html.replaceAll(old, '@supports (display:flex)').replaceAll(/ popover(?:target="menu"|="auto")/giu, ''),
      });
    });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
    await page.goto(inLocale('/', locale));
    const banner = page.getByRole('banner');
    const links = banner.getByRole('navigation').getByRole('link');
    await expect(banner.getByRole('button')).toHaveCount(4);
    await expect(links).toHaveCount(8);
    for (const width of [320, 360, 600]) {
      await page.setViewportSize({ width, height: 740 });
      const [header, nav] = [await banner.boundingBox(), await banner.getByRole('navigation').boundingBox()];
      expect(header?.height, `${width} px`).toBeLessThan(width < 360 ? 330 : 240);
      // Inside of the header, below its tools.
      expect(nav?.y, `${width} px`).toBeGreaterThan(50);
      expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      for (const { left, right, lines } of await links.evaluateAll((all) =>
        all.map((link) => {
          const { left, right, height } = link.getBoundingClientRect();
          return { left, right, lines: Math.round(height / 44) };
        }),
      ))
        expect([left >= 0, right <= width, lines], `${width} px`).toEqual([true, true, 1]);
      expect([await sidewaysScroll(page), await brokenWords(page)]).toEqual([0, []]);
      // As high as it is, it would lie over a third of what is read.
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect(banner).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });
