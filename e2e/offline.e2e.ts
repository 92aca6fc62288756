import type { Page } from '@playwright/test';
import { sentWords } from '#content/contact/sent.ts';
import { formWords } from '#content/forms/form.ts';
import { offlineNotes, offlineWords } from '#content/frame/offline-kept.ts';
import { offlineOffer } from '#content/frame/offline.ts';
import { readingWords } from '#content/frame/reading.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { helpWords } from '#content/help-now.ts';
import { pageNames } from '#content/pages.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { goLive } from '#server/testing/live-site.ts';
import { openPanel } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { contactForm, letter, openContact, shownReference, write } from './support/contact-form.ts';
import { searchButton } from './support/frame.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { keepButton, keepOffline, removeButton, whatIsKept } from './support/kept-offline.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { storeBefore } from './support/reading-settings.ts';
import { serveTwoVersions } from './support/two-versions.ts';

const note = (page: Page) => page.locator('#offline-note');
const today = () => dateInWords(new Date(), 'en', Intl.DateTimeFormat().resolvedOptions().timeZone);
const nothing = { found: {}, workers: 0 };

test('READ-40 whoever goes on while pages are being kept stays where they are', async ({ page }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...given) => {
      await new Promise<void>((letGo) => Object.assign(window, { letGo }));
      return register(...given);
    };
  });
  await visit(page, '/help-now');
  await keepButton(page).click();
  await expect(page.getByRole('button', { name: offlineWords.busy.en })).toBeFocused();
  const link = page.getByRole('link', { name: 'Deutsch' });
  await link.focus();
  await page.waitForFunction(() => 'letGo' in window);
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await expect(removeButton(page)).toBeVisible();
  await expect(page.getByText(/^Kept on this device/u)).toBeVisible();
  await expect(link).toBeFocused();
});

test('READ-40 READ-41 READ-42 READ-43 READ-45 READ-46 kept in one press, read while the server is dead, a message asked for and sent once', async ({
  page,
}) => {
  // Half of it is waiting: for a server that dies and comes back, and for all that is kept.
  test.slow();
  const live = await goLive();
  await visit(page, `${live.url}/help-now`);
  expect(await whatIsKept(page)).toEqual(nothing);
  await keepOffline(page);
  const sentence = page.getByText(/^Kept on this device: \d+ pages .* That is [\d.]+ MB\.$/u);
  await expect(sentence).toBeFocused();
  const [, pages, size] = /(\d+) pages .* ([\d.]+) MB/u.exec(await sentence.innerText()) ?? [];
  expect((await whatIsKept(page)).found['offline-pages']).toHaveLength(Number(pages));
  expect(Number(size)).toBeGreaterThan(0.5);
  expect(Number(size)).toBeLessThan(5);

  // What is visited comes to it; what only one visitor may see, or says more than its page, does not.
  const form = await openContact(page, `${live.url}/contact?reason=hello`);
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const status = await form.outcome.locator('a[href*="/status/"]').first().getAttribute('href');
  for (const path of [status ?? '', '/account', '/team/inbox', '/nowhere', '/resources/sleep'])
    await page.goto(live.url + path);
  const kept = async () => Object.values((await whatIsKept(page)).found).flat();
  await expect.poll(kept).toContain('/resources/sleep');
  for (const path of await kept())
    expect(path).toMatch(
      /^\/(?!(?:de\/)?(?:account|signin|signup|auth|team\/|status|thank-you|nowhere|functions|rest))[^?]*$/u,
    );

  await live.killServer();
  await page.goto(`${live.url}/help-now`);
  await expect(note(page)).toContainText(offlineNotes.asOf.en.replace('{date}', today()));
  await expect(page.getByRole('heading', { level: 1, name: helpWords.title.en })).toBeVisible();
  await expect(page.locator('a[href="tel:112"]').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  for (const path of ['/resources/sleep', '/plain/contact', '/words', '/']) {
    expect((await page.goto(live.url + path))?.status(), path).toBe(200);
    await whenAlive(page);
    await expect(note(page)).toBeVisible();
  }
  // The search, and a setting.
  await searchButton(page).click();
  await page.getByLabel(searchBoxWords.label.en).fill('sleep');
  await page.getByRole('dialog').locator('a[href="/resources/sleep"]').click();
  await expect(page).toHaveURL(`${live.url}/resources/sleep`);
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: readingWords.calm.en }).check();
  await expect(page.locator('html')).toHaveAttribute('data-reading', /calm/u);

  // What is not kept says so in the language of its address, and leads on.
  for (const [path, locale] of [
    ['/mission', 'en'],
    ['/de/mission?x=1', 'de'],
  ] as const) {
    await page.goto(live.url + path);
    await expect(note(page)).toContainText(offlineNotes.missing[locale]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames.offline[locale]);
  }
  await page.getByRole('main').locator('a[href="/de/help-now"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: helpWords.title.de })).toBeVisible();

  // A message: told, kept, asked for once the server is back, and sent once.
  await page.goto(`${live.url}/contact?reason=hello`);
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  const offline = contactForm(page);
  await expect(offline.reason).toHaveValue('hello');
  const words = letter();
  await write(offline, words);
  await offline.send.click();
  await expect(offline.failure).toContainText('Please try again later.');
  await live.startServer();
  await expect(page.getByText(sentWords.sendNow.en).first()).toBeVisible({ timeout: 40_000 });
  expect((await live.stored()).map(({ message }) => message)).not.toContain(words.message);
  await offline.send.click();
  await expect(offline.sent).toBeVisible();
  await live.mailAbout(await shownReference(page));
  expect((await live.stored()).filter(({ message }) => message === words.message)).toHaveLength(1);

  // With a connection what the team publishes is seen at once, and there is no line.
  const lead = { en: 'You need not phone.', de: 'Telefonieren muss nicht sein.' };
  await live.inDatabase(
    (sql) => sql`
      insert into app_private.text_versions (key, text, built_in, what)
      values ('help-now#helpWords.lead', ${sql.json(lead)}, '{}', 'Shorter')`,
  );
  await expect.poll(async () => (await page.request.get(`${live.url}/help-now`)).text()).toContain(lead.en);
  await visit(page, `${live.url}/help-now`);
  await expect(page.getByText(lead.en)).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  // A project that was taken down is on the device no longer once somebody has come by.
  const project = '/projects/quiet-garden';
  await live.inDatabase(
    (sql) => sql`insert into public.projects (title, slug, published_at) values ('Garden', 'quiet-garden', now())`,
  );
  await expect.poll(async () => (await page.request.get(live.url + project)).status()).toBe(200);
  await visit(page, live.url + project);
  await expect.poll(kept).toContain(project);
  await live.inDatabase((sql) => sql`update public.projects set published_at = null`);
  await expect.poll(async () => (await page.request.get(live.url + project)).status()).toBe(404);
  await page.goto(live.url + project);
  await expect.poll(kept).not.toContain(project);
  await live.end();
});

