import type { Page } from '@playwright/test';
import { inLocale } from '#contract/locale.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withMotion } from './support/motion.ts';
import { inGerman } from './support/one-language.ts';
import { comeToRest } from './support/shifts.ts';

for (const locale of inGerman)
  test(`CALM-03 each link of the header leads to a title of its own, the place is marked, and Tab begins at the skip link (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/', locale));
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const titles = [await page.title()];
    for (let index = 0; index < (await links.count()); index += 1) {
      const address = (await links.nth(index).getAttribute('href')) ?? '';
      await links.nth(index).click();
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(titles.at(-1) ?? '');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      // The title says where one is, and so do the header and the way above the page.
      titles.push(await page.title());
      expect(titles.at(-1)).toContain((await heading.textContent()) ?? '');
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toBeFocused();
    }
    expect(new Set(titles).size).toBe(9);
  });

test('the skip link is first, is seen when it has the focus, and leads into the page', async ({ page }) => {
  await visit(page, '/contact');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByLabel('Name or nickname')).toBeFocused();
});

/** Notes on the page that comes what animates there, from its first frame on. */
async function noteAnimations(
  page: Page,
): Promise<() => Promise<{ part: string; duration: number; properties: string[] }[]>> {
  await page.addInitScript(() => {
    type Noted = { part: string; duration: number; properties: string[] };
    const found: Noted[] = [];
    Object.assign(window, { found });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        found.push({
          part: effect.pseudoElement ?? '',
          duration: Number(effect.getTiming().duration),
          properties: properties.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
        });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { found: { part: string; duration: number; properties: string[] }[] }).found,
    );
}

test('NAV-02 pages fade: opacity only, at most 200 ms', async ({ page }) => {
  await page.emulateMedia(withMotion);
  const noted = await noteAnimations(page);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect.poll(async () => (await noted()).length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const animations = await noted();
  for (const half of ['::view-transition-old(root)', '::view-transition-new(root)']) {
    const own = animations.filter(({ part }) => part === half);
    // The browser blends the two pictures while they fade, so that the middle is not dim.
    expect(new Set(own.flatMap(({ properties }) => properties))).toEqual(new Set(['opacity', 'mixBlendMode']));
    expect(Math.max(...own.map(({ duration }) => duration))).toBeLessThanOrEqual(200);
    expect(Math.min(...own.map(({ duration }) => duration))).toBeGreaterThan(0);
  }
});

test('NAV-02 CALM-07 under reduced motion nothing animates while pages change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const noted = await noteAnimations(page);
  await visit(page, '/');
  for (const [name, address] of [
    ['Team', '/team'],
    ['Contact', '/contact'],
    ['Under Construction', '/construction'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(address);
    // What fades does so with the first frame.
    await comeToRest(page);
    expect(await noted()).toEqual([]);
  }
});
