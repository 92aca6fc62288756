import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** One test as its runner reported it; `title` includes the titles of the groups around it. */
export type TestResult = { title: string; outcome: 'passed' | 'unsteady' | 'failed' | 'skipped' };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; expectedStatus: string }[] }[];
};
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] };

export const resultsFolder = join(root, 'test-results');

/** Reads what the runners left in `test-results/`: one report for each project of Vitest, one of Playwright. */
export function readResults(): TestResult[] {
  if (!existsSync(resultsFolder)) return [];
  return readdirSync(resultsFolder).flatMap((file) => {
    const read = () => JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as unknown;
    if (/^vitest.*\.json$/u.test(file)) return fromVitest(read() as VitestReport);
    if (file === 'playwright.json') return fromPlaywright(read() as PlaywrightReport);
    return [];
  });
}

/** A file that could not even be loaded has no tests to report: it counts as one failed test. */
export function fromVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const results = assertionResults.map(({ fullName, status: told, failureMessages }): TestResult => {
      // What passed at the second try keeps what the first one said.
      if (told === 'passed') return { title: fullName, outcome: failureMessages.length > 0 ? 'unsteady' : told };
      return { title: fullName, outcome: told === 'failed' ? told : 'skipped' };
    });
    const silent = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
    return silent ? [...results, { title: name, outcome: 'failed' as const }] : results;
  });
}

/** A test that is expected to fail proves nothing, so it counts as skipped; one that passed at the second try is unsteady. */
export function fromPlaywright(report: PlaywrightReport): TestResult[] {
  const lost = (report.errors ?? []).map((): TestResult => ({
    title: 'an error outside of any test',
    outcome: 'failed',
  }));
  return [...report.suites.flatMap((suite) => fromSuite(suite, [])), ...lost];
}

const outcomes: Record<string, TestResult['outcome']> = { expected: 'passed', flaky: 'unsteady' };

function fromSuite(suite: PlaywrightSuite, above: string[]): TestResult[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, expectedStatus }): TestResult => ({
      title: [...titles, spec.title].join(' '),
      outcome: status === 'skipped' || expectedStatus !== 'passed' ? 'skipped' : (outcomes[status] ?? 'failed'),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))];
}

/**
 * The last line of `npm test`: `12 passed, 0 failed`, with `, 3 skipped` when there are any. Tests that
 * needed a second try follow by name: each of them has found a fault, in the product or in itself.
 */
export function tally(results: readonly TestResult[]): string {
  const having = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted);
  const skipped = having('skipped').length;
  const unsteady = having('unsteady').map(({ title }) => `\n  passed at the second try only: ${title}`);
  const passed = having('passed').length + unsteady.length;
  return `${passed} passed, ${having('failed').length} failed${skipped ? `, ${skipped} skipped` : ''}${unsteady.join('')}`;
}
