import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { prerenderedUrls } from '#app/paths.ts';
import { visit, whenAlive } from './alive.ts';
import { expect, test } from './live-test.ts';
import { client, htmlOf, scriptsOf, totalWeight, weight } from './weight.ts';

const most = { html: 14_420, scripts: 106_000, fonts: 25_000, home: 150_000 };

const pages = prerenderedUrls().filter((address) => !address.endsWith('/contact-problem'));

test('the HTML of every page with its styles, and the scripts it loads, are within the budget', () => {
  const weights = pages.map((address) => {
    const scripts = scriptsOf(htmlOf(address));
    expect(scripts.length, `${address} starts React`).toBeGreaterThan(1);
    return { address, html: weight(address), scripts: totalWeight(scripts) };
  });
  expect(weights.filter(({ html, scripts }) => html > most.html || scripts > most.scripts)).toEqual([]);
  const heaviest = (kind: 'html' | 'scripts') => weights.toSorted((one, other) => other[kind] - one[kind])[0];
  console.log('heaviest HTML', heaviest('html'), 'heaviest scripts', heaviest('scripts'));
});

test('what shows a toast is plain script of at most 2 kB', () => {
  const files = readdirSync(join(client, 'assets')).filter((file) => /^toast-view-.*\.js$/u.test(file));
  // One for each language.
  expect(files).toHaveLength(2);
  expect(files.filter((file) => weight(`/assets/${file}`) > 2000)).toEqual([]);
});

for (const [address, limit] of [
  ['/', most.home],
  ['/de', most.home],
  ['/contact', most.home],
] as const) {
  test(`all that ${address} loads by itself is within the budget and named by its start script`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const of = (ending: string) => [...loaded].filter((path) => path.endsWith(ending));
    expect(of('.js').toSorted()).toEqual(scriptsOf(htmlOf(address)).toSorted());
    expect(totalWeight(of('.woff2'))).toBeLessThanOrEqual(most.fonts);
    expect(of('.woff2')).toHaveLength(2);
    const total = totalWeight([...loaded]);
    console.log(`${address} loads ${total} bytes in ${loaded.size} files`);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

type Shift = PerformanceEntry & { value: number };

/** Notes every layout shift from the first paint on, by its share of the screen. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All that moved until the page had come to rest. */
async function shiftsOf(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px Atkinson'))).toBe(true);
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

for (const address of [
  '/',
  '/de',
  '/contact',
  '/contact?reason=borrow&book=Ruhe',
  '/de/help-now',
  '/support?tab=items',
  '/de/support',
]) {
  test(`nothing shifts while ${address} arrives, on a phone and on a desktop`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      expect(await shiftsOf(page), `at ${width} px`).toEqual([]);
    }
  });
}

for (const address of ['/', '/contact', '/de/help-now']) {
  test(`on a phone the font moves nothing on ${address}, even when it comes after the text`, async ({ page }) => {
    let letFontsGo = (): void => {};
    const allowed = new Promise<void>((resolve) => (letFontsGo = resolve));
    await page.route('**/*.woff2', async (route) => {
      await allowed;
      await route.continue();
    });
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    letFontsGo();
    expect(await shiftsOf(page)).toEqual([]);
  });
}
