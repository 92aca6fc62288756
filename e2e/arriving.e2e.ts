import { visit } from './alive.ts';
import { expect, test } from './live-test.ts';

for (const [start, suffix] of [
  ['/', 'en'],
  ['/de', 'de'],
] as const) {
  test(`CALM-03 each link of the header leads to a title of its own and puts the focus on the new heading (${suffix})`, async ({
    page,
  }) => {
    await visit(page, start);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const titles = [await page.title()];
    for (let index = 0; index < (await links.count()); index += 1) {
      const address = (await links.nth(index).getAttribute('href')) ?? '';
      await links.nth(index).click();
      await expect(page).toHaveURL(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(page).not.toHaveTitle(titles.at(-1) ?? '');
      titles.push(await page.title());
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(heading).toBeInViewport();
    }
    expect(new Set(titles).size).toBe(9);
  });
}

test('CALM-03 the first page leaves the focus to the browser', async ({ page }) => {
  await visit(page, '/mission');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the place on the page is kept on Back, and the focus moves to its heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const card = page.getByRole('main').getByRole('link', { name: 'Look at the resources' });
  await card.scrollIntoViewIfNeeded();
  await card.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await card.press('Enter');
  await expect(page).toHaveURL('/resources');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('NAV-02 pages fade: opacity only, at most 200 ms', async ({ page }) => {
  await visit(page, '/');
  const seen = page.evaluate(async () => {
    const found: { part: string; duration: number; properties: string[] }[] = [];
    const until = performance.now() + 1500;
    while (performance.now() < until) {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const properties = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
        found.push({
          part: effect.pseudoElement ?? '',
          duration: Number(effect.getTiming().duration),
          properties: [...new Set(properties)],
        });
      }
      await new Promise(requestAnimationFrame);
    }
    return found;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  const animations = await seen;
  for (const half of ['::view-transition-old(root)', '::view-transition-new(root)']) {
    const own = animations.filter(({ part }) => part === half);
    // The browser blends the two pictures while they fade, so that the middle is not dim.
    expect(new Set(own.flatMap(({ properties }) => properties))).toEqual(new Set(['opacity', 'mixBlendMode']));
    expect(Math.max(...own.map(({ duration }) => duration))).toBeLessThanOrEqual(200);
    expect(Math.min(...own.map(({ duration }) => duration))).toBeGreaterThan(0);
  }
});

test('NAV-02 CALM-07 under reduced motion nothing animates while pages change, and the page is there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const seen = page.evaluate(async () => {
    const found: string[] = [];
    const until = performance.now() + 2500;
    while (performance.now() < until) {
      found.push(...document.getAnimations().map((animation) => animation.constructor.name));
      await new Promise(requestAnimationFrame);
    }
    return found;
  });
  for (const name of ['Team', 'Contact', 'Under Construction']) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await seen).toEqual([]);
});
