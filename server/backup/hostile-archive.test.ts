import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { restoreBackup } from './restore.ts';

const run = promisify(execFile);

/** Packs what `fill` lays into a folder, as somebody could who wants to be restored. */
async function packed(root: string, fill: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(root, 'evil');
  await mkdir(folder);
  await fill(folder);
  const file = join(root, 'evil.tar.gz');
  await run('tar', ['-C', folder, '-czpf', file, '.']);
  return file;
}

/** A data folder with nothing in it but what a backup is known by. */
async function dataIn(folder: string): Promise<void> {
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
  await writeFile(join(folder, 'secrets.json'), '{}');
}

const restored = (root: string, file: string) => restoreBackup(file, join(root, 'new'), join(root, '.env'), keptLog());

test('MANY-02 a backup that leads elsewhere is refused, and nothing there is touched', async () => {
  const root = openedFolder();
  const other = join(root, 'another-site');
  await dataIn(other);
  const file = await packed(root, (folder) => symlink(other, join(folder, 'data')));

  expect(await restored(root, file)).toEqual({
    ok: false,
    because: expect.stringContaining('neither file nor folder'),
  });
  expect((await readdir(other)).toSorted()).toEqual(['postgres', 'secrets.json']);
  expect(await readFile(join(other, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18');
  expect(await readdir(join(root, 'new'))).toEqual([]);
});

test.each<[string, (data: string) => Promise<unknown>, string]>([
  ['a link among the files', (data) => symlink('/etc', join(data, 'storage')), 'neither file nor folder'],
  ['a pipe', (data) => run('mkfifo', [join(data, 'outbox')]), 'neither file nor folder'],
  [
    'a program that would run as whoever restores it',
    async (data) => {
      await writeFile(join(data, 'shell'), '');
      await chmod(join(data, 'shell'), 0o4755);
    },
    'runs as somebody else',
  ],
])('MANY-02 %s is no part of a backup', async (_, add, words) => {
  const root = openedFolder();
  const file = await packed(root, async (folder) => {
    await dataIn(join(folder, 'data'));
    await add(join(folder, 'data'));
  });
  expect(await restored(root, file)).toEqual({ ok: false, because: expect.stringContaining(words) });
  expect(await readdir(join(root, 'new'))).toEqual([]);
});
