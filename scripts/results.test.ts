import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, tally, type TestResult } from './results.ts';

test('reads the report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: 'contract/contact.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'CONT-02 short name', status: 'passed', failureMessages: [] },
          { fullName: 'CONT-03 bad address', status: 'failed', failureMessages: ['first try', 'second try'] },
          { fullName: 'CONT-04 at the second try', status: 'passed', failureMessages: ['first try'] },
          { fullName: 'later', status: 'todo', failureMessages: [] },
        ],
      },
    ],
  };
  expect(fromVitest(report).map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'unsteady', 'skipped']);
  expect(tally(fromVitest(report))).toBe(
    '2 passed, 1 failed, 1 skipped\n  passed at the second try only: CONT-04 at the second try',
  );
});

test('a file that could not be loaded counts as a failed test', () => {
  const report = { testResults: [{ name: 'server/app.test.ts', status: 'failed', assertionResults: [] }] };
  expect(tally(fromVitest(report))).toBe('0 passed, 1 failed');
});

test('reads the report of Playwright, groups included', () => {
  const report = {
    suites: [
      {
        title: 'send.e2e.ts',
        specs: [{ title: 'CONT-14 sends', tests: [{ status: 'expected', expectedStatus: 'passed' }] }],
        suites: [
          {
            title: 'NAV-13 without storage',
            specs: [
              { title: 'home', tests: [{ status: 'flaky', expectedStatus: 'passed' }] },
              { title: 'contact', tests: [{ status: 'expected', expectedStatus: 'failed' }] },
            ],
          },
        ],
      },
    ],
    errors: [{}],
  };
  expect(fromPlaywright(report)).toEqual([
    { title: 'send.e2e.ts CONT-14 sends', outcome: 'passed' },
    { title: 'send.e2e.ts NAV-13 without storage home', outcome: 'unsteady' },
    { title: 'send.e2e.ts NAV-13 without storage contact', outcome: 'skipped' },
    { title: 'an error outside of any test', outcome: 'failed' },
  ] satisfies TestResult[]);
});

test('the tally names skipped tests only when there are any', () => {
  const passed: TestResult = { title: 'a', outcome: 'passed' };
  expect(tally([passed, passed])).toBe('2 passed, 0 failed');
  expect(tally([passed, { title: 'b', outcome: 'skipped' }])).toBe('1 passed, 0 failed, 1 skipped');
  expect(tally([passed, { title: 'c', outcome: 'unsteady' }])).toBe(
    '2 passed, 0 failed\n  passed at the second try only: c',
  );
});