test('READ-40 READ-42 READ-44 READ-47 READ-60 after an update every page from the device stands with its own files, also while the server hangs, and what none needs is forgotten; kept from the panel, removed in the privacy notice', async ({
  page,
}) => {
  const port = await freePort();
  const site = await serveTwoVersions(port);
  const url = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  const loaderOf = () => page.locator('body').getAttribute('data-loader');
  const keptLoader = (path: string) =>
    page.evaluate(async (path) => {
      const html = await (await caches.match(path, { cacheName: 'offline-pages' }))?.text();
      return /data-loader="([^"]*)"/u.exec(html ?? '')?.[1];
    }, path);
  await visit(page, `${url}/help-now`);
  const panelOfKeeping = await openPanel(page);
  await panelOfKeeping.locator('summary').filter({ hasText: offlineOffer.group.en }).click();
  await panelOfKeeping.getByRole('button', { name: offlineOffer.keep.en }).click();
  await expect(panelOfKeeping.getByText(/^Kept on this device/u)).toBeFocused();
  const first = await loaderOf();

  // A new version that is not there as a whole is not kept.
  Object.assign(site.now, { version: 2, missing: /\/assets\/react-/u });
  await page.goto(`${url}/words`);
  const second = await loaderOf();
  expect(second).not.toBe(first);
  await page.goto(`${url}/words`);
  expect(await keptLoader('/words')).toBe(first);

  site.now.missing = undefined;
  await page.goto(`${url}/contact`);
  await expect.poll(() => keptLoader('/contact')).toBe(second);
  // A server that takes the question and never answers: the page is the kept one, long before the browser gives up.
  site.now.hangs = true;
  await visit(page, `${url}/words`);
  await expect(note(page)).toContainText(offlineNotes.asOf.en.replace('{date}', today()));
  expect(await loaderOf()).toBe(first);
  faults.length = 0;
  await site.stop();
  site.now.hangs = false;
  for (const [path, loader] of [
    ['/contact', second],
    ['/words', first],
    ['/help-now', first],
  ] as const) {
    await visit(page, url + path);
    expect(await loaderOf(), path).toBe(loader);
    // Island, panel and rules come from the device, all of one version.
    const panel = await openPanel(page);
    await panel.getByRole('checkbox', { name: readingWords.calm.en }).setChecked(path === '/contact');
  }
  expect(faults).toEqual([]);

  const unused = () =>
    page.evaluate(async () => {
      const pages = await (await caches.open('offline-pages')).matchAll();
      const used = pages.flatMap(({ headers }) => headers.get('x-files')?.split(' ') ?? []);
      const files = (await (await caches.open('offline-files')).keys()).map(({ url }) => new URL(url).pathname);
      return {
        tooMany: files.filter((file) => !used.includes(file)),
        missing: used.filter((file) => !files.includes(file)),
      };
    });
  await site.start();
  await visit(page, `${url}/plain/contact`);
  await expect.poll(() => keptLoader('/plain/contact')).toBe(second);
  await expect.poll(unused).toEqual({ tooMany: [], missing: [] });

  await visit(page, `${url}/datenschutz`);
  await removeButton(page).press('Enter');
  await expect(page.getByText(offlineWords.removed.en)).toBeFocused();
  expect(await whatIsKept(page)).toEqual(nothing);
  await site.stop();
});

