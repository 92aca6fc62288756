import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/chromium.ts';

/** `npm run sweep` sets this: every URL in every variant instead of the selection that fits into `npm test`. */
const wholeMatrix = process.env.SWEEP === 'all';

/**
 * Files that need a browser or a server of their own, so that a worker begins anew for each. They come first: at the
 * end, with nothing left to run beside them, they took a minute of one core.
 */
const apart = [
  'static-copy',
  'back',
  'first-day',
  'kept-aside',
  'settings-wait',
  'donate-configured',
  'find-the-lost-address',
];
const filesApart = apart.map((name) => `**/${name}.e2e.ts`);

/** Journeys and sweeps run against the built site and real servers: each worker has one (e2e/support/live-test.ts). */
export default defineConfig({
  testDir: 'e2e',
  projects: wholeMatrix
    ? [{ name: 'every variant', testMatch: '**/*.sweep.e2e.ts' }]
    : [
        { name: 'apart', testMatch: filesApart },
        { name: 'together', testMatch: '**/*.e2e.ts', testIgnore: filesApart },
      ],
  globalSetup: './e2e/support/find-browser.ts',
  // Beside each other: a test of ours runs the sweep.
  outputDir: `test-results/artifacts${wholeMatrix ? '-sweep' : ''}`,
  // A test waits for mails, clocks and processes a third of its time: on two cores a third file runs meanwhile.
  workers: 3,
  fullyParallel: false,
  // On a busy machine one of a thousand may stumble. It is then named at the end of `npm test`: what passes at
  // the second try only has found a fault, in the product or in itself.
  retries: 1,
  forbidOnly: true,
  // Only hangs shall fail, not a machine that is slow or does something else: the same two cores have been three times as slow.
  timeout: wholeMatrix ? 3_600_000 : 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: wholeMatrix ? 'test-results/sweep.json' : 'test-results/playwright.json' }],
  ],
  use: {
    locale: 'en-GB',
    // Each fade from page to page costs as much as a page: the tests about motion and Back ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time. `TRACE=on npx playwright test e2e/…` keeps one of each failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: chromiumArgs },
  },
});
