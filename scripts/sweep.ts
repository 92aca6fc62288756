import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-stale.ts';
import { ensureChromium } from './chromium.ts';
import { fromPlaywright, resultsFolder, type PlaywrightReport } from './results.ts';
import { forgetConfiguration, root, runTool } from './run.ts';
import { noteSweep } from './sweep-report.ts';

forgetConfiguration();
const report = join(resultsFolder, 'sweep.json');
rmSync(report, { force: true });

// The tests read SWEEP and then take every variant instead of the selection that fits into `npm test`.
const env = { SWEEP: 'all', CHROMIUM_PATH: ensureChromium() };
const isClean =
  (await buildIfStale(process.env)) && (await runTool('playwright', ['test'], { from: '@playwright/test', env }));

if (existsSync(report)) {
  const results = fromPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  const file = join(root, 'docs/accessibility.md');
  writeFileSync(file, noteSweep(readFileSync(file, 'utf8'), results, new Date()));
}
process.exitCode = isClean ? 0 : 1;
