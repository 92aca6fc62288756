import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, toolPath } from './run.ts';
import { withoutBrowsers } from './without-browsers.ts';

const path = process.env['PATH'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'with-a-browser-'));
  for (const name of ['chromium', 'other']) writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  process.env['PATH'] = `${folder}${delimiter}${path}`;
});
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

const starts = (program: string): boolean => spawnSync(program).status === 0;

test('hides the browsers of a machine for a while, and nothing else', async () => {
  expect([starts('chromium'), starts('other')]).toEqual([true, true]);
  expect(await withoutBrowsers(async () => [starts('chromium'), starts('other')])).toEqual([false, true]);
  await expect(withoutBrowsers(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  expect(starts('chromium')).toBe(true);
});

test('no browser is needed to load the browser tests and what configures them', async () => {
  const listed = await withoutBrowsers(async () =>
    spawnSync(process.execPath, [toolPath('playwright', '@playwright/test'), 'test', '--list', '--reporter=list'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  );
  expect([listed.status, listed.stderr]).toEqual([0, '']);
  expect(listed.stdout).toMatch(/Total: \d{3,} tests/u);
});
