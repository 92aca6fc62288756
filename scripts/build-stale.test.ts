import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildKey, storedKey, storeKey } from './build-stale.ts';

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-stale-'));
  for (const name of ['app', 'content', 'server/pages']) mkdirSync(join(folder, name), { recursive: true });
  write('package-lock.json', '{}');
  write('app/document.tsx', 'one');
  write('content/home.ts', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same sources give the same key', () => {
  expect(buildKey(folder, {})).toBe(buildKey(folder, {}));
});

test.each([
  'package-lock.json',
  'app/document.tsx',
  'content/new.ts',
  'server/pages/content-policy.ts',
  'vite.config.ts',
])('a change in %s makes the build stale', (path) => {
  const before = buildKey(folder, {});
  write(path, 'changed');
  expect(buildKey(folder, {})).not.toBe(before);
});

test('a file that moved makes the build stale', () => {
  const before = buildKey(folder, {});
  rmSync(join(folder, 'app/document.tsx'));
  write('app/page.tsx', 'one');
  expect(buildKey(folder, {})).not.toBe(before);
});

test.each(['app/document.test.tsx', 'README.md'])('a change in %s does not', (path) => {
  const before = buildKey(folder, {});
  write(path, 'changed');
  expect(buildKey(folder, {})).toBe(before);
});

test('PUBLIC_ values count, others and empty ones do not', () => {
  const plain = buildKey(folder, {});
  expect(buildKey(folder, { PUBLIC_SITE_URL: 'https://example.org' })).not.toBe(plain);
  expect(buildKey(folder, { PUBLIC_SITE_URL: '', SMTP_URL: 'smtp://mail' })).toBe(plain);
  expect(buildKey(folder, { PUBLIC_A: '1', PUBLIC_B: '2' })).toBe(buildKey(folder, { PUBLIC_B: '2', PUBLIC_A: '1' }));
});

test('the key of a build is remembered beside it', () => {
  expect(storedKey(folder)).toBeUndefined();
  storeKey(folder, 'abc');
  expect(storedKey(folder)).toBe('abc');
});
