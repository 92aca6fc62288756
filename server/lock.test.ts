import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { openedFolder } from './testing/opened-folder.ts';

const holder = `
import { lockFolder } from ${JSON.stringify(fileURLToPath(import.meta.resolve('./lock.ts')))};
console.log(lockFolder(process.argv[1]) === undefined ? 'refused' : 'held');
setInterval(() => {}, 1000);
`;

function hold(folder: string): { answer: Promise<string>; kill: () => Promise<unknown> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  return {
    answer: once(child.stdout, 'data').then(([text]) => String(text).trim()),
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

test('one process holds a folder, and its death by kill -9 frees it', async () => {
  const folder = openedFolder();
  const first = hold(folder);
  expect(await first.answer).toBe('held');
  expect(lockFolder(folder)).toBeUndefined();
  const second = hold(folder);
  expect(await second.answer).toBe('refused');
  await Promise.all([first.kill(), second.kill()]);
  const own = lockFolder(folder);
  expect(own).toBeDefined();
  own?.release();
});

test('of processes that start at the same moment after a crash, one gets it', async () => {
  const folder = openedFolder();
  const crashed = hold(folder);
  await crashed.answer;
  await crashed.kill();
  const starters = Array.from({ length: 4 }, () => hold(folder));
  const answers = await Promise.all(starters.map(({ answer }) => answer));
  expect(answers.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
  await Promise.all(starters.map(({ kill }) => kill()));
});
