import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { writeWhole } from './write-whole.ts';

test('a file is written whole, and one that cannot be leaves the old one and nothing beside it', async () => {
  const folder = openedFolder();
  const file = join(folder, 'kept');
  await writeWhole(file, 'old');
  // What is no content fails at writing, as on a full disk.
  await expect(writeWhole(file, 7 as unknown as string)).rejects.toThrow(TypeError);
  expect(await readdir(folder)).toEqual(['kept']);
  expect(await readFile(file, 'utf8')).toBe('old');
});
