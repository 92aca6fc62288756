import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { goodPassword } from '#server/testing/accounts.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import {
  emptyPlace,
  startTestServer,
  type TestPlace,
  testPlace,
  type TestServer,
} from '#server/testing/test-server.ts';

const commandFile = fileURLToPath(import.meta.resolve('#server/backup/command.ts'));

/** Runs `npm run backup` or `restore` where a server lies. */
const command = ({ path }: TestPlace, ...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [commandFile, ...words],
      { cwd: path, env: { PATH: '/usr/bin:/bin' } },
      (error, ...said) => resolve({ code: error ? Number(error.code) : 0, said: said.join('') }),
    );
  });

async function placeOf(make: () => Promise<TestPlace>): Promise<TestPlace> {
  const made = await make();
  onTestFinished(made.remove);
  return made;
}

const settings = { RATE_LIMITS: 'off', CONFIRM_SIGN_UPS: 'off' };

async function send({ url }: TestServer): Promise<string> {
  const response = await fetch(url + sendEmailPath, post(hello()));
  expect(response.status).toBe(200);
  return ((await response.json()) as { reference: string }).reference;
}

/** Calls as the client of a browser, or with the key of the server as a program of ours. */
async function ask({ url }: TestServer, path: string, body: unknown, key = 'sb_publishable_local'): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': isFile ? 'image/png' : 'application/json',
  };
  return fetch(url + path, { method: 'POST', headers, body: isFile ? Buffer.from(body) : JSON.stringify(body) });
}

const ada = { email: 'ada@example.org', password: goodPassword };
const signIn = async (server: TestServer) => (await ask(server, '/auth/v1/token?grant_type=password', ada)).status;

const references = ({ path }: TestPlace): Promise<Set<string>> =>
  inLiveDatabase(join(path, 'data'), async (sql) => {
    const rows = await sql<{ reference: string }[]>`select reference from app_private.messages`;
    return new Set(rows.map(({ reference }) => reference));
  });

test('MANY-01 MANY-02 a backup of a server that goes on holds everything that was acknowledged before it; restored into an empty folder, messages, files and logins are there', async () => {
  const from = await placeOf(testPlace);
  const server = await startTestServer(from.path, settings);
  expect((await ask(server, '/auth/v1/signup', ada)).status).toBe(200);
  const { backendSecretKey } = JSON.parse(await readFile(join(from.path, 'data/secrets.json'), 'utf8')) as {
    backendSecretKey: string;
  };
  const picture = new Uint8Array(randomBytes(200_000));
  expect(
    (await ask(server, '/storage/v1/bucket', { id: 'things', name: 'things', public: true }, backendSecretKey)).status,
  ).toBe(200);
  expect((await ask(server, '/storage/v1/object/things/one.png', picture, backendSecretKey)).status).toBe(200);
  await writeFile(join(from.path, '.env'), 'HOST=127.0.0.1\n');
  const before = [await send(server), await send(server), await send(server)];

  const work = new AbortController();
  const meanwhile = (async () => {
    while (!work.signal.aborted) await send(server);
  })();
  const file = join(from.path, 'kept.tar.gz');
  const made = await command(from, 'backup', file);
  work.abort();
  await meanwhile;
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/kept\.tar\.gz \(.* MB\): \d+ messages, 1 account, 0 projects, 1 file\./u),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(join(from.path, 'data'))).filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect(await inLiveDatabase(join(from.path, 'data'), (sql) => sql`select from pg_replication_slots`)).toHaveLength(0);
  const all = await references(from);
  expect(await server.end()).toBe(0);

  const to = await placeOf(emptyPlace);
  const restored = await command(to, 'restore', file);
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('is ready') });
  expect(await readFile(join(to.path, '.env'), 'utf8')).toBe('HOST=127.0.0.1\n');
  const again = await startTestServer(to.path, settings);
  const kept = await references(to);
  for (const reference of before) expect(kept).toContain(reference);
  for (const reference of kept) expect(all).toContain(reference);
  expect(await signIn(again)).toBe(200);
  const got = await fetch(`${again.url}/storage/v1/object/public/things/one.png`);
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(picture);
  await send(again);
  expect(await again.end()).toBe(0);

  // Also where no server runs, and never over anything.
  const still = join(to.path, 'still.tar.gz');
  expect(await command(to, 'backup', still)).toMatchObject({ code: 0, said: expect.stringContaining('1 account') });
  expect(await command(to, 'backup', still)).toEqual({
    code: 1,
    said: `${still} is already there. Nothing was changed.\n`,
  });
  expect(await command(to, 'restore', still)).toEqual({ code: 1, said: expect.stringContaining('is not empty') });

  // What is not whole leaves nothing behind.
  const third = await placeOf(emptyPlace);
  await truncate(file, Math.floor((await stat(file)).size / 2));
  const refused = await command(third, 'restore', file);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('as empty as before') });
  const other = join(third.path, 'other.tar.gz');
  await writeFile(other, 'no archive');
  expect(await command(third, 'restore', other)).toMatchObject({ code: 1 });
  expect(await readdir(join(third.path, 'data'))).toEqual([]);
  await mkdir(join(third.path, 'elsewhere'));
  expect(await command(third, 'backup')).toEqual({
    code: 1,
    said: expect.stringContaining('There is no data of a server in'),
  });
  expect((await command(third, 'restore')).said).toContain('npm run restore -- <file>');
});
