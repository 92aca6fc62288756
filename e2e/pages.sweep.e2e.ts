import type { Page } from '@playwright/test';
import { fullTwin, pageAt, pages, type SubjectId } from '#app/paths.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { barWords } from '#content/frame/bar.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { isAccountClient } from './support/account-client.ts';
import { everyPage, isPartial, isWholeSweep } from './support/addresses.ts';
import { axeFaults } from './support/axe.ts';
import { brokenWords } from './support/broken-words.ts';
import { frameOf } from './support/frame.ts';
import { whenAlive } from './support/islands-awake.ts';
import { kindsOf } from './support/kinds.ts';
import { enlargeText } from './support/large-text.ts';
import { changedByLateSheets, lateSheets, ofNewClasses } from './support/late-styles.ts';
import { expect, test } from './support/live-test.ts';
import { overrides } from './support/overrides.ts';
import {
  clippedText,
  coveredFocus,
  earlyPictures,
  heightsOf,
  phone,
  phoneScreens,
  sidewaysScroll,
} from './support/page-checks.ts';
import { smallTargets, wearStyles, widelySpaced } from './support/page-checks.ts';
import { comeToRest, shiftsSoFar } from './support/shifts.ts';
import { wakeIslands } from './support/wake-islands.ts';

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

/** What must be said in full. Each begins with a list of what it holds. */
const isInFull = (address: string) => /\/(impressum|datenschutz|accessibility)$/u.test(address);

const subjectPaths = new Set<string>(Object.keys(subjects).map((id) => pages[id as SubjectId]));
const isSubject = (address: string) => subjectPaths.has(splitLocale(address).path);

const isPlain = (address: string) => {
  const page = pageAt(splitLocale(address).path);
  return page !== undefined && fullTwin(page) !== undefined;
};

const dark = { backgroundColor: '#1e2a38', backgroundIntensity: 100, textColor: '#f3ead8', textIntensity: 100 };
const inDark = 'rgb(30, 42, 56)';

const english = everyPage.filter((address) => splitLocale(address).locale === 'en');
const german = everyPage.filter((address) => splitLocale(address).locale === 'de');
// Rules find elements by their classes.
const ofRules = new Set([...ofNewClasses(english), ...drawn]);
const [firstOfRules] = ofRules;
// Scripts can hinder coming back, and pages of one kind have the same.
const ofScripts = new Set([...kindsOf(english).values(), ...kindsOf(german).values(), ...drawn]);

/** Paths of pages that bring a list of classes, or load something, that no other does: looked at in full. */
const ofOwnKind = new Set([...ofRules, ...ofScripts].map((address) => splitLocale(address).path));
/**
 * A page that is like another one but for its words is asked what words can break; `npm run sweep` looks at all in full,
 * but for plain ones, which are one page with other words.
 */
const isLikeAnother = (address: string) =>
  !ofOwnKind.has(splitLocale(address).path) && (isPlain(address) || !isWholeSweep);

/** Those that have a look of their own, such as the plain page of help with every number of the whole one, may be longer. */
const isOtherPlain = (address: string) => isPlain(address) && isLikeAnother(address);

async function expectShortEnough(page: Page, address: string): Promise<void> {
  if (isInFull(address))
    await expect(page.getByText(say(splitLocale(address).locale, pagePartWords.contentsTitle)).first()).toBeVisible();
  else expect(await phoneScreens(page)).toBeLessThanOrEqual(isSubject(address) || isOtherPlain(address) ? 5 : 6);
}

// The longest file by far: all workers share it.
test.describe.configure({ mode: 'parallel' });

