import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#server/testing/test-folder.ts';
import { clearBuild, keepEarlier } from './earlier-scripts.ts';

test('a build keeps the scripts of the whole one before, for pages that are still open', async () => {
  const { path: folder, remove } = testFolder();
  onTestFinished(remove);
  const write = (...names: string[]) => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    for (const name of names) writeFileSync(join(folder, 'site/assets', name), '');
  };
  const build = async (...names: string[]) => {
    write(...names);
    await keepEarlier(folder);
  };
  const kept = () => readdirSync(join(folder, 'earlier/assets'));

  // The first one, into a folder that is not there yet.
  await clearBuild(join(folder, 'none'), false);
  await build('form-1.js', 'same.js');
  expect(readdirSync(folder)).toEqual(['site']);
  await clearBuild(folder, true);
  await build('form-2.js', 'same.js');
  expect(kept()).toEqual(['form-1.js']);
  // Made again from the same.
  await clearBuild(folder, true);
  await build('form-2.js', 'same.js');
  expect(kept()).toEqual(['form-1.js']);
  // One that breaks off takes nothing away.
  await clearBuild(folder, true);
  write('form-3.js');
  expect(kept()).toEqual(['form-1.js']);
  await clearBuild(folder, false);
  await build('form-4.js', 'same.js');
  expect(kept()).toEqual(['form-2.js']);
  expect(readdirSync(folder).toSorted()).toEqual(['earlier', 'site']);
});
