import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import {
  command,
  isSignedIn,
  keepSending,
  readPicture,
  send,
  settings,
  signIn,
  signUp,
  uploadPicture,
} from '#server/testing/backups.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { openedPlace } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { emptyPlace, startTestServer, type TestPlace } from '#server/testing/test-server.ts';

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
  // As of an upload that ends while the copy is made, after the database was copied.
  const unnamed = randomUUID();
  await writeFile(join(from.path, 'data/storage/incoming', unnamed), 'half');

  expect(await isSignedIn(server, token)).toBe(true);
  const work = new AbortController();
  const meanwhile = keepSending(server, work.signal);
  const file = join(from.path, 'kept.tar.gz');
  expect(await command(from, 'fetched')).toEqual({ code: 1, said: expect.stringContaining('No backup') });
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

  expect(await command(from, 'fetched')).toEqual({ code: 0, said: expect.stringContaining('/team/well') });

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
  const left = await inLiveDatabase(
    join(to.path, 'data'),
    (sql) => sql<{ version: string }[]>`select version from storage.leftovers`,
  );
  expect(left.map(({ version }) => version)).toEqual([unnamed]);
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
