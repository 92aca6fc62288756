import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { teamLanguage } from '#content/mail/team-language.ts';
import { setUpPath } from '#contract/set-up.ts';
import { grantRole, revokeRole } from '#server/auth/admin/roles.ts';
import { browserClient, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp, openedAppOn, openedPlace } from '#server/testing/opened.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { makeSetUpLink } from './links.ts';
import { tellSetUpLink } from './tell-link.ts';

const { database, app } = await openedApp();
let token: string;
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  token = (await makeSetUpLink(database.sql)) ?? '';
});

const ada = { email: 'ada@example.org', password: goodPassword, name: 'Ada', locale: 'de' };

async function become(body: object, at = app): Promise<[number, string | undefined]> {
  const sent = { ...ada, token, ...body };
  const [status, { error }] = await callFunction<{ error?: string }>(at, { headers: {} }, 'POST', 'set-up', sent);
  return [status, error];
}

/** What somebody finds at an address, and all that tells one answer from another. */
async function visit(path: string) {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  return { status: answer.status, headers, text: await answer.text() };
}

const admins = () => database.sql`select from auth.users where raw_app_meta_data ->> 'role' = 'admin'`;

test('NEWS-30 the link shows its page in both languages, is kept by nobody, and makes an account that is an admin with its address confirmed', async () => {
  for (const locale of ['en', 'de'] as const) {
    const { status, headers, text } = await visit(setUpPath(token, locale));
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(text).toContain('set-up');
  }
  expect(await become({})).toEqual([200, undefined]);
  const { data } = await browserClient(app).signInWithPassword({ email: ada.email, password: goodPassword });
  expect(data.user?.app_metadata.role).toBe('admin');
  expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', locale: 'de' });
});

test('NEWS-31 a link that is guessed, used, a week old, or of a server with an admin leads where every unknown address leads', async () => {
  const guessed = 'f'.repeat(32);
  const same = async (path: string) => {
    const { text, ...found } = await visit(path);
    const { text: otherText, ...other } = await visit(path.replace(/set-up\/\w+/u, 'nobody/here'));
    expect(found).toEqual(other);
    expect([found.status, text]).toEqual([404, otherText]);
  };
  for (const path of [setUpPath(guessed), setUpPath(guessed, 'de'), `${setUpPath(token)}/`, '/set-up'])
    await same(path);
  expect(await become({ token: guessed })).toEqual([404, 'set_up_over']);
  expect(await become({ token: '' })).toEqual([404, 'set_up_over']);

  const { sql } = database;
  await sql`update app_private.set_up_links set expires_at = now() - interval '1 second'`;
  await same(setUpPath(token));
  expect(await become({})).toEqual([404, 'set_up_over']);

  token = (await makeSetUpLink(sql)) ?? '';
  expect(await become({})).toEqual([200, undefined]);
  await same(setUpPath(token));
  expect(await become({ email: 'eve@example.org' })).toEqual([404, 'set_up_over']);
  expect((await admins()).count).toBe(1);
  expect(await makeSetUpLink(sql)).toBeUndefined();
});

test('NEWS-31 of two servers of one database, asked at the same moment with two links, one makes the admin', async () => {
  const other = await openedAppOn(database);
  const second = await makeSetUpLink(database.sql);
  const answers = await Promise.all([become({}), become({ token: second, email: 'eve@example.org' }, other)]);
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 404]);
  expect((await admins()).count).toBe(1);
});

test('NEWS-31 however somebody becomes an admin, the link has ended, and stays so when the role is taken away', async () => {
  await makeUser(database, { email: 'mira@example.org' });
  await grantRole(database.sql, 'mira@example.org', 'team');
  expect((await visit(setUpPath(token))).status).toBe(200);
  await grantRole(database.sql, 'mira@example.org', 'admin');
  await revokeRole(database.sql, 'mira@example.org');
  expect((await visit(setUpPath(token))).status).toBe(404);
});

test('NEWS-30 what is wrong with address and password is said, and costs the link nothing; nobody gets the account of somebody else', async () => {
  expect(await become({ email: 'ada' })).toEqual([400, 'no_mailbox']);
  expect(await become({ password: 'password' })).toEqual([400, 'password_too_weak']);
  await makeUser(database, { email: 'bob@example.org' });
  expect(await become({ email: 'bob@example.org' })).toEqual([409, 'address_taken']);
  // A sign-up that nobody has confirmed is nobody's: what came with it is gone.
  const stranger = browserClient(app);
  await stranger.signUp({ email: ada.email, password: 'the password of a stranger' });
  await eventually(
    'the sign-up is there',
    async () => (await database.sql`select from auth.users where email = ${ada.email}`).length === 1,
  );
  expect(await become({})).toEqual([200, undefined]);
  const { error } = await stranger.signInWithPassword({ email: ada.email, password: 'the password of a stranger' });
  expect(error?.code).toBe('invalid_credentials');
});

test('NEWS-32 on a terminal the link is said; elsewhere it stands in a file for the user of the server alone, which goes with the link', async () => {
  const told = { token, siteUrl: new URL('https://ecosystem.example.org'), dataDir: database.folder };
  const file = join(database.folder, 'setup-link');
  const link = `https://ecosystem.example.org${setUpPath(token, teamLanguage)}`;
  await writeFile(file, 'of an earlier start', { mode: 0o644 });
  const said = await tellSetUpLink({ ...told, isTerminal: false });
  expect(said).toContain(file);
  expect(said).not.toContain(token);
  expect(await readFile(file, 'utf8')).toBe(`${link}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await tellSetUpLink({ ...told, isTerminal: true })).toContain(link);
  expect(await tellSetUpLink({ ...told, token: undefined, isTerminal: false })).toBe('');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('NEWS-32 neither a server that starts without a terminal nor one that fails with a link says or logs it', async () => {
  const place = await openedPlace();
  const server = await startTestServer(place.path);
  const link = new URL((await readFile(join(place.path, 'data/setup-link'), 'utf8')).trim());
  expect((await fetch(server.url + link.pathname)).status).toBe(200);
  await server.end();
  expect(server.output()).toContain('setup-link');
  expect(server.output()).not.toContain(link.pathname.split('/').at(-1));

  await database.sql`alter table app_private.set_up_links rename to elsewhere`;
  expect((await visit(setUpPath(token))).status).toBe(500);
  await database.sql`alter table app_private.elsewhere rename to set_up_links`;
  expect(app.logged()).toContain('/set-up/…');
  expect(app.logged()).not.toContain(token);
});
