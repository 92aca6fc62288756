import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { clearLeftover } from './leftover.ts';
import { choosePlace, type ClusterPlace } from './place.ts';

async function placeWith(content: string): Promise<{ place: ClusterPlace; file: string }> {
  const folder = openedFolder();
  const cluster = join(folder, 'postgres');
  await mkdir(cluster);
  const file = join(cluster, 'postmaster.pid');
  await writeFile(file, content);
  return { place: { ...(await choosePlace(folder)), cluster }, file };
}

test.each([
  ['empty', ''],
  ['full of zeros', '\0'.repeat(88)],
])(
  'a pid file that a power cut left %s keeps no server from starting, and is left alone for a second',
  async (_what, content) => {
    const { place, file } = await placeWith(content);
    const begun = performance.now();
    await clearLeftover(place);
    expect(existsSync(file)).toBe(false);
    expect(performance.now() - begun).toBeGreaterThan(1000);
  },
);

test('a number that comes late into a pid file is heeded, also in one that was made anew meanwhile', async () => {
  const { place, file } = await placeWith('');
  const living = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', place.cluster]);
  onTestFinished(() => void living.kill());
  await once(living, 'spawn');
  const clearing = clearLeftover(place);
  await wait(200);
  for (const [content, ms] of [
    [`${living.pid}\n`, 1200],
    ['', 200],
    [`${living.pid}\n`, 1200],
  ] as const) {
    await writeFile(file, content);
    await wait(ms);
    expect(existsSync(file)).toBe(true);
  }
  living.kill();
  await clearing;
  expect(existsSync(file)).toBe(false);
});
