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

/**
 * One program for the browser, one for Node, one for the build, one for the tests: what is a type in one is a mistake in
 * another. Two at a time with one checker each, because several in one program work out many types twice: half as much again.
 */
async function checkTypes(): Promise<boolean> {
  const inTurn = async (parts: readonly string[]): Promise<boolean> => {
    const results: boolean[] = [];
    for (const part of parts)
      results.push(await runTool('tsc', ['-p', `tsconfig.${part}.json`, '--checkers', '1'], { from: 'typescript' }));
    return results.every(Boolean);
  };
  const lanes = [['e2e'], ['server', 'build', 'app']];
  return (await Promise.all(lanes.map(inTurn))).every(Boolean);
}

if (import.meta.main) {
  const outcomes = await runStages(checkStages);
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = allWell(outcomes) ? 0 : 1;
}
