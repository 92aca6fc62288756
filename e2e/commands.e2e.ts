import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '#scripts/run.ts';
import { shellEnvironment } from '#scripts/shell-environment.ts';

const run = promisify(execFile);

/** Runs a command of ours to its end and gives what it printed. Throws when it does not end well. */
const printed = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, args, { cwd: root, env: shellEnvironment(), timeout: 100_000 })).stdout;

// They come last, and each keeps one core busy.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test('npm run bench measures everything in a small round', async () => {
  const report = await printed('bench/main.ts', 'small');
  const pages = ['/', '/ without scripts', '/contact', '/contact without scripts'];
  for (const page of pages) expect(report).toMatch(new RegExp(String.raw`^${page} .* \d+ `, 'mu'));
  expect(report).toMatch(/^drawing a page: [\d.]+ ms, of a hundred one takes [\d.]+ ms /mu);
  expect(report).toMatch(/^send-email: \d+ a second; the same rows inserted alone: \d+ /mu);
  expect(report).toMatch(/^sign-in: \d+ a second; the bare hash: \d+ /mu);
  expect(report).toMatch(/^\/rest\/v1\/projects: \d+ a second; the same select alone: \d+ /mu);
  expect(report).toMatch(/^pages: (?:\d+ a second; nginx with the same files: \d+ |not measured, because )/mu);
  expect(report).toMatch(/^with 100 messages stored: \d+ acknowledged a second, a page of the inbox in \d+ ms/mu);
});

test('npm run sweep looks at two addresses in the variants that it is told', async () => {
  const report = await printed('scripts/sweep.ts', '/contact', '/de/thank-you', '--grep', 'White and Bold|motion');
  expect(report).toContain('4 passed');
});

test('npm run torture tries a little of what can go wrong, and nothing is lost', async () => {
  const lines = (await printed('torture/main.ts', 'short')).trim().split('\n');
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/: tried \d+, lost nothing \(/u);
});
