import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, type LockFile } from './lock-file.ts';
import { root } from './run.ts';

test('adds what is for another system, with the system in its name', () => {
  const { lock, added } = completeLock({
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', '@tool/win32-x64': '1.2.3' },
      },
      'node_modules/@tool/win32-x64': { version: '1.2.3' },
    },
  });
  expect(added).toEqual(['node_modules/@tool/linux-arm64-musl']);
  expect(lock.packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
});

test('the lock file of this project is complete: otherwise "npm ci" refuses it (node scripts/complete-lock.ts)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  expect(completeLock(lock).added).toEqual([]);
});
