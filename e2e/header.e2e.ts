import type { Page } from '@playwright/test';
import { barWords } from '#content/frame/bar.ts';
import { inLocale, locales, splitLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { coloursButton } from './support/appearance-panel.ts';
import { linksIn } from './support/heard.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { enlargeText } from './support/large-text.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll } from './support/page-checks.ts';

const english = [
  'Under Construction',
  'Find the Lost',
  'Projects',
  'Resources',
  'Team',
  'Services',
  'Mission',
  'Contact',
];
const german = ['Im Bau', 'Verlorenes finden', 'Projekte', 'Material', 'Team', 'Angebote', 'Mission', 'Kontakt'];
const addresses = [
  '/construction',
  '/services/find-the-lost',
  '/projects',
  '/resources',
  '/team',
  '/services',
  '/mission',
  '/contact',
];

const header = (page: Page) => page.getByRole('banner');
const linksOf = (page: Page) => header(page).getByRole('navigation').getByRole('link');

test('NAV-08 CALM-10 the links of the header, in order and by name, in both languages', async ({ page }) => {
  for (const [start, names, prefix] of [
    ['/', english, ''],
    ['/de', german, '/de'],
  ] as const) {
    await page.goto(start);
    const expected = names.map((name, index) => [name, `${prefix}${addresses[index]}`]);
    expect(await linksIn(header(page).getByRole('navigation'))).toEqual(expected);
  }
});

test('READ-63 the longest ways leave the second bar one row at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const address of ['', '/plain', '/de', '/de/einfach'].map((start) => `${start}/diagnostics/first-weeks`)) {
    await page.goto(address);
    const help = page
      .locator('body > div')
      .getByRole('link', { name: say(splitLocale(address).locale, barWords.help) });
    const way = page.getByRole('navigation', { name: say(splitLocale(address).locale, barWords.here) });
    expect([address, (await help.boundingBox())?.y]).toEqual([address, (await way.boundingBox())?.y]);
  }
});

test('CALM-19 on a phone help stands in one row with the way back, on every kind of page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of ['/status', '/resources/sleep', '/de/diagnostics/children', '/de/printables/school-letter']) {
    await page.goto(address);
    const { locale } = splitLocale(address);
    const help = page.locator('body > div').getByRole('link', { name: say(locale, barWords.help) });
    await expect(help).toHaveText(say(locale, barWords.helpShort));
    const way = page.getByRole('navigation', { name: say(locale, barWords.here) });
    expect([address, (await help.boundingBox())?.y]).toEqual([address, (await way.boundingBox())?.y]);
    await expect(help).not.toHaveAttribute('aria-current');
    await expect(help).toHaveAttribute('href', inLocale('/help-now', locale));
  }
  const help = page.locator('body > div').getByRole('link', { name: say('de', barWords.help) });
  await help.click();
  await expect(page).toHaveURL('/de/help-now');
  // There it leads nowhere else: heard, and seen.
  await expect(help).toHaveAttribute('aria-current', 'page');
  await expect(help).toHaveCSS('text-decoration-line', 'none');
});

test('NAV-08 CALM-10 two links are icons whose words are shown on hover and on focus until Escape, Find the Lost is highlighted, Mission is bold', async ({
  page,
}) => {
  await visit(page, '/');
  const looks = await linksOf(page).evaluateAll((links) =>
    links.map((link) => {
      const { backgroundColor, fontWeight } = getComputedStyle(link);
      const words = link.querySelector('span');
      return {
        name: link.textContent,
        backgroundColor,
        fontWeight,
        hasIcon: link.querySelector('svg, img') !== null,
        showsWords: words === null || getComputedStyle(words).opacity === '1',
      };
    }),
  );
  const plain = { backgroundColor: 'rgba(0, 0, 0, 0)', fontWeight: '400', hasIcon: false, showsWords: true };
  const icon = { hasIcon: true, showsWords: false };
  const others: Record<string, object> = {
    Mission: { fontWeight: '700' },
    'Under Construction': icon,
    'Find the Lost': { ...icon, backgroundColor: 'rgb(244, 199, 102)' },
  };
  expect(looks).toEqual(english.map((name) => ({ name, ...plain, ...others[name] })));

  for (const [tabs, name] of ['Under Construction', 'Find the Lost'].entries())
    await test.step(`the words of ${name}`, async () => {
      const link = linksOf(page).filter({ hasText: name });
      const words = link.getByText(name);
      await expect(words).toHaveCSS('opacity', '0');
      await link.hover();
      await expect(words).toHaveCSS('opacity', '1');
      await expect(words).toBeInViewport({ ratio: 1 });
      await page.mouse.move(640, 500);
      await expect(words).toHaveCSS('opacity', '0');

      await header(page).getByRole('link', { name: 'Ecosystem' }).focus();
      for (let tab = 0; tab <= tabs; tab += 1) await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(words).toHaveCSS('opacity', '1');
      await page.keyboard.press('Escape');
      await expect(words).toHaveCSS('opacity', '0');
      await expect(link).toBeFocused();
    });

  await test.step('where one is shows by a line, also where colours are forced and shadows gone', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/projects');
    for (const [name, width] of [
      ['Projects', '3px'],
      ['Team', '0px'],
    ] as const)
      await expect(linksOf(page).filter({ hasText: name })).toHaveCSS('border-bottom-width', width);
  });
});

