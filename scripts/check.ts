import { runTool } from './run.ts';
import { allWell, runStages, summary, type Stage } from './stages.ts';

/** What needs neither a build nor a database: the fast part of `npm test`. */
export const checkStages: Stage[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings', '--report-unused-disable-directives', '.']) },
  { name: 'types', run: checkTypes },
  { name: 'unused code', run: () => runTool('knip', ['--no-config-hints']) },
  {
    name: 'unit tests',
    run: () => runTool('vitest', ['run', '--project=unit', '--outputFile.json=test-results/vitest-unit.json']),
  },
];

/** One program for the browser, one for Node, one for the build, one for the tests: what is a type in one is a mistake in another. */
async function checkTypes(): Promise<boolean> {
  const results: boolean[] = [];
  for (const part of ['app', 'server', 'build', 'e2e']) {
    results.push(await runTool('tsc', ['-p', `tsconfig.${part}.json`], { from: 'typescript' }));
  }
  return results.every(Boolean);
}

if (import.meta.main) {
  const outcomes = await runStages(checkStages);
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = allWell(outcomes) ? 0 : 1;
}
