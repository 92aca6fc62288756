import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inShell } from './in-shell.ts';

test('a path in a sentence is one word for the shell into which somebody copies it', () => {
  const awkward = ['/home/ada/Für uns/data', "/home/ada/Ada's site/data", '/srv/$HOME `x`/data'];
  for (const path of ['/home/ecosystem/app/data', ...awkward])
    expect(spawnSync('sh', ['-c', `printf %s ${inShell(path)}`], { encoding: 'utf8' }).stdout).toBe(path);
  expect(inShell('/home/ecosystem/app/data')).toBe('/home/ecosystem/app/data');
});
