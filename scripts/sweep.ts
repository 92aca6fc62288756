import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.ts';
import { buildIfStale } from './build-stale.ts';
import { ensureChromium } from './chromium.ts';
import { fromPlaywright, resultsFolder, type PlaywrightReport } from './results.ts';
import { forgetConfiguration, root } from './run.ts';
import { noteSweep } from './sweep-report.ts';

forgetConfiguration();
// `npm run sweep -- /contact /de/team --grep profile`: these addresses only, and what Playwright shall do with them.
const addresses = process.argv.slice(2).filter((given) => given.startsWith('/'));
const options = process.argv.slice(2).filter((given) => !given.startsWith('/'));
const isWhole = process.argv.length === 2;
const report = join(resultsFolder, 'sweep.json');
rmSync(report, { force: true });

// The tests read SWEEP and then take every variant instead of the selection that fits into `npm test`.
const env = { SWEEP: 'all', SWEEP_ADDRESSES: addresses.join(' '), CHROMIUM_PATH: ensureChromium() };
const files = addresses.length > 0 ? ['pages.sweep', 'variants.sweep'] : [];
const isClean = (await buildIfStale(process.env)) && (await runBrowserTests([...files, ...options], env));

if (isWhole && existsSync(report)) {
  const results = fromPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  const file = join(root, 'docs/accessibility.md');
  writeFileSync(file, noteSweep(readFileSync(file, 'utf8'), results, new Date()));
}
process.exitCode = isClean ? 0 : 1;
