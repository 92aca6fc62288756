import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { restoreIntoDatabase } from '#server/backup/restore-into-database.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { asSuperuser, owner } from '#server/postgres/prepare-owner.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { openedPlace } from '#server/testing/opened-place.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { emptyPlace, startTestServer, type TestPlace, type TestServer } from '#server/testing/test-server.ts';

const commandFile = fileURLToPath(import.meta.resolve('#server/backup/command.ts'));

/** Runs `npm run backup` or `restore` where a server lies. */
const command = (place: TestPlace, ...words: string[]): Promise<{ code: number; said: string }> =>
  commandWith({}, place, ...words);

const commandWith = (
  settings: Readonly<Record<string, string>>,
  { path }: TestPlace,
  ...words: string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [commandFile, ...words],
      { cwd: path, env: { ...bareEnvironment, ...settings } },
      (error, ...said) => resolve({ code: error ? Number(error.code) : 0, said: said.join('') }),
    );
  });

const settings = { RATE_LIMITS: 'off', CONFIRM_SIGN_UPS: 'off' };

type Site = Pick<TestServer, 'url'>;
const send = async (server: Site): Promise<string> => (await visitorWrites(server)).reference;

/** Calls as the client of a browser, or with the key of the server as a program of ours. */
async function ask({ url }: Site, path: string, body: unknown, key = 'sb_publishable_local'): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': isFile ? 'image/png' : 'application/json',
  };
  return fetch(url + path, { method: 'POST', headers, body: isFile ? Buffer.from(body) : JSON.stringify(body) });
}

const ada = { email: 'ada@example.org', password: goodPassword };
const signIn = async (server: Site) => (await ask(server, '/auth/v1/token?grant_type=password', ada)).status;

/** Makes Ada an account. Out: the token of her session. */
async function signUp(server: Site): Promise<string> {
  const answer = await ask(server, '/auth/v1/signup', ada);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

const isSignedIn = async ({ url }: Site, token: string): Promise<boolean> =>
  (
    await fetch(`${url}/auth/v1/user`, {
      headers: { apikey: 'sb_publishable_local', authorization: `Bearer ${token}` },
    })
  ).ok;

async function uploadPicture(server: Site, key: string): Promise<Uint8Array> {
  const picture = new Uint8Array(randomBytes(600_000));
  expect((await ask(server, '/storage/v1/bucket', { id: 'things', name: 'things', public: true }, key)).status).toBe(
    200,
  );
  expect((await ask(server, '/storage/v1/object/things/one.png', picture, key)).status).toBe(200);
  return picture;
}

const readPicture = async ({ url }: Site): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${url}/storage/v1/object/public/things/one.png`)).arrayBuffer());

/** Some thirty messages a second: as many as can be would take the processor from what is made meanwhile. */
async function keepSending(server: Site, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await wait(30)) await send(server);
}

const references = ({ path }: TestPlace): Promise<Set<string>> =>
  inLiveDatabase(join(path, 'data'), async (sql) => {
    const rows = await sql<{ reference: string }[]>`select reference from app_private.messages`;
    return new Set(rows.map(({ reference }) => reference));
  });

test('MANY-01 MANY-02 a backup of a server that goes on holds everything that was acknowledged before it; restored into an empty folder, messages, files and logins are there', async () => {
  const from = await openedPlace();
  const server = await startTestServer(from.path, settings);
  const token = await signUp(server);
  const { backendSecretKey } = JSON.parse(await readFile(join(from.path, 'data/secrets.json'), 'utf8')) as {
    backendSecretKey: string;
  };
  const picture = await uploadPicture(server, backendSecretKey);
  await writeFile(join(from.path, '.env'), 'HOST=127.0.0.1\n# Where:\nDATA_DIR=data\n');
  const before = [await send(server), await send(server), await send(server)];

  expect(await isSignedIn(server, token)).toBe(true);
  const work = new AbortController();
  const meanwhile = keepSending(server, work.signal);
  const file = join(from.path, 'kept.tar.gz');
  const made = await command(from, 'backup', file);
  work.abort();
  await meanwhile;
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/kept\.tar\.gz \(.* MB\): \d+ messages, 1 account, 0 projects, 1 file\./u),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(join(from.path, 'data'))).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
  expect(await inLiveDatabase(join(from.path, 'data'), (sql) => sql`select from pg_replication_slots`)).toHaveLength(0);
  const all = await references(from);
  expect(await server.end()).toBe(0);

  const to = await openedPlace(emptyPlace);
  const restored = await command(to, 'restore', file);
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/is ready.* but for DATA_DIR/u) });
  // The next start must find what was restored, and no other folder or database.
  expect(await readFile(join(to.path, '.env'), 'utf8')).toBe('HOST=127.0.0.1\n# Where:\n# DATA_DIR=data\n');
  const again = await serverHere(to, settings);
  const kept = await references(to);
  for (const reference of before) expect(kept).toContain(reference);
  for (const reference of kept) expect(all).toContain(reference);
  // Whoever has signed out since then would be signed in again.
  expect(await isSignedIn(again, token)).toBe(false);
  expect(await signIn(again)).toBe(200);
  expect(await readPicture(again)).toEqual(picture);
  await send(again);
  await again.end();

  // What cannot be noted is kept all the same, and said.
  await mkdir(join(to.path, 'data/last-backup.json/of somebody'), { recursive: true });
  expect(await command(to, 'backup', join(to.path, 'unnoted.tar.gz'))).toEqual({
    code: 0,
    said: expect.stringMatching(/unnoted\.tar\.gz .*: \d+ messages.*could not be noted in/su),
  });
  await rm(join(to.path, 'data/last-backup.json'), { recursive: true });

  // Also where no server runs, and never over anything.
  const still = join(to.path, 'still.tar.gz');
  const asItStands = await makeBackup(join(to.path, 'data'), still, join(to.path, '.env'));
  expect(asItStands).toMatchObject({ ok: true, value: { accounts: 1, messages: kept.size + 1 } });
  expect(await command(to, 'backup', still)).toEqual({
    code: 1,
    said: `${still} is already there. Nothing was changed.\n`,
  });
  // How a refusal is told is seen above: a command takes a second of the processor.
  const restoreInto = ({ path }: TestPlace, what: string) =>
    restoreBackup(what, join(path, 'data'), join(path, '.env'), keptLog());
  expect(await restoreInto(to, still)).toEqual({ ok: false, because: expect.stringContaining('is not empty') });

  // What is not whole leaves nothing behind.
  const third = await openedPlace(emptyPlace);
  await truncate(file, Math.floor((await stat(file)).size / 2));
  expect(await restoreInto(third, file)).toEqual({
    ok: false,
    because: expect.stringContaining('as empty as before'),
  });
  const other = join(third.path, 'other.tar.gz.gpg');
  await writeFile(other, 'no archive');
  expect(await restoreInto(third, other)).toEqual({
    ok: false,
    because: expect.stringContaining('One that ends in .gpg is still locked'),
  });
  expect(await readdir(join(third.path, 'data'))).toEqual([]);
  const inThird = (name: string) => join(third.path, name);
  expect(await makeBackup(inThird('elsewhere'), inThird('one.tar.gz'), inThird('.env'))).toEqual({
    ok: false,
    because: expect.stringContaining('There is no data of a server in'),
  });
  expect((await command(third, 'restore')).said).toContain('npm run restore -- <file>');
});

test('MANY-12 a backup of a database of somebody’s own, restored into another one, into a data folder, and from there into a third: messages, files and logins are there each time', async () => {
  const database = await testPostgres();
  onTestFinished(database.close);
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
