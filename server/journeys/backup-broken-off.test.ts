import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { openedPlace } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { emptyPlace, launch, type TestPlace } from '#server/testing/test-server.ts';

const commandFile = fileURLToPath(import.meta.resolve('#server/backup/command.ts'));

const optionsAt = ({ path }: TestPlace) => ({ cwd: path, env: bareEnvironment });

// What is not killed runs in this process: a command of its own takes a second of the processor.
const backUp = ({ path }: TestPlace, file: string) => makeBackup(join(path, 'data'), file, join(path, '.env'));
const restore = ({ path }: TestPlace, file: string) =>
  restoreBackup(file, join(path, 'data'), join(path, '.env'), keptLog());

const unfinished = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('unfinished-'));

/** Kills a command as soon as its work begins to stand in a folder. */
async function killAtWork(place: TestPlace, folder: string, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [commandFile, ...words], { ...optionsAt(place), stdio: 'ignore' });
  while ((await unfinished(folder)).length === 0 && child.exitCode === null) await wait(1);
  child.kill('SIGKILL');
  await once(child, 'close');
}

test('MANY-01 MANY-02 what a killed backup leaves is cleared by the next, no server starts where a restore was broken off, and a data folder may be a disk of its own, with what stands at its top', async () => {
  const from = await openedPlace();
  const data = join(from.path, 'data');
  await mkdir(join(data, 'lost+found'));
  const file = join(from.path, 'kept.tar.gz');
  await killAtWork(from, data, 'backup', file);
  expect(await unfinished(data)).toHaveLength(1);
  // A name that a person chose is theirs.
  const own = 'unfinished-backup-of-monday.tar.gz';
  await writeFile(join(from.path, own), '');
  await writeFile(join(from.path, 'unfinished-backup-999999999-kept.tar.gz'), '');
  expect(await backUp(from, file)).toMatchObject({ ok: true });
  expect(await unfinished(data)).toEqual([]);
  expect(await unfinished(from.path)).toEqual([own]);
  const packed = spawnSync('tar', ['-tzf', file], { encoding: 'utf8' }).stdout;
  expect([packed.includes('data/secrets.json'), packed.includes('lost+found')]).toEqual([true, false]);

  const to = await openedPlace(emptyPlace);
  const into = join(to.path, 'data');
  await mkdir(join(into, 'lost+found'), { recursive: true });
  const torn = join(to.path, 'torn.tar.gz');
  await writeFile(torn, 'no archive');
  expect(await restore(to, torn)).toMatchObject({ ok: false });
  expect(await readdir(into)).toEqual(['lost+found']);
  await killAtWork(to, into, 'restore', file);
  expect(await unfinished(into)).toHaveLength(1);
  const refused = launch(to.path);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('was broken off');
  // Killed before anything was laid: the next one may.
  expect(await restore(to, file)).toMatchObject({ ok: true });
  expect(await unfinished(into)).toEqual([]);
  expect(await readdir(into)).toEqual(expect.arrayContaining(['lost+found', 'postgres', 'secrets.json']));
  const server = await serverHere(to, {});
  await server.end();

  // Killed later: what lies there could be a half.
  await mkdir(join(into, 'unfinished-restore-999999999-abcdef'));
  expect(await restore(to, file)).toEqual({ ok: false, because: expect.stringContaining('is not empty') });
  const half = launch(to.path);
  expect(await half.ended).toBe(1);
  expect(half.output()).toContain('was broken off');
});

test('MANY-01 a backup that finds no room says so before it takes any: a full disk would end the database', async () => {
  const place = await openedPlace();
  const { path } = place;
  const files = join(path, 'data/storage');
  await mkdir(files);
  await writeFile(join(files, 'large'), '');
  // Nothing of it is on the disk.
  await truncate(join(files, 'large'), 8e12);
  expect(await backUp(place, join(path, 'kept.tar.gz'))).toEqual({
    ok: false,
    because: expect.stringMatching(
      /^There is too little room: a backup needs 16\d{6} MB for some moments, and \d+ MB are free/u,
    ),
  });
  expect([...(await unfinished(path)), ...(await unfinished(join(path, 'data')))]).toEqual([]);
});
