import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtUrls } from '#app/paths.ts';
import { everyPage } from './support/addresses.ts';
import { hold } from './support/hold.ts';
import { inTwoParts } from './support/in-two-parts.ts';
import { whenAlive, visit } from './support/islands-awake.ts';
import { kindsOf } from './support/kinds.ts';
import { expect, test } from './support/live-test.ts';
import { comeToRest, shiftsSoFar, watchShifts } from './support/shifts.ts';
import {
  client,
  filesWith,
  htmlOf,
  islands,
  loader,
  nameOf,
  react,
  restlessIn,
  scriptIn,
  smallIn,
} from './support/weight.ts';
import { scriptsBeforePress, totalWeight, weight, weightOfPage, weightOfStyles } from './support/weight.ts';

/** In bytes, compressed with brotli. Where more is allowed than shall be, what shall be stands beside it (decision 041). */
const most = {
  /** 10,000: the German privacy notice, which also says what is kept for offline, and marks hard words (decision 072), has 10,251. */
  html: 10_280,
  /** 7,500: styles are half of it, thirteen long texts came to the pages that carry most, and each can say that a press waits. */
  htmlOfTwoInThree: 8_200,
  /**
   * 4,000, and what finds out whether somebody set how pages read (decision 058) or wants plain pages first: 200 on /support,
   * which has tabs, as 150 in the two below. And 500, here and below: what says that a press waits for its scripts, on a slow
   * line for 14 seconds, or that they do not come.
   */
  script: 4_700,
  /** The wavy text draws while somebody types, also once the connection is gone. As an island it might have 72,900. */
  withGenerator: 5_400,
  /** 250 of it: Contact also goes where what sends it otherwise did not come, and brings what became of it into view. */
  withIsland: 72_900,
  withIslandOfTeam: 100_000,
  fonts: 25_000,
  picture: 3_000,
};

/** Whoever comes here works with an account. */
const isForAccounts = (address: string) => /^(\/de)?\/(account|auth|signin|signup|team)(\/|$)/u.test(address);

/** What the script in the head, the same on every page, adds to a page in which it compresses best; 1,571 (2026-11-27). */
const leastOfScript = 1_400;

/**
 * Whether a page without that script is heavier than this. The files of the build have it in them: only where that leaves
 * it open is a page compressed anew, which takes long.
 */
function isHeavier(address: string, limit: number): boolean {
  const whole = weight(address);
  if (whole - leastOfScript <= limit) return false;
  // A page may have a few bytes more than both have apart.
  if (whole - weightOfPage(htmlOf('/')).script > limit + 50) return true;
  const { html } = weightOfPage(htmlOf(address));
  expect(whole - html, address).toBeGreaterThanOrEqual(leastOfScript);
  return html > limit;
}

test('the HTML of every page with its styles is within the budget', () => {
  const all = builtUrls().toSorted((one, other) => weight(other) - weight(one));
  console.table(
    all.map((address) => {
      const names = restlessIn(htmlOf(address)).map(nameOf);
      return { address, withScript: weight(address), islands: names.join(' ') };
    }),
  );
  expect(all.filter((address) => isHeavier(address, most.html))).toEqual([]);
  const heavier = all.filter((address) => isHeavier(address, most.htmlOfTwoInThree));
  expect(heavier.length, `pages over ${most.htmlOfTwoInThree} bytes`).toBeLessThanOrEqual(all.length / 3);
});

test('the inline script, the same on every page, and the loader are within the budget', () => {
  expect(new Set(builtUrls().map((address) => scriptIn(htmlOf(address)))).size).toBe(1);
  const { script } = weightOfPage(htmlOf('/'));
  const loads = totalWeight(filesWith(loader));
  console.log(`inline script ${script}, loader ${loads} bytes`);
  expect(script + loads).toBeLessThanOrEqual(most.script);
});

test('READ-07 what serves reading adds at most 600 bytes to the inline script and 600 to the styles of a page', () => {
  // Of /, the day before pages could be read otherwise (0e84d4c4).
  const before = { script: 1_497, styles: 4_061 };
  const [{ script }, styles] = [weightOfPage(htmlOf('/')), weightOfStyles(htmlOf('/'))];
  console.log(`inline script ${script} bytes, styles of / ${styles} bytes`);
  expect(script).toBeLessThanOrEqual(before.script + 600);
  expect(styles).toBeLessThanOrEqual(before.styles + 600);
});

test('the islands of the frame wait for a press on every page', () => {
  for (const address of builtUrls()) {
    const frame = htmlOf(address).replace(/<main.*<\/main>/su, '');
    const moments = [...frame.matchAll(/ data-name="(\w+)"[^>]* data-until="([^"]+)"/gu)].map(([, ...each]) => each);
    expect([address, ...moments]).toEqual([
      address,
      ['SearchButton', 'press'],
      ['AppearanceButton', 'press'],
      ['FeedbackLink', 'press'],
      ['FeedbackLink', 'press'],
    ]);
  }
});

test('of what a page fetches ahead the loader comes first, and what takes longest next', () => {
  const ahead = builtUrls().map((address) =>
    Array.from(htmlOf(address).matchAll(/rel="modulepreload" href="([^"]+)"/gu), ([, href = '']) => href),
  );
  const some = ahead.filter((files) => files.length > 0);
  expect(some.length).toBeGreaterThan(10);
  for (const [first, second] of some) {
    expect([...filesWith(loader)]).toContain(first);
    expect(react).toContain(second);
  }
});

