import { test as base } from '@playwright/test';
import { goLive, type LiveSite } from './live-site.ts';

/** A test that visits the built site. All tests of a worker share one server; what they send stands beside each other. */
export const test = base.extend<object, { live: LiveSite }>({
  live: [
    // Playwright learns from the braces what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const live = await goLive();
      await give(live);
      await live.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, give) => give(live.url),
});

export { expect } from '@playwright/test';
