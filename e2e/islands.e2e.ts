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

/** Where each island stands that is on a page of the build, and when it comes to life there. */
const places = new Map(
  builtUrls()
    .toReversed()
    .flatMap((address) =>
      [...htmlOf(address).matchAll(/ data-name="(\w+)" data-from="([^"]+)" data-until="(\w+)/gu)].map(
        ([, name = '', from = '', until = '']) => [name, { address, from, until }] as const,
      ),
    ),
);
/** One for each moment in which islands come to life: beside what breaks then the others are looked at. */
const firstOfMoments = [...new Map([...places].toReversed().map(([name, { until }]) => [until, name])).values()];

for (const [name, { address, from }] of places)
  test(`the island ${name} says in words that it broke, and keeps what was typed${firstOfMoments.includes(name) ? ', and leaves the others alone' : ''}`, async ({
    newcomer: { page },
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
    if (firstOfMoments.includes(name)) {
      const isSearch = name === 'SearchButton';
      await (isSearch ? coloursButton(page) : searchButton(page)).click();
      await expect(isSearch ? page.locator('#appearance') : page.getByRole('dialog')).toBeVisible();
    }
    // The window is the next one's, too.
    await page.unrouteAll();
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

/** Notes the addresses that the page fetches ahead. */
function noteFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.|^\/assets\//u.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

/** Puts links into the page instead of all that it says. */
const writeLinks = (page: Page, addresses: readonly string[]) =>
  page.evaluate((addresses) => {
    document
      .querySelector('main')
      ?.replaceChildren(
        ...addresses.map((href) => Object.assign(document.createElement('a'), { href, textContent: `to ${href} ` })),
      );
  }, addresses);

/** Points at each link, one after the other. */
async function pointAtLinks(page: Page): Promise<void> {
  for (const link of await page.getByRole('main').getByRole('link').all()) await link.hover();
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
  const script = page.waitForResponse(/\/assets\/prefetch-[^/]+\.js$/u);
  await visit(page, '/');
  await script;
  const fetched = noteFetched(page);
  await writeLinks(page, [...never, '/mission']);
  // The script fetches at once or not at all; what was pointed at last comes last.
  await expect
    .poll(async () => {
      await pointAtLinks(page);
      return [...new Set(fetched)];
    })
    .toEqual(['/mission']);
  // Chromium follows its own rules too; this is what the script adds.
  const links = page.locator('link[rel=prefetch]');
  const added = () => links.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(await added()).toEqual(['/mission']);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Team' }).focus();
  await header.getByRole('link', { name: 'Projects' }).dispatchEvent('touchstart');
  expect(await added()).toEqual(['/mission', '/team', '/projects']);
});

/** What Chromium did with the rules in the page: which pages arrived, whatever the policy had to say of them. */
async function noteRules(page: Page, live: LiveSite): Promise<{ arrived: Set<string>; removed: number }> {
  const noted = { arrived: new Set<string>(), removed: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') noted.arrived.add(prefetchUrl.replace(live.url, ''));
  });
  session.on('Preload.ruleSetRemoved', () => (noted.removed += 1));
  return noted;
}

test.describe('past the policy that forbids pages to say other rules', () => {
  test.use({ bypassCSP: true });

  test('the rules in the page name what is fetched before a press, and the browser does it', async ({ page, live }) => {
    const { arrived } = await noteRules(page, live);
    await visit(page, '/');
    await writeLinks(page, ['/mission']);
    await pointAtLinks(page);
    await expect.poll(() => [...arrived]).toEqual(['/mission']);

    // The same rules without waiting for somebody to point at a link: what they name is fetched, in order.
    await writeLinks(page, [...never, '/team']);
    await page.evaluate(() => {
      const script = document.querySelector('script[type=speculationrules]');
      const { prefetch } = JSON.parse(script?.textContent ?? '') as { prefetch: { eagerness: string }[] };
      const rules = prefetch.map((rule) => ({ ...rule, eagerness: 'immediate' }));
      document.querySelector('header')?.remove();
      document.querySelectorAll('body > :not(main, script)').forEach((part) => part.remove());
      const atOnce = document.createElement('script');
      Object.assign(atOnce, { type: 'speculationrules', textContent: JSON.stringify({ prefetch: rules }) });
      document.body.append(atOnce);
    });
    await expect.poll(() => [...arrived]).toEqual(['/mission', '/team']);
  });
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
    const noted = await noteRules(page, live);
    await visit(page, '/');
    const fetched = noteFetched(page);
    // The browser knows no rules any more, and the script that stands for them has not come.
    await expect.poll(() => noted.removed).toBe(1);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await writeLinks(page, ['/mission', '/team']);
    await pointAtLinks(page);
    expect([fetched, [...noted.arrived]]).toEqual([[], []]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
