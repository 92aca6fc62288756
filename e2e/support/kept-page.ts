import { expect, type Page } from '@playwright/test';
import { chromiumArgs } from '#scripts/chromium.ts';
import { withMotion } from './motion.ts';

/** The browser that keeps whole pages for Back, as people's browsers do: only a Chromium with windows does. */
export const keepingBrowser = {
  launchOptions: {
    executablePath: process.env['WHOLE_CHROMIUM_PATH'] ?? '"npm test" finds or installs a whole Chromium.',
    args: chromiumArgs,
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  contextOptions: withMotion,
};

type NotedWindow = { persisted?: boolean | undefined; firstFrame?: string };
const isShown = () => (window as NotedWindow).persisted !== undefined;

/** Notes on every page that is opened from now on whether it was kept, and what its first frame shows. */
export const noteReturns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = window as NotedWindow;
    addEventListener('pagehide', () => (noted.persisted = undefined));
    addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => {
        noted.firstFrame = document.body.innerText;
        noted.persisted = persisted;
      });
    });
  });

/**
 * Goes one page back or forward. Fails unless the browser had kept that page, with the browser's reasons. Out: the words
 * of its first frame.
 */
export async function comeTo(page: Page, way: 'back' | 'forward' = 'back'): Promise<string> {
  // A page that was kept is not loaded, so nothing but its address can be waited for.
  await (way === 'back' ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }));
  await page.waitForFunction(isShown);
  const { persisted, why, firstFrame } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return {
      ...(window as NotedWindow),
      why: (entry as { notRestoredReasons?: { reasons?: { reason: string }[] } }).notRestoredReasons?.reasons,
    };
  });
  expect([persisted, why], `${page.url()} was kept`).toEqual([true, undefined]);
  return firstFrame ?? '';
}
