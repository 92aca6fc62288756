import { mkdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { restoreIntoDatabase } from '#server/backup/restore-into-database.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { asSuperuser, owner } from '#server/postgres/prepare-owner.ts';
import {
  ask,
  commandWith,
  isSignedIn,
  keepSending,
  readPicture,
  send,
  settings,
  signIn,
  signUp,
  uploadPicture,
} from '#server/testing/backups.ts';
import { openedDatabase, openedPlace } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { emptyPlace, startTestServer, type TestPlace } from '#server/testing/test-server.ts';

test('MANY-12 a backup of a database of somebody’s own, restored into another one, into a data folder, and from there into a third: messages, files and logins are there each time', async () => {
  const database = await openedDatabase(testPostgres);
  const { secrets, embeddedPort: port = 0 } = database;
  // A database of its own, as somebody who runs PostgreSQL makes it.
  const given = async (name: string): Promise<Readonly<Record<string, string>>> => {
    await asSuperuser({ port, password: secrets.postgres }, 'postgres', (sql) =>
      sql.unsafe(`create database ${name} owner ${owner}`),
    );
    return {
      ...settings,
      DATABASE_URL: `postgres://${owner}:${secrets.owner}@127.0.0.1:${port}/${name}`,
      JWT_SECRET: secrets.jwtSecret,
      BACKEND_SECRET_KEY: secrets.backendSecretKey,
    };
  };
  const [first, second, third] = [await given('first'), await given('second'), await given('third')];
  const place = await openedPlace(emptyPlace);
  const server = await startTestServer(place.path, first);
  const token = await signUp(server);
  const picture = await uploadPicture(server, secrets.backendSecretKey);
  const acknowledged = [await send(server), await send(server)];
  const by = (at: Readonly<Record<string, string>>) => postgres(at['DATABASE_URL'] ?? '', { max: 1 });
  const owning = by(first);
  await owning.unsafe(
    String.raw`create table public.made_by_hand (words text); insert into public.made_by_hand values (E'one\ntwo')`,
  );
  await owning.end();

  expect(await isSignedIn(server, token)).toBe(true);
  const work = new AbortController();
  const meanwhile = keepSending(server, work.signal);
  // As a start leaves it that has moved the files of a disk into the database.
  await mkdir(join(place.path, 'data/storage-moved-1'));
  const file = join(place.path, 'rows.tar.gz');
  const made = await commandWith(first, place, 'backup', file);
  work.abort();
  await meanwhile;
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(
      /rows\.tar\.gz \(.* MB\): \d+ messages, 1 account, 0 projects, 1 file\. It was read once/u,
    ),
  });
  expect(made.said).toContain('storage-moved-1 is not needed any more');
  // What cannot be noted is kept all the same, and said.
  const noFolder = join(place.path, 'no-folder');
  await writeFile(noFolder, '');
  expect(
    await commandWith({ ...first, DATA_DIR: noFolder }, place, 'backup', join(place.path, 'unnoted.tar.gz')),
  ).toEqual({
    code: 0,
    said: expect.stringMatching(/unnoted\.tar\.gz .*: \d+ messages.*could not be noted in .*no-folder/su),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await server.end()).toBe(0);

  /** What must be there, wherever it was restored. */
  const isAllThere = async (at: TestPlace, more: Readonly<Record<string, string>> = settings): Promise<void> => {
    const again = await serverHere(at, more);
    expect(await isSignedIn(again, token)).toBe(false);
    expect(await signIn(again)).toBe(200);
    expect(await readPicture(again)).toEqual(picture);
    for (const reference of acknowledged) {
      const { status } = await ask(again, '/functions/v1/find-message', { reference, email: 'ada@example.org' });
      expect([reference, status]).toEqual([reference, 200]);
    }
    acknowledged.push(await send(again));
    await again.end();
  };

  const other = await openedPlace(emptyPlace);
  const otherData = join(other.path, 'data');
  await mkdir(otherData);
  const restoreInto = (url = '', jwtSecret = secrets.jwtSecret, from = file) =>
    restoreIntoDatabase(from, { url, jwtSecret, dataDir: otherData }, keptLog());
  expect(await restoreInto(second['DATABASE_URL'], `${secrets.jwtSecret}another`)).toEqual({
    ok: false,
    because: expect.stringContaining('another JWT_SECRET'),
  });
  const restored = await commandWith(second, other, 'restore', file);
  expect(restored).toEqual({
    code: 0,
    said: expect.stringContaining('rows stay in the backup (rows/): public.made_by_hand'),
  });
  await isAllThere(other, second);
  expect(await restoreInto(second['DATABASE_URL'])).toEqual({
    ok: false,
    because: expect.stringContaining('is not empty'),
  });

  // Into a data folder with a database of its own, and on from there.
  acknowledged.pop();
  const folder = await openedPlace(emptyPlace);
  const folderData = join(folder.path, 'data');
  expect(await restoreBackup(file, folderData, join(folder.path, '.env'), keptLog())).toMatchObject({ ok: true });
  await isAllThere(folder);
  const whole = join(folder.path, 'whole.tar.gz');
  expect(await makeBackup(folderData, whole, join(folder.path, '.env'))).toMatchObject({ ok: true });
  const last = await openedPlace(emptyPlace);
  expect(await restoreInto(third['DATABASE_URL'], secrets.jwtSecret, whole)).toMatchObject({
    ok: true,
    value: { files: 1 },
  });
  await isAllThere(last, third);

  // What is damaged is never kept.
  await truncate(file, Math.floor((await stat(file)).size / 2));
  const fourth = await given('fourth');
  await expect(restoreInto(fourth['DATABASE_URL'])).rejects.toThrow('tar: ');
});
