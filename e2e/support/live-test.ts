import { test as base } from '@playwright/test';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';

/** A test that visits the built site. All tests of a worker share one server; what they send stands beside each other. */
export const test = base.extend<object, { live: LiveSite; buildFolder: string }>({
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
});

export { expect } from '@playwright/test';
