import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArgs } from '#scripts/chromium.ts';
import { type Bytes, countBytes } from './bytes.ts';

/** What somebody feels of a page, in milliseconds; the shift (`cls`) has no unit. `undefined`: the page has no such thing. */
export type PageTimes = {
  readonly paint: number | undefined;
  readonly lcp: number | undefined;
  /** How long the page that is seen could not answer: of each task, what is over 50 ms (https://web.dev/articles/tbt). */
  readonly tbt: number;
  readonly cls: number;
  /** Until all tools of the header and what loads at a press listen. */
  readonly tools: number | undefined;
  /** Until the fields of the form are checked while somebody types. */
  readonly form: number | undefined;
  /** From a press on a link until the next page is painted. */
  readonly next: number;
  /** From going back until the page is painted again. */
  readonly back: number;
  readonly bytes: Bytes;
};

/** A cheap phone on slow 4G: 4 × slower processor, 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

/** Every page has this link in its footer. */
const nextLink = 'footer a[href="/team"]';

/** Loads a page cold on the cheap phone, goes on to the next page, and back. `isFloor`: it has no scripts. */
export async function timePage(executablePath: string, url: string, isFloor: boolean): Promise<PageTimes> {
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArgs,
    // Visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const bytes = countBytes(await slowDown(page));
    await page.addInitScript(takeNotes);
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    if (!isFloor) await answer(page, isSettled);
    // The tasks that the last script has begun.
    await wait(500);
    const loaded = await page.evaluate<Omit<PageTimes, 'next' | 'back' | 'bytes'>>(readNotes);
    const loadedBytes = bytes();
    await page.locator(nextLink).tap();
    const next = await painted(page, '/team');
    await page.evaluate('benchLeaves(); setTimeout(() => history.back())');
    const back = await painted(page, new URL(url).pathname);
    return { ...loaded, next, back, bytes: loadedBytes };
  } finally {
    await browser.close();
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.down,
    uploadThroughput: slow.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  return session;
}

// Text, because all of this runs in the page.
const takeNotes = `(() => {
  const notes = (globalThis.benchNotes = { lcp: undefined, listens: undefined, tasks: [], cls: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => notes.tasks.push([startTime, startTime + duration]));
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (notes.cls += value));
  new MutationObserver(() => (notes.listens ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-listens'],
  });
  const now = () => performance.timeOrigin + performance.now();
  globalThis.benchLeaves = () => sessionStorage.setItem('bench-left', String(now()));
  addEventListener('click', benchLeaves, { capture: true });
  const arrive = (at) => (globalThis.benchArrived = at - Number(sessionStorage.getItem('bench-left') ?? NaN));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') arrive(performance.timeOrigin + startTime);
  });
  // Kept by the browser: painted again in the next frame.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    globalThis.benchArrived = undefined;
    requestAnimationFrame(() => requestAnimationFrame(() => arrive(now())));
  });
})()`;

const isSettled = `document.documentElement.dataset.listens !== undefined &&
  [...document.querySelectorAll('eco-island[data-until=load]')].every(({ dataset }) => dataset.state === 'alive')`;

// A tool is not usable before it can be seen.
const readNotes = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const form = performance.getEntriesByName('form-usable')[0]?.startTime;
  const { tasks, listens, ...notes } = benchNotes;
  const tbt = tasks.reduce((sum, [begin, end]) => sum + Math.max(0, end - Math.max(begin, paint) - 50), 0);
  const seen = (at) => at && paint && Math.max(at, paint);
  return { paint, tools: seen(listens), form: seen(form), tbt, ...notes };
})()`;

/** Waits until the page that was gone to is painted. Out: milliseconds since somebody wanted it. */
const painted = (page: Page, pathname: string) =>
  answer<number>(page, `location.pathname === ${JSON.stringify(pathname)} ? globalThis.benchArrived : undefined`);

/** Asks the page until it says something. (To wait in the page, Playwright needs what our policy forbids.) */
async function answer<Answer>(page: Page, script: string): Promise<Answer> {
  for (let tries = 0; tries < 1200; tries += 1) {
    // While one page replaces the other there is nothing to ask.
    const said = await page.evaluate<Answer | undefined>(script).catch(() => undefined);
    if (said) return said;
    await wait(25);
  }
  throw new Error(`${page.url()} said nothing within 30 seconds to: ${script}`);
}