test('the scripts that a page loads before somebody presses something are within the budget', () => {
  const withoutIsland = (address: string) =>
    smallIn(htmlOf(address)).some((source) => source.endsWith('/wavy.ts')) ? most.withGenerator : most.script;
  const limit = (address: string) =>
    restlessIn(htmlOf(address)).length === 0
      ? withoutIsland(address)
      : isForAccounts(address)
        ? most.withIslandOfTeam
        : most.withIsland;
  console.table(
    islands.map((source) => {
      const files = [...filesWith(source)].filter((file) => !react.has(file));
      return { island: nameOf(source), bytes: totalWeight(files), files: files.length };
    }),
  );
  const { script } = weightOfPage(htmlOf('/'));
  const weighed = builtUrls().map((address) => {
    const scripts = script + totalWeight(scriptsBeforePress(htmlOf(address)));
    return { address, scripts, limit: limit(address) };
  });
  expect(weighed.filter(({ scripts, limit }) => scripts > limit)).toEqual([]);
});

test('every picture is within the budget', () => {
  const pictures = ['assets', 'drawings', 'gallery'].flatMap((folder) =>
    readdirSync(join(client, folder))
      .filter((file) => /\.(svg|png|jpe?g|webp|avif)$/u.test(file))
      .map((file) => `/${folder}/${file}`),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((file) => weight(file) > most.picture)).toEqual([]);
});

for (const [restless, address] of kindsOf(everyPage)) {
  test(`${address} loads by itself what its islands need and no more: ${restless || 'none'}`, async ({
    newcomer: { page, asked },
  }) => {
    await visit(page, address);
    // Nothing is asked for later: calm.e2e.ts.
    await comeToRest(page);
    const loaded = new Set(asked.map((url) => new URL(url).pathname));
    const of = (ending: string) => [...loaded].filter((path) => path.endsWith(ending));
    const expected = scriptsBeforePress(htmlOf(address));
    // On the way in the next step is fetched too.
    if (isForAccounts(address)) expect(totalWeight(of('.js'))).toBeLessThanOrEqual(most.withIslandOfTeam);
    else {
      expect(of('.js').filter((file) => !expected.has(file))).toEqual([]);
      // Its rules stand in the page, but those for paper.
      expect(of('.css').map((file) => file.replace(/-[\w-]{7}\.css$/u, ''))).toEqual(['/assets/paper']);
    }
    expect(totalWeight(of('.woff2'))).toBeLessThanOrEqual(most.fonts);
    expect(of('.woff2')).toHaveLength(2);
  });
}

/** All that moved until the page had come to rest. */
async function shiftsOf(page: Page): Promise<number[]> {
  await whenAlive(page);
  await comeToRest(page);
  expect(await page.evaluate(() => document.fonts.check('16px Atkinson'))).toBe(true);
  return shiftsSoFar(page);
}

const onPhone = [360, 768];
// What every page does at 1280 px is seen in pages.sweep.e2e.ts, but of none that says more.
for (const [address, widths] of [
  ['/', onPhone],
  ['/de', onPhone],
  ['/contact', onPhone],
  ['/contact?reason=borrow&book=Ruhe', [...onPhone, 1280]],
  ['/de/help-now', onPhone],
  ['/support?tab=items', [...onPhone, 1280]],
  ['/de/support', onPhone],
] as const)
  test(`nothing shifts while ${address} arrives, on a phone and on a desktop`, async ({ newcomer: { page } }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      expect(await shiftsOf(page), `at ${width} px`).toEqual([]);
    }
  });

// Of three cards and of more.
for (const address of ['/de', '/de/support'])
  test(`nothing shifts while the cards of ${address} arrive one after the other on a slow line`, async ({
    newcomer: { page },
    live,
  }) => {
    await page.setViewportSize({ width: 768, height: 740 });
    for (const nth of [2, 3]) {
      const line = await inTwoParts(live.url, (html) => cardsIn(html)[nth - 1] ?? 0);
      await page.goto(line.url + address);
      expect(await shiftsOf(page), `before card ${nth}`).toEqual([]);
      line.close();
    }
  });

/** Where the cards of a page with a drawing begin in its HTML. */
function cardsIn(html: string): readonly number[] {
  const found = Array.from(html.matchAll(/<li[^>]*><div[^>]*><(?:img|svg)/gu), ({ index }) => index);
  expect(found.length).toBeGreaterThan(2);
  return found;
}

/** Waits until words of the page are painted: at first a browser leaves room for letters that may still come. */
const textIsPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          const painted = list.getEntries() as (PerformanceEntry & { element?: Element; url: string })[];
          if (painted.some(({ element, url }) => url === '' && element?.closest('main'))) resolve();
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );

for (const address of ['/', '/contact', '/de/help-now']) {
  test(`on a phone the font moves nothing on ${address}, even when it comes after the text`, async ({ page }) => {
    const letFontsGo = await hold(page, '**/*.woff2');
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await textIsPainted(page);
    // In letters of the device.
    expect(await page.evaluate(() => document.fonts.check('16px Atkinson'))).toBe(false);
    letFontsGo();
    expect(await shiftsOf(page)).toEqual([]);
  });
}