for (const address of everyPage.filter(isLikeAnother)) {
  test(`NAV-01 NAV-11 CALM-16 CALM-17 CALM-20 ${address}`, async ({
    newcomer: { page, asked, complaints },
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    expect((await page.goto(address))?.status()).toBe(200);
    await whenAlive(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await earlyPictures(page)).toEqual([]);
    await expectShortEnough(page, address);
    expect(await shiftsSoFar(page), 'what moved').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect([await sidewaysScroll(page), await clippedText(page), await brokenWords(page)]).toEqual([0, [], []]);
    const backToNormal = await enlargeText(page);
    expect([await sidewaysScroll(page), await clippedText(page)], 'text of twice the size').toEqual([0, []]);
    await backToNormal();
    expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

// One load of a page serves all checks: width, colours and size of the text change on the page that is there.
for (const address of [...everyPage.filter((each) => !isLikeAnother(each)), ...(isPartial ? [] : drawn)]) {
  test(`NAV-01 NAV-11 NAV-13 CALM-02 CALM-03 CALM-08 CALM-14 CALM-16 CALM-17 CALM-19 CALM-20 ${address}`, async ({
    newcomer: { page, asked, complaints },
    baseURL,
  }) => {
    const { locale } = splitLocale(address);
    const isEnglish = locale === 'en';
    const isUnknown = address.includes('no/such-page');
    const isMissing = isUnknown || address.includes('any-project') || address.includes('/status/');

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
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('the frame, the same on every page', async () => {
      const ways = [
        locale === 'de' ? 'Kontakt' : 'Contact',
        say(locale, barWords.feedback),
        say(locale, barWords.help),
      ];
      const legal = ['Impressum', 'Datenschutz'];
      const { links, ofFoot, ...parts } = await frameOf(page, say(locale, barWords.here));
      expect(parts).toEqual({
        lang: locale,
        banners: 1,
        titles: 1,
        bars: 1,
        leadsHereUnsaid: [],
        regionsInRegions: 0,
      });
      expect(links.filter((text) => ways.includes(text))).toEqual([...ways, ...ways]);
      expect(ofFoot.filter((text) => legal.includes(text))).toEqual(legal);
    });

    await test.step('1280 px', async () => {
      // What axe judges has no language: each page is asked about in English where it is wide, in German where it is
      // narrow, and what rules find elements by in both.
      if (isEnglish) expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await earlyPictures(page)).toEqual([]);
      await comeToRest(page);
      expect(await shiftsSoFar(page), 'what moved').toEqual([]);
      expect(asked.filter(isAccountClient), 'the client of the accounts, for who is not signed in').toEqual([]);
      // In German, whose longer words wrap, where it is narrow.
      if (isEnglish) expect(await coveredFocus(page)).toEqual([]);
    });

    await test.step('360 px', async () => {
      await page.setViewportSize(phone);
      if (!isEnglish || ofRules.has(address)) expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await earlyPictures(page)).toEqual([]);
      expect(await brokenWords(page)).toEqual([]);
    });

    await test.step('short enough for a phone', async () => {
      await expectShortEnough(page, address);
      const [head, foot] = await heightsOf(page, ['header', 'footer']);
      expect(head).toBeLessThanOrEqual(65);
      expect(foot).toBeLessThanOrEqual(480);
    });

    await test.step('text a fifth larger, as many phones have it', async () => {
      const backToNormal = await enlargeText(page, 19);
      expect([await sidewaysScroll(page), await brokenWords(page)]).toEqual([0, []]);
      await backToNormal();
    });

    await test.step('320 px, as on a desktop at 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedText(page)).toEqual([]);
      expect(await brokenWords(page)).toEqual([]);
      if (!isEnglish) expect(await coveredFocus(page)).toEqual([]);
    });

    // Narrow before wide, so that the page is drawn anew as seldom as can be.
    await test.step('320 px with the widest spacing of WCAG', async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      await wearStyles(page, widelySpaced);
      expect([await sidewaysScroll(page), await clippedText(page)]).toEqual([0, []]);
    });

    await test.step('text of twice the size', async () => {
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      const backToNormal = await enlargeText(page);
      await expect(page.locator('html')).toHaveCSS('font-size', '36px');
      expect([await sidewaysScroll(page), await clippedText(page)], 'at 320 px').toEqual([0, []]);
      await page.setViewportSize({ width: 1280, height: 740 });
      expect([await sidewaysScroll(page), await clippedText(page)], 'at 1280 px').toEqual([0, []]);
      await wearStyles(page, widelySpaced);
      expect([await sidewaysScroll(page), await clippedText(page)], 'spaced').toEqual([0, []]);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await backToNormal();
      await expect(page.locator('html')).toHaveCSS('font-size', '18px');
    });

    // In one language: colours and ways know none.
    if (isEnglish)
      await test.step('in the colours of a visitor who likes it dark', async () => {
        await page.evaluate((settings) => {
          localStorage.setItem('colorSettings', settings);
          // What another tab has stored counts here at once.
          dispatchEvent(new StorageEvent('storage'));
        }, JSON.stringify(dark));
        await expect(page.locator('html')).toHaveCSS('background-color', inDark);
        expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      });

    if (isEnglish && ofRules.has(address))
      await test.step('what comes late changes nothing', async () => {
        expect(lateSheets.length).toBeGreaterThan(20);
        // Head and foot, which every page has, are looked at on the first of them.
        const elements = address === firstOfRules ? 'body, body *' : 'body, body *:not(header *, footer *)';
        expect(await changedByLateSheets(page, [1280, 360], elements)).toEqual([]);
      });

    if (isEnglish && ofRules.has(address))
      await test.step('no module overrides another', async () => {
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await overrides(page), `at ${width} px`).toEqual([]);
        }
      });

    // That every title is a page's own is e2e/heads.e2e.ts's.
    if (isEnglish && ofScripts.has(address))
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
        await expect(page.locator('html'), 'dark as it was stored').toHaveCSS('background-color', inDark);
      });

    // In German once for each kind: what an island is made of is the same.
    if (isEnglish || ofScripts.has(address))
      await test.step('every island becomes alive, and React says nothing about it', () => wakeIslands(page));

    expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    const isAllowed = (line: string) =>
      (isUnknown && line === `404: no page at ${address}`) ||
      (isMissing && line === 'Failed to load resource: the server responded with a status of 404 (Not Found)');
    expect(complaints.filter((line) => !isAllowed(line))).toEqual([]);
  });
}
