import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { callStorage, picture, storageClient } from '#server/testing/files.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { keptAt } from './bytes.ts';
import { databaseBytes } from './database-bytes.ts';
import { moveFiles } from './move-to-database.ts';
import { StorageError } from './storage-error.ts';

const database = await openedDatabase();
const openOne = () => openedAppOn(database, {}, {}, {}, databaseBytes(database.sql));
const [one, other] = await Promise.all([openOne(), openOne()]);
const service = storageClient(one, { apikey: testKeys.secretKey });
beforeAll(() => service.createBucket('papers', { public: true }));

const pieces = async (): Promise<number> =>
  (await database.sql<{ count: number }[]>`select count(distinct version)::int as count from storage.pieces`)[0]
    ?.count ?? 0;
const get = (path: string, headers: Record<string, string> = {}) =>
  callStorage(other, 'GET', `/object/public/papers/${path}`, { headers });

describe('MANY-03 files in the database', () => {
  test('a file that one server takes, another one serves: whole, in ranges, replaced, copied and deleted', async () => {
    const large = randomBytes(700_001);
    await service.from('papers').upload('large.bin', large);
    const whole = await get('large.bin');
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);
    expect(whole.headers.get('etag')).toBe(`"${createHash('md5').update(large).digest('hex')}"`);
    const ends = [
      [0, 0],
      [262_143, 262_144],
      [262_144, 524_287],
      [100_000, 650_000],
      [699_999, 700_000],
    ] as const;
    for (const [first, last] of ends) {
      const part = await get('large.bin', { range: `bytes=${first}-${last}` });
      const content = Buffer.from(await part.arrayBuffer());
      expect([part.status, content.equals(large.subarray(first, last + 1))]).toEqual([206, true]);
    }
    await service.from('papers').copy('large.bin', 'copy.bin');
    await service.from('papers').upload('large.bin', 'small', { upsert: true });
    expect(await (await get('large.bin')).text()).toBe('small');
    expect(Buffer.from(await (await get('copy.bin')).arrayBuffer()).equals(large)).toBe(true);
    await service.from('papers').upload('empty.bin', '');
    expect((await get('empty.bin')).status).toBe(200);
    expect(await databaseBytes(database.sql).copy(randomUUID(), randomUUID())).toBe(false);
    await service.from('papers').remove(['large.bin', 'copy.bin', 'empty.bin']);
    expect((await get('copy.bin')).status).toBe(400);
    // Whoever still reads one gets it to its end; then its bytes go.
    expect(await one.storage.tidy()).toBe(0);
    expect(await pieces()).toBe(3);
    await database.sql`update storage.leftovers set due_at = due_at - interval '1 hour'`;
    await one.storage.tidy();
    expect(await pieces()).toBe(0);
  });

  test('of a file that is too large, or that never ends, nothing stays', async () => {
    await service.createBucket('small', { public: true, fileSizeLimit: '100KB' });
    const refused = await service.from('small').upload('one.bin', randomBytes(300_000));
    expect(refused.error).toMatchObject({ statusCode: '413' });
    const bytes = databaseBytes(database.sql);
    const version = randomUUID();
    await expect(bytes.receive(version, [randomBytes(300_000), randomBytes(300_000)], 500_000)).rejects.toThrow(
      StorageError,
    );
    await bytes.remove(version);
    await database.sql`update storage.leftovers set due_at = due_at - interval '2 hours'`;
    await one.storage.tidy();
    expect(await pieces()).toBe(0);
  });

  test('a version is read as it came, whatever the pieces it arrived in; what is not there is told as missing', async () => {
    const bytes = databaseBytes(database.sql);
    const version = randomUUID();
    const content = randomBytes(600_000);
    await bytes.receive(version, [content.subarray(0, 5), content.subarray(5)], 600_000);
    const opened = await bytes.open(version);
    expect((await buffer(opened?.read(0, 599_999) ?? Readable.from([]))).equals(content)).toBe(true);
    expect(await bytes.open(randomUUID())).toBeUndefined();
    expect((await bytes.readReceived(version)).equals(content)).toBe(true);
    await bytes.remove(version);
  });

  test('a picture of a bucket for pictures is cleaned there, too', async () => {
    await service.createBucket('project_assets', { public: true });
    const sent = await service
      .from('project_assets')
      .upload('a.png', await picture('png'), { contentType: 'image/png' });
    expect(sent.error).toBeNull();
    const got = await callStorage(other, 'GET', '/object/public/project_assets/a.png');
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test('MANY-04 files of a data folder are moved into the database once, also by two servers at once and after an end in between; the folder stays as a copy', async () => {
  const folder = join(database.folder, 'moving');
  const disk = join(folder, 'storage');
  await mkdir(disk, { recursive: true });
  const files = await Promise.all(
    Array.from({ length: 5 }, async (_, nr) => {
      const [version, content] = [randomUUID(), randomBytes(200_000 * nr + 1)];
      await mkdir(dirname(keptAt(disk, version)), { recursive: true });
      await writeFile(keptAt(disk, version), content);
      await database.sql`
        insert into storage.objects (bucket_id, name, version, metadata)
        values ('papers', ${`moved-${nr}.bin`}, ${version}, ${database.sql.json({ eTag: '"x"', size: content.length, mimetype: 'application/octet-stream', cacheControl: 'no-cache', lastModified: new Date().toISOString() })})`;
      return content;
    }),
  );
  // One that an earlier start had moved, and one that lies on another machine.
  const [first] = await database.sql<
    { version: string }[]
  >`select version from storage.objects where name = 'moved-0.bin'`;
  await databaseBytes(database.sql).receive(first?.version ?? '', [files[0] ?? ''] as Buffer[], 10);
  await database.sql`
    insert into storage.objects (bucket_id, name, version, metadata) values ('papers', 'elsewhere.bin', ${randomUUID()}, '{}')`;
  const log = keptLog();
  await Promise.all([moveFiles(database, folder, log), moveFiles(database, folder, log)]);
  await moveFiles(database, folder, log);
  expect(log.lines.filter((line) => line.includes('moved into the database'))).toEqual([
    expect.stringMatching(/"moved":4,"elsewhere":1/u),
  ]);
  for (const [nr, content] of files.entries())
    expect(Buffer.from(await (await get(`moved-${nr}.bin`)).arrayBuffer()).equals(content)).toBe(true);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^storage-moved-\d+$/u)]);
});

test('MANY-04 files of which a database knows none stay where they are: it is another one, and who names it by mistake loses nothing', async () => {
  const folder = join(database.folder, 'of-another-database');
  const file = keptAt(join(folder, 'storage'), randomUUID());
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a picture');
  const log = keptLog();
  await moveFiles(database, folder, log);
  expect(await readdir(folder)).toEqual(['storage']);
  expect(log.lines).toEqual([expect.stringContaining('belong to another database')]);
});
