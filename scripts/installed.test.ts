import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { root } from './run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts).filter((command) => command.startsWith('node '));

test('each of our commands first looks whether all is installed', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) expect(command).toMatch(/^node -r \.\/scripts\/installed\.cjs /u);
});

test('before npm ci, after one that left something out, and after an update without it, a sentence says what to run', () => {
  const folder = openedFolder();
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(root, 'scripts/installed.cjs'), join(folder, 'scripts/installed.cjs'));
  writeFileSync(join(folder, 'scripts/start.ts'), 'const said: string = "It runs.";\nconsole.log(said);\n');
  const [, ...args] = scripts['start']?.split(' ') ?? [];
  const said = (...flags: string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  // The Node of a machine may be one that reads no TypeScript.
  const older = '--no-strip-types';
  const again = 'Run this, and try again when it has ended:\n\n   ';

  const nothing = `What the site needs is not installed yet, or not all of it. ${again} npm ci\n\n`;
  expect(said(older)).toBe(nothing);
  const full = join(folder, 'full.cjs');
  writeFileSync(full, "require('node:fs').statfsSync = () => ({ bavail: 900, bsize: 1e6 });\n");
  expect(said('-r', full)).toContain(
    `all of it. Less than 1 GB is free where ${folder} lies. Make room there first. ${again} npm ci\n`,
  );
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, 'node'), { recursive: true });
  expect(said(older)).toBe(nothing);
  const installed = {
    'node_modules/one': { version: '1.0.0' },
    'node_modules/two': { version: '2.0.0', optional: true },
  };
  const list = (file: string, of: object): void => writeFileSync(file, JSON.stringify({ packages: of }));
  list(join(packages, '.package-lock.json'), installed);
  const some = `npm has left out a part of what the site needs. ${again} npm ci --include=dev --ignore-scripts=false\n\n`;
  expect(said(older)).toBe(some);
  mkdirSync(join(packages, 'node/bin'));
  const wanted = join(folder, 'package-lock.json');
  const other = `What is installed belongs to another version of the site. ${again} npm ci\n\n`;
  list(wanted, { ...installed, 'node_modules/one': { version: '1.0.1' } });
  expect(said()).toBe(other);
  list(wanted, { ...installed, 'node_modules/three': { version: '3.0.0' } });
  expect(said()).toBe(other);
  // For another machine than this one.
  list(wanted, { '': { version: '0.1.0' }, ...installed, 'node_modules/three': { version: '3.0.0', optional: true } });
  expect(said()).toBe('It runs.\n');
});
