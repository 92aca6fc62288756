import { accountWords } from '#content/account/account.ts';
import { linkWords } from '#content/account/confirm.ts';
import { formWords } from '#content/forms/form.ts';
import { foundForm } from '#content/found/found-form.ts';
import { foundLoading } from '#content/found/loading.ts';
import { aloudWords } from '#content/frame/aloud.ts';
import { searchButton } from './support/frame.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

test('a press on what cannot be loaded is told beside it until the next one, which tries again', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.clock.install();
  await context.setOffline(true);
  // Who imports a script that does not come may never get it on this page (app/lib/browser/bring.ts).
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.resourceType()));
  const told = page.getByRole('banner').getByText(formWords.offline.en);
  await searchButton(page).click();
  await expect(told).toBeVisible();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(told).toBeInViewport({ ratio: 1 });
  }
  await searchButton(page).click();
  await expect(told).toHaveCount(1);
  await page.clock.fastForward(6000);
  await expect(told).toBeVisible();
  expect(new Set(lost)).toEqual(new Set(['fetch']));
  await context.setOffline(false);
  await searchButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a button that is pressed before any script of the page has come is answered once it comes, and a link is not twice', async ({
  page,
}) => {
  const letGo: (() => void)[] = [];
  await page.route('**/loader-*.js', async (route) => {
    await new Promise<void>((resolve) => letGo.push(resolve));
    await route.continue();
  });
  const allCome = () => letGo.forEach((come) => come());
  for (const [button, opened] of [
    [searchButton(page), page.getByRole('dialog')],
    [page.locator('[data-listen]').last(), page.getByRole('region', { name: aloudWords.title.en })],
  ] as const) {
    await page.goto('/mission', { waitUntil: 'commit' });
    await button.click();
    await expect.poll(() => letGo.length).toBeGreaterThan(0);
    // Whoever waits longer than a second is told, where nothing moves for it.
    await expect(page.locator('.waits')).toHaveText(formWords.loading.en);
    await expect(page.locator('#toast')).toHaveText(formWords.loading.en);
    await expect(opened).toHaveCount(0);
    allCome();
    await expect(opened).toBeVisible();
    await expect(page.locator('.waits')).toHaveCount(0);
    letGo.length = 0;
  }

  // What is pressed where a small script answers counts, too: once.
  await page.goto('/resources/sleep', { waitUntil: 'commit' });
  const keep = page.getByRole('main').locator('button[data-script=keep]');
  await keep.click();
  await expect.poll(() => letGo.length).toBeGreaterThan(0);
  allCome();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  letGo.length = 0;

  // A part of the page, so that the page stays.
  await page.goto('/mission', { waitUntil: 'commit' });
  const here: string[] = [];
  page.on('framenavigated', (frame) => void here.push(frame.url()));
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/u);
  allCome();
  await expect(page.locator('html')).toHaveAttribute('data-listens', '');
  expect(here.filter((url) => url.endsWith('#main'))).toHaveLength(1);
});

test('a press on what imports something that did not come is answered the next time, too', async ({ page }) => {
  await visit(page, '/');
  const asked: string[] = [];
  await page.route('**/use-on-demand-*.js', (route) => {
    asked.push(route.request().resourceType());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await searchButton(page).click();
  await expect(page.getByRole('banner').getByText(formWords.offline.en)).toBeVisible();
  expect(asked).toEqual(['fetch']);
  await searchButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a press brings crosses the line once, though it is fetched before it is imported', async ({ page }) => {
  await visit(page, '/');
  await searchButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sizes = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name, transferSize }) => ({ name, transferSize }));
  });
  const scripts = sizes.filter(({ name }) => name.endsWith('.js'));
  const crossed = scripts.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
  expect(scripts.length).toBeGreaterThan(crossed.length);
  expect(crossed).toEqual([...new Set(crossed)]);
});

test('the page’s own script is asked for again with a press where it did not come, and answers that press', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/loader-*.js*', (route) => (isLost ? route.abort() : route.continue()));
  // The first press, too, asks in vain.
  for (const ask of [() => page.goto('/mission'), () => searchButton(page).click()]) {
    const missed = page.waitForEvent('requestfailed');
    await ask();
    await missed;
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const told = page.getByRole('banner').getByText(formWords.offline.en);
  await expect(told).toBeVisible();
  isLost = false;
  await searchButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a press where a small script did not come is told beside it, and the next one asks for it again and counts once', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/keep-*.js*', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/resources/podcasts');
  const keep = page.getByRole('main').locator('button[data-script=keep]');
  const told = page.locator('.not-loaded').getByText(formWords.offline.en);
  await keep.first().click();
  await expect(told).toBeVisible();
  isLost = false;
  for (const button of [keep.first(), keep.nth(1)]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
});

test('without the page’s own script a form that needs it says so, in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/loader-*.js*', (route) => route.abort());
  for (const [address, button, words] of [
    ['/services/find-the-lost', page.getByRole('button', { name: foundForm.submit.en }), foundLoading.failed.en],
    ['/signin', page.locator('#sign-in-send'), accountWords.notLoaded.en],
  ] as const) {
    await page.goto(address);
    await button.click();
    await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
  }

  // Right below the box of the form.
  const told = page.getByText(accountWords.notLoaded.en);
  const box = await page.locator('section:has(> form)').boundingBox();
  expect(((await told.boundingBox())?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(100);
});

test('a page of accounts that did not come is tried again in place, then anew: the link of a mail is not lost with it, nor the focus', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/reset.island-*.js', (route) => (isLost ? route.abort() : route.continue()));
  const again = page.getByRole('main').getByRole('button', { name: accountWords.again.en });
  const open = () => page.goto('/auth/reset#token_hash=someone&type=recovery');
  const cameWhole = async () => {
    await expect(page.getByRole('heading', { name: linkWords.password.title.en })).toBeVisible();
    await expect(page.getByText(accountWords.notLoaded.en)).toBeHidden();
  };
  await open();
  await expect(again).toBeVisible();
  isLost = false;
  await again.press('Enter');
  await cameWhole();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  isLost = true;
  await page.goto('/robots.txt');
  await open();
  await again.press('Enter');
  await expect(page.getByText(accountWords.notLoaded.en)).toBeVisible();
  await expect(again).toBeFocused();
  isLost = false;
  const anew = page.waitForRequest((request) => request.isNavigationRequest());
  await again.press('Enter');
  await anew;
  await cameWhole();
});
