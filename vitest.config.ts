import { defineConfig } from 'vitest/config';

// Only hangs shall fail, not a machine that does something else at the same time: a journey starts a database, kills it and
// starts it again.
const patience = 300_000;

const everywhere = ['node_modules/**', 'dist*/**'];

/**
 * Two projects. `unit` needs nothing but the sources and runs with every `npm run check`.
 * `server` starts real PostgreSQLs, or reads the built site, and runs with `npm test`.
 */
export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Two cores are the machine we promise for; more workers only make timings wobble.
    maxWorkers: 2,
    // A process and the server's modules anew for each file took a third of the processor's time: a file
    // leaves nothing behind that another one could see.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,build,content,contract,scripts,bench,torture}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.built.test.ts'],
          environment: 'node',
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', '**/*.built.test.ts'],
          exclude: everywhere,
          environment: 'node',
          globalSetup: ['server/testing/shared-postgres.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 30_000 } },
          // As those of the browser: what needs its second try is named at the end of `npm test`.
          retry: 1,
        },
      },
    ],
  },
});
