import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '#scripts/run.ts';
import { shellEnvironment } from '#scripts/shell-environment.ts';

const run = promisify(execFile);

/** Runs a command of ours to its end and gives what it printed. Throws, with that, when it does not end well. */
const printed = async (...args: string[]): Promise<string> =>
  run(process.execPath, args, { cwd: root, env: shellEnvironment(), timeout: 400_000 }).then(
    ({ stdout }) => stdout,
    ({ message, stdout }: Error & { stdout: string }) => Promise.reject(new Error(`${message}\n${stdout}`)),
  );

// They come last, and each keeps one core busy.
test.describe.configure({ mode: 'parallel', timeout: 420_000 });

test('npm run bench measures everything in a small round', async () => {
  const report = await printed('bench/main.ts', 'small');
  // First paint, largest paint, blocked, shift, tools, form, next page, back; then the bytes and requests.
  expect(report).toMatch(/^\/contact +\d+ +\d+ +\d+ +[\d.]+ +\d+ +\d+ +\d+ +\d+$/mu);
  expect(report).toMatch(/^\/contact without scripts +\d+ +\d+ +\d+ +[\d.]+ +– +– +\d+ +\d+$/mu);
  expect(report).toMatch(/^\/contact(?: +\d+){8}$/mu);
  expect(report).toMatch(/^\/contact without scripts +\d+ +\d+ +0(?: +\d+){5}$/mu);
  expect(report).toMatch(/^Lighthouse: not measured, because /mu);
  expect(report).toMatch(/^drawing a page: [\d.]+ ms, of a hundred one takes [\d.]+ ms /mu);
  const load = String.raw`\d+ a second, 99 of 100 within [\d.]+ ms`;
  for (const [what, than] of [
    ['send-email', 'the same rows inserted alone'],
    ['sign-in', 'the bare hash'],
    ['/rest/v1/projects', 'the same select alone'],
  ])
    expect(report).toMatch(new RegExp(`^${what}: ${load}; ${than}: ${load} `, 'mu'));
  expect(report).toMatch(/^send-email at half of that: 99 of 100 within \d+ ms$/mu);
  expect(report).toMatch(
    new RegExp(`^pages: (?:${load}; nginx with the same files: ${load} |not measured, because )`, 'mu'),
  );
  expect(report).toMatch(/^started and serving after \d+ ms$/mu);
  expect(report.match(/^memory after .*: \d+ MB, and its database \d+ MB$/gmu)).toHaveLength(3);
  expect(report).toMatch(/^a page while 100 of 100 slow visitors are held: \d+ ms$/mu);
  expect(report).toMatch(/^published and read with 10 others: a text in \d+ ms, an entry of a list in \d+ ms$/mu);
  expect(report).toMatch(/^with 100 messages stored: \d+ acknowledged a second, a page of the inbox in \d+ ms/mu);
});

test('npm run sweep looks at two addresses in the profiles that it is told', async () => {
  const report = await printed('scripts/sweep.ts', '/contact', '/de/thank-you', '--grep', 'Light hurts|Letters swim');
  expect(report).toContain('4 passed');
});

test('npm run torture tries a little of what can go wrong, and nothing is lost', async () => {
  const report = await printed('torture/main.ts', 'short');
  expect(report.match(/^.+: tried \d+, lost nothing \(/gmu)).toHaveLength(5);
});
