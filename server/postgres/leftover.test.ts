import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#server/testing/test-folder.ts';
import { clearLeftover } from './leftover.ts';
import { choosePlace } from './place.ts';

test.each([
  ['empty', ''],
  ['full of zeros', '\0'.repeat(88)],
])('a pid file that a power cut left %s keeps no server from starting', async (_what, content) => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  await chmod(folder.path, 0o711);
  const cluster = join(folder.path, 'postgres');
  await mkdir(cluster);
  const file = join(cluster, 'postmaster.pid');
  await writeFile(file, content);
  await clearLeftover({ ...(await choosePlace(folder.path)), cluster });
  expect(existsSync(file)).toBe(false);
});
