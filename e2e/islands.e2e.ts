import type { Page } from '@playwright/test';
import { builtUrls } from '#app/paths.ts';
import { boldWords } from '#content/frame/bold.ts';
import { brokenWords } from '#content/frame/broken.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { everyPage } from './support/addresses.ts';
import { adminPerson } from './support/admin.ts';
import { boldButton, coloursButton } from './support/appearance-panel.ts';
import { searchButton } from './support/frame.ts';
import { hold } from './support/hold.ts';
import { holdReact, visit, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { bringSession } from './support/signed-in.ts';
import { wakeIslands } from './support/wake-islands.ts';
import { htmlOf } from './support/weight.ts';

/** Where each island stands that is on a page of the build. */
const places = new Map(
  builtUrls()
    .toReversed()
    .flatMap((address) =>
      [...htmlOf(address).matchAll(/ data-name="(\w+)" data-from="([^"]+)"/gu)].map(
        ([, name = '', from = '']) => [name, { address, from }] as const,
      ),
    ),
);

for (const [name, { address, from }] of places)
  test(`the island ${name} says in words that it broke, keeps what was typed, and leaves the others alone`, async ({
    page,
  }) => {
    const letBreak = await hold(page, `**${from}`, async (route) => {
      const whole = `'${from}?whole'`;
      const body = `export * from ${whole}; export function ${name}() { throw new Error('on purpose'); }`;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(address);
    await whenItListens(page);
    const island = page.locator(`eco-island[data-name=${name}]`).first();
    const field = island.locator(':read-write:not([type=password])').filter({ visible: true }).first();
    const isForm = (await field.count()) > 0;
    if (isForm) await field.fill('Half a sentence');
    letBreak();
    await island.evaluate((element) =>
      (element.firstElementChild ?? element).dispatchEvent(new Event('pointerdown', { bubbles: true })),
    );
    const told = island.locator('[role=alert]', { hasText: brokenWords.title.en });
    await expect(told).toHaveCount(1);
    if (isForm) await expect(told).toContainText('Half a sentence');
    if (name === 'SearchButton') {
      await coloursButton(page).click();
      await expect(page.locator('#appearance')).toBeVisible();
    } else {
      await searchButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  });

test('what waits for an account becomes alive for who has one, and React says nothing about it', async ({
  page,
  live,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  const forAccounts = everyPage.filter((address) => htmlOf(address).includes('data-until="account"'));
  expect(forAccounts.length).toBeGreaterThan(2);
  await bringSession(page, live, await adminPerson(live, 'admin'));
  for (const address of forAccounts) {
    await visit(page, address);
    await wakeIslands(page);
    await expect(page.locator('eco-island[data-until=account]:not([data-state=alive])')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('"/" leads to the search before React is there, and Space opens it once', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/');
  await whenItListens(page);
  await page.keyboard.press('/');
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  arrive();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('several presses on the panel while it comes open it once, and the focus stays on its way', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/');
  await whenItListens(page);
  const button = coloursButton(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await button.click();
  arrive();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#appearance')).toBeVisible();
});

test('what Bold says before the page listens is said when it does, once, and nothing stays in the storage', async ({
  page,
}) => {
  const arrive = await holdReact(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await boldButton(page).click();
  arrive();
  await expect(page.locator('[data-toast]')).toContainText(boldWords.enabled.en);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await whenItListens(page);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

/** The addresses that are fetched ahead while somebody looks at these links. */
async function fetchedAhead(page: Page, addresses: readonly string[]): Promise<string[]> {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.|^\/assets\//u.test(pathname)) fetched.push(pathname);
  });
  await visit(page, '/');
  fetched.length = 0;
  await page.evaluate((addresses) => {
    document
      .querySelector('main')
      ?.replaceChildren(
        ...addresses.map((href) => Object.assign(document.createElement('a'), { href, textContent: `to ${href} ` })),
      );
  }, addresses);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.hover();
    await page.waitForTimeout(400);
  }
  return fetched;
}

const never = [
  '/account',
  '/de/account',
  '/signin',
  '/auth/confirm',
  '/team/inbox',
  '/thank-you',
  '/pay-example',
  '/status/abc',
  '/contact?reason=help',
];

test('the page of a link is fetched when somebody is about to press it, where the browser knows no rules for that', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  expect(new Set(await fetchedAhead(page, ['/mission', ...never, '/mission']))).toEqual(new Set(['/mission']));
  // Chromium follows its own rules too; this is what the script adds.
  const links = page.locator('link[rel=prefetch]');
  const added = () => links.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(await added()).toEqual(['/mission']);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Team' }).focus();
  await header.getByRole('link', { name: 'Projects' }).dispatchEvent('touchstart');
  expect(await added()).toEqual(['/mission', '/team', '/projects']);
});

/** What Chromium fetched ahead by the rules in the page: pages that arrived, whatever the policy had to say of them. */
async function arrivedAhead(page: Page, live: LiveSite): Promise<() => string[]> {
  const arrived = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') arrived.add(prefetchUrl.replace(live.url, ''));
  });
  return () => [...arrived];
}

test('the rules in the page name what is fetched before a press, and the browser does it', async ({ page, live }) => {
  const arrived = await arrivedAhead(page, live);
  await fetchedAhead(page, ['/mission', ...never]);
  await expect.poll(arrived).toEqual(['/mission']);
});

for (const knowsRules of [true, false])
  test(`whoever saves data gets nothing ahead, ${knowsRules ? 'by the rules' : 'by the script'}`, async ({
    page,
    live,
  }) => {
    await page.addInitScript((knowsRules) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      if (!knowsRules) Object.assign(HTMLScriptElement, { supports: () => false });
    }, knowsRules);
    const arrived = await arrivedAhead(page, live);
    expect(await fetchedAhead(page, ['/mission', '/team'])).toEqual([]);
    expect(arrived()).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
