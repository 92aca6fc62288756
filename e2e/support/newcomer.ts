import type { Browser, ConsoleMessage, Page, Request } from '@playwright/test';
import { watchShifts } from './shifts.ts';

/** Who comes for the first time, and what their browser asked for and complained of on the way. */
export type Newcomer = {
  readonly page: Page;
  readonly asked: readonly string[];
  readonly complaints: readonly string[];
};

/**
 * A window that stays open from test to test. To start a process for each page, and to learn its scripts and axe from
 * the beginning, takes a third as long as all that is looked at there.
 */
export async function openWindow(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  // Each file comes as on a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchShifts(page);
  return page;
}

/** Lets somebody come to a window as if nobody had been there. Out: the newcomer, and what to call when they leave. */
export async function letCome(page: Page, origin: string): Promise<[Newcomer, () => void]> {
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
