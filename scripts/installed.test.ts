import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#server/testing/test-folder.ts';
import { root } from './run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts).filter((command) => command.startsWith('node '));

test('each of our commands first looks whether all is installed', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) expect(command).toMatch(/^node -r \.\/scripts\/installed\.cjs /u);
});

test('before npm ci, and after one that left something out, a sentence says what to run', () => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  mkdirSync(join(folder.path, 'scripts'));
  copyFileSync(join(root, 'scripts/installed.cjs'), join(folder.path, 'scripts/installed.cjs'));
  writeFileSync(join(folder.path, 'scripts/start.ts'), 'const said: string = "It runs.";\nconsole.log(said);\n');
  const [, ...args] = scripts['start']?.split(' ') ?? [];
  const said = (...flags: string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...args], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  // The Node of a machine may be one that reads no TypeScript.
  const older = '--no-strip-types';
  const again = 'Run this, and try again when it has ended:\n\n   ';

  const nothing = `What the site needs is not installed yet, or not all of it. ${again} npm ci\n\n`;
  expect(said(older)).toBe(nothing);
  const packages = join(folder.path, 'node_modules');
  mkdirSync(join(packages, 'node'), { recursive: true });
  expect(said(older)).toBe(nothing);
  writeFileSync(join(packages, '.package-lock.json'), '{}');
  const some = `npm has left out a part of what the site needs. ${again} npm ci --include=dev --ignore-scripts=false\n\n`;
  expect(said(older)).toBe(some);
  mkdirSync(join(packages, 'node/bin'));
  expect(said()).toBe('It runs.\n');
});