test.describe('by touch at 320 px, in forced colours', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } });

  test('READ-40 READ-47 READ-68 one press in the panel removes everything that was kept in the privacy notice; what fails leaves nothing; all with text of twice the size', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await storeBefore(page, { reading: JSON.stringify({ size: 200 }) });
    const faults = async () => [await sidewaysScroll(page), await axeFaults(page), await smallTargets(page)];
    await visit(page, '/de/datenschutz');
    await page.route('**/offline.js', (route) => route.abort());
    await context.setOffline(true);
    const lost = page.getByRole('main').getByRole('alert').filter({ hasText: formWords.offline.de });
    await keepButton(page, 'de').tap();
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await page.unroute('**/offline.js');
    expect(await whatIsKept(page)).toEqual(nothing);

    // The next press tries again.
    await keepButton(page, 'de').tap();
    await expect(removeButton(page, 'de')).toBeVisible();
    await expect(lost).toHaveCount(0);
    await visit(page, '/de/mission');
    await expect.poll(async () => (await whatIsKept(page)).found['offline-pages']).toContain('/de/mission');
    await visit(page, '/de/offline');
    await expect(page.locator('[data-kept-pages] a[href="/de/mission"]')).toBeVisible();
    expect(await faults()).toEqual([0, [], []]);

    await visit(page, '/de/mission');
    const panel = await openPanel(page, 'de');
    await panel.locator('summary').filter({ hasText: offlineOffer.group.de }).tap();
    await panel.getByRole('button', { name: offlineWords.remove.de }).tap();
    await expect(panel.getByText(offlineWords.removed.de)).toBeFocused();
    expect(await whatIsKept(page)).toEqual(nothing);
    // Pages that were open go on without keeping.
    await visit(page, '/de/mission');
    expect(await whatIsKept(page)).toEqual(nothing);
  });
});

test('READ-40 READ-47 the page about it lists what was kept on it, and nothing once that was removed', async ({
  page,
}) => {
  const listed = page.locator('[data-kept-pages] a');
  const complaints: string[] = [];
  page.on('console', (line) => complaints.push(line.text()));
  await visit(page, '/offline');
  await keepOffline(page);
  await expect(listed.and(page.locator('[href="/help-now"]'))).toHaveText(pageNames['help-now'].en);
  expect(complaints).toEqual([]);
  await removeButton(page).click();
  await expect(page.getByText(offlineWords.removed.en)).toBeFocused();
  await expect(listed).toHaveCount(0);
  await expect(page.locator('[data-kept-pages]'), 'no list of nothing').toHaveAttribute('hidden');
});

test('READ-48 nothing is offered without scripts or where a browser cannot keep pages', async ({
  browser,
  page,
  baseURL,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  for (const path of ['/help-now', '/datenschutz', '/offline']) {
    await still.goto(path);
    await expect(keepButton(still)).toHaveCount(0);
    await visit(page, path);
    await expect(keepButton(page)).toHaveCount(0);
  }
  const panel = await openPanel(page);
  await expect(panel.locator('summary').filter({ hasText: offlineOffer.group.en })).toHaveCount(0);
  await still.close();
});
