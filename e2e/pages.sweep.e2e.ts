import { inLocale, splitLocale } from '#app/paths.ts';
import { barWords } from '#content/frame/bar.ts';
import { say } from '#contract/words.ts';
import { everyPage, isPartial } from './addresses.ts';
import { whenAlive } from './alive.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './live-test.ts';
import { clippedText, coveredFocus, widelySpaced, sidewaysScroll, smallTargets, wearStyles } from './page-checks.ts';

/** Addresses that the server draws when they are asked for, or answers with a page of many. */
const drawn = [
  '/no/such-page',
  '/de/no/such-page',
  '/projects/any-project',
  '/de/projects/any-project',
  '/projects/category/any',
  '/de/projects/category/any',
  // A link behind which there is no message; e2e/message-status.e2e.ts looks at those that lead somewhere.
  `/status/${'0'.repeat(32)}`,
  `/de/status/${'0'.repeat(32)}`,
];

const dark = { backgroundColor: '#1e2a38', backgroundIntensity: 100, textColor: '#f3ead8', textIntensity: 100 };

// The longest file by far: both workers share it.
test.describe.configure({ mode: 'parallel' });

// One load of a page serves all checks: what depends on the width is looked at after a change of the width.
for (const address of [...everyPage, ...(isPartial ? [] : drawn)]) {
  test(`NAV-01 NAV-11 NAV-13 CALM-02 CALM-03 CALM-08 CALM-14 CALM-16 CALM-17 CALM-19 CALM-20 ${address}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { locale } = splitLocale(address);
    const isUnknown = address.includes('no/such-page');
    const isMissing = isUnknown || address.includes('any-project') || address.includes('/status/');
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== baseURL && foreign.push(request.url()));
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    await whenAlive(page);

    await test.step('a fresh visit leaves nothing behind', async () => {
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        '',
      ]);
      expect(await context.cookies()).toEqual([]);
    });

    await test.step('the frame, the same on every page', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: say(locale, barWords.here) })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Impressum', exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Datenschutz', exact: true })).toBeVisible();
      const [contact, feedback, help] = [
        locale === 'de' ? 'Kontakt' : 'Contact',
        say(locale, barWords.feedback),
        say(locale, barWords.help),
      ];
      const ways = [contact, feedback, help];
      const frame = await page.locator('body > :not(main)').getByRole('link').allInnerTexts();
      expect(frame.map((text) => text.trim()).filter((text) => ways.includes(text))).toEqual([...ways, ...ways]);
    });

    await test.step('1280 px', async () => {
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await coveredFocus(page)).toEqual([]);
    });

    await test.step('360 px', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });

    await test.step('320 px, as on a desktop at 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedText(page)).toEqual([]);
      expect(await coveredFocus(page)).toEqual([]);
    });

    await test.step('320 px with the widest spacing of WCAG', async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      await wearStyles(page, widelySpaced);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedText(page)).toEqual([]);
    });

    await test.step('in the colours of a visitor who likes it dark', async () => {
      await page.evaluate((settings) => localStorage.setItem('colorSettings', settings), JSON.stringify(dark));
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.reload();
      await whenAlive(page);
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
    });

    await test.step('leaving by a link and coming back', async () => {
      const title = await page.title();
      const [team, contact] = [inLocale('/team', locale), inLocale('/contact', locale)];
      const away = address === team ? contact : team;
      await page.getByRole('banner').locator(`a[href="${away}"]`).click();
      await expect(page).toHaveURL(away);
      await expect(page).not.toHaveTitle(title);
      await whenAlive(page);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(title);
    });

    expect(foreign).toEqual([]);
    const isAllowed = (line: string) =>
      (isUnknown && line === `404: no page at ${address}`) ||
      (isMissing && line === 'Failed to load resource: the server responded with a status of 404 (Not Found)');
    expect(complaints.filter((line) => !isAllowed(line))).toEqual([]);
  });
}
