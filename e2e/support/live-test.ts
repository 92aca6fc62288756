import { type Page, test as base, type Browser, type ConsoleMessage, type Request } from '@playwright/test';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { watchShifts } from './shifts.ts';

/** A test that visits the built site. All tests of a worker share one server; what they send stands beside each other. */
export const test = base.extend<{ newcomer: Newcomer }, { live: LiveSite; buildFolder: string; lasting: Page }>({
  /** `test.use({ buildFolder: configuredFolder })` visits the site that was built with settings of its own. */
  buildFolder: ['dist', { option: true, scope: 'worker' }],
  live: [
    async ({ buildFolder }, give) => {
      const live = await goLive(buildFolder);
      await give(live);
      await live.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, give) => give(live.url),
  lasting: [
    async ({ browser, live }, give) => {
      const page = await openWindow(browser, live.url);
      await give(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** Somebody in a window that stays, for tests that look at many pages and leave each as they found it. */
  newcomer: async ({ lasting, live }, give) => {
    const [newcomer, leave] = await letCome(lasting, live.url);
    await give(newcomer);
    leave();
  },
});

export { expect } from '@playwright/test';

/** Who comes for the first time, and what their browser asked for and complained of on the way. */
type Newcomer = {
  readonly page: Page;
  readonly asked: readonly string[];
  readonly complaints: readonly string[];
};

/**
 * A window that stays open from test to test. To start a process for each page, and to learn its scripts and axe from
 * the beginning, takes a third as long as all that is looked at there.
 */
async function openWindow(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  // Each file comes as on a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchShifts(page);
  return page;
}

/** Lets somebody come to a window as if nobody had been there. Out: the newcomer, and what to call when they leave. */
async function letCome(page: Page, origin: string): Promise<[Newcomer, () => void]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  const [asked, complaints]: [string[], string[]] = [[], []];
  const onRequest = (request: Request) => void asked.push(request.url());
  const onError = ({ message }: Error) => void complaints.push(message);
  const onLine = (line: ConsoleMessage) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  };
  page.on('request', onRequest).on('pageerror', onError).on('console', onLine);
  const leave = () => void page.off('request', onRequest).off('pageerror', onError).off('console', onLine);
  return [{ page, asked, complaints }, leave];
}
