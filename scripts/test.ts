import { rmSync } from 'node:fs';
import { runBrowserTests } from './browser-tests.ts';
import { buildIfStale } from './build-stale.ts';
import { checkStages } from './check.ts';
import { ensureChromium, ensureWholeChromium } from './chromium.ts';
import { buildConfiguredSite } from './configured-site.ts';
import { readResults, resultsFolder, tally } from './results.ts';
import { forgetConfiguration, runTool } from './run.ts';
import { everythingDueIsProven } from './spec-coverage.ts';
import { allWell, runStages, summary, type Stage } from './stages.ts';
import { withoutBrowsers } from './without-browsers.ts';

forgetConfiguration();

// Results of an earlier run would be counted as ours.
rmSync(resultsFolder, { recursive: true, force: true });

const stages: (Stage | Stage[])[] = [
  ...checkStages.map(({ name, run }) => ({ name, run: () => withoutBrowsers(run) })),
  {
    name: 'build',
    // Each keeps one core busy.
    run: async () => (await Promise.all([buildIfStale(process.env), buildConfiguredSite()])).every(Boolean),
  },
  // Beside each other: those of the server wait for PostgreSQL, mails, clocks and processes a third of their time.
  [
    {
      name: 'server tests',
      run: () =>
        runTool('vitest', [
          'run',
          '--project=server',
          '--maxWorkers=2',
          '--outputFile.json=test-results/vitest-server.json',
        ]),
    },
    {
      name: 'browser tests',
      run: () => runBrowserTests([], { CHROMIUM_PATH: ensureChromium(), WHOLE_CHROMIUM_PATH: ensureWholeChromium() }),
    },
  ],
  { name: 'requirements', run: async () => everythingDueIsProven() },
];

const began = performance.now();
const outcomes = await runStages(stages);
const minutes = (performance.now() - began) / 60_000;
const results = readResults();
// Said, not judged: a busy machine takes longer.
console.log(`\n${summary(outcomes)}\n${minutes.toFixed(1)} minutes in all; it should be at most 12 on two cores.`);
console.log(`\n${tally(results)}`);
process.exitCode = allWell(outcomes) && results.every(({ outcome }) => outcome !== 'failed') ? 0 : 1;