test('NAV-04 NAV-05 NAV-06 the header is fixed and translucent after 50 px and nothing moves; the menu is for less than 768 px; the logo leads home, its word hidden where it is narrow, and still read', async ({
  page,
}) => {
  await visit(page, '/contact');
  await test.step('scrolled and back', async () => {
    const look = () =>
      header(page).evaluate((element) => {
        const { position, backgroundColor } = getComputedStyle(element);
        const alpha = Number(/rgba\(.*, ([\d.]+)\)/u.exec(backgroundColor)?.[1] ?? 1);
        const { top = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
        const isFixed = position === 'fixed';
        return { isFixed, isTranslucent: alpha > 0 && alpha < 1, titleAt: top + scrollY };
      });
    const { titleAt } = await look();
    for (const [top, isDown] of [
      [0, false],
      [50, false],
      [51, true],
      [400, true],
      [10, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
      await expect.poll(look).toEqual({ isFixed: isDown, isTranslucent: isDown, titleAt });
      await expect(header(page)).toBeInViewport();
    }
  });

  await test.step('the menu, or the links openly', async () => {
    const button = header(page).getByRole('button', { name: 'Menu' });
    const projects = header(page).getByRole('link', { name: 'Projects' });
    for (const [width, shown, hidden] of [
      [767, button, projects],
      [768, projects, button],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await expect(shown).toBeVisible();
      await expect(hidden).toBeHidden();
    }
  });

  await test.step('the logo', async () => {
    const logo = header(page).getByRole('link', { name: 'Ecosystem', exact: true });
    const word = logo.getByText('Ecosystem');
    for (const [width, isShown] of [
      [360, false],
      [768, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await expect(logo).toHaveAccessibleName('Ecosystem');
      expect(((await word.boundingBox())?.width ?? 0) > 50).toBe(isShown);
    }
    await logo.click();
    await expect(page).toHaveURL('/');
  });
});

test('NAV-05 the header follows the scroll before React has arrived', async ({ page }) => {
  await holdReact(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  // Of a page of which only the beginning has come, nothing can be scrolled.
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(header(page)).toHaveCSS('position', 'fixed');
  // The browser brings back the place.
  await page.reload({ waitUntil: 'commit' });
  await expect(header(page)).toHaveCSS('position', 'fixed');
});

test('CALM-16 the tools of a phone keep their words until text is half as large again', async ({ page }) => {
  for (const address of ['/', '/de']) {
    await page.goto(address);
    const tools = header(page).getByRole('button').filter({ visible: true });
    for (const [width, size] of [
      [360, 16],
      [360, 19],
      [360, 24],
      [320, 16],
      [320, 21],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      const backToNormal = await enlargeText(page, size);
      // That of the browser is 16 px, and ours is an eighth larger.
      await expect(page.locator('html')).toHaveCSS('font-size', `${size * 1.125}px`);
      const inTheirButtons = await tools.evaluateAll((buttons) =>
        buttons.map((button) => {
          const word = button.querySelector('span')!;
          const range = document.createRange();
          range.selectNodeContents(word);
          const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
          const isInside = inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
          return getComputedStyle(word).opacity === '1' && isInside;
        }),
      );
      expect([width, size, address, inTheirButtons]).toEqual([width, size, address, [true, true, true, true]]);
      await backToNormal();
    }
  }
  // There the browser paints a ground behind the letters, which must leave the icon to be seen.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 640 });
  await enlargeText(page);
  const covered = () =>
    header(page)
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button.querySelector('span')!);
          const [inner, icon] = [range, button.querySelector('svg')!].map((each) => each.getBoundingClientRect());
          return Math.max(0, Math.round(icon!.bottom - inner!.top));
        }),
      );
  await expect.poll(covered).toEqual([0, 0, 0, 0]);
});

test('NAV-09 the header has one row, on tablets a second one for the ways, and holds its tools at every width, in both languages, and are gone without scripts', async ({
  page,
  browser,
  live,
}) => {
  for (const locale of locales) {
    await page.goto(inLocale('/', locale));
    for (const width of [320, 360, 767, 768, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { y = 0, height = 0 } = (await header(page).boundingBox()) ?? {};
      const rows = width < 768 ? 64 : width < 1088 ? 110 : 72;
      expect([y, Math.round(height)], `${locale} ${width} px`).toEqual([0, rows]);
      const tools = header(page).getByRole('link').or(header(page).getByRole('button'));
      const boxes = await tools.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length).toBeGreaterThan(4);
      for (const box of boxes)
        expect.soft([box.top >= 0, box.bottom <= rows, box.right <= width]).toEqual([true, true, true]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(live.url);
  await expect(coloursButton(plain)).toBeHidden();
  await expect(header(plain).getByRole('button', { name: 'Bold' })).toBeHidden();
  await plain.close();
});
