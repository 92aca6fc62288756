import { type Page, test as base } from '@playwright/test';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { letCome, type Newcomer, openWindow } from './newcomer.ts';

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
