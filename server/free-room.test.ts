import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { backUpRows } from './backup/backup-rows.ts';
import { packWhole } from './backup/pack.ts';
import { restoreBackup } from './backup/restore.ts';
import { isShortOfRoom, sayWithoutRoom } from './free-room.ts';
import { databaseName, owner } from './postgres/prepare-owner.ts';
import { openedDatabase, openedPlace } from './testing/opened.ts';
import { keptLog } from './testing/quiet-log.ts';
import { testPostgres } from './testing/test-database.ts';
import { emptyPlace, launch } from './testing/test-server.ts';

/** A disk of so many MB, in memory. Out: nothing where only root may make one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = openedFolder();
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]);
  if (made.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return folder;
}

const isFull = (disk: string) =>
  new RegExp(`^The disk is full: 0 MB are free where ${disk} lies\\. Make room there, and try again\\.$`, 'u');

test('where there is room nothing is said of it, also of a folder that is made later', async () => {
  expect(await sayWithoutRoom('/tmp/not there/yet')).toBe('');
});

test('a server that cannot start says when the disk is full, below the words of who met it', async (context) => {
  const { path } = await openedPlace(emptyPlace);
  const disk = smallDisk(20);
  if (disk === undefined) return context.skip('only root may make a small disk');
  const DATA_DIR = `${disk}/data`;
  const server = launch(path, { DATA_DIR });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/could not extend file|No space left/u);
  expect(server.output().trim().split('\n').at(-1)).toMatch(
    new RegExp(`^The disk is full: \\d+ MB are free where ${DATA_DIR} lies\\. Make room there, and try again\\.$`, 'u'),
  );
});

test('MANY-01 a backup that does not fit where it is written to says so, and leaves nothing there', async (context) => {
  const disk = smallDisk(1);
  if (disk === undefined) return context.skip('only root may make a small disk');
  const path = openedFolder();
  // Nothing makes it smaller.
  await writeFile(join(path, 'data'), randomBytes(2e6));
  await expect(packWhole(path, join(disk, 'kept.tar.gz'), ['data'])).rejects.toThrow(isFull(disk));
  expect(await readdir(disk)).toEqual([]);
});

test('MANY-02 a restore for which the disk is too small says so, and leaves the folder empty', async (context) => {
  const disk = smallDisk(3);
  if (disk === undefined) return context.skip('only root may make a small disk');
  const path = openedFolder();
  await mkdir(join(path, 'data/postgres'), { recursive: true });
  for (const [name, content] of Object.entries({
    'secrets.json': '{}',
    'postgres/PG_VERSION': '18\n',
    'postgres/rows': randomBytes(2e6),
  }))
    await writeFile(join(path, 'data', name), content);
  const file = join(path, 'kept.tar.gz');
  await packWhole(path, file, ['data']);
  const dataDir = join(disk, 'data');
  expect(await restoreBackup(file, dataDir, join(path, '.env'), keptLog())).toEqual({
    ok: false,
    because: `The backup could not be restored, and ${dataDir} is as empty as before. The disk became full: for some moments a restore needs room for the data twice. Make room, and try again.`,
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('MANY-12 a backup of a database of somebody’s own, whose rows do not fit, says so as well, and leaves nothing there', async (context) => {
  const disk = smallDisk(1);
  if (disk === undefined) return context.skip('only root may make a small disk');
  const { sql, secrets, embeddedPort, folder } = await openedDatabase(testPostgres);
  await sql`create table public.large as select repeat('x', 2000000) as words`;
  const source = {
    url: `postgres://${owner}:${secrets.owner}@127.0.0.1:${embeddedPort}/${databaseName}`,
    jwtSecret: secrets.jwtSecret,
    backendSecretKey: secrets.backendSecretKey,
    dataDir: folder,
  };
  await expect(backUpRows(source, join(disk, 'kept.tar.gz'), join(folder, '.env'))).rejects.toThrow(isFull(disk));
  expect(await readdir(disk)).toEqual([]);
});

test('SEC-14 the last tenth of a small disk is kept', async (context) => {
  const disk = smallDisk(20);
  if (disk === undefined) return context.skip('only root may make a small disk');
  expect(await isShortOfRoom(disk)).toBe(false);
  await writeFile(join(disk, 'large'), randomBytes(17e6));
  expect(await isShortOfRoom(disk)).toBe(false);
  await writeFile(join(disk, 'larger'), randomBytes(2.5e6));
  expect(await isShortOfRoom(disk)).toBe(true);
});
