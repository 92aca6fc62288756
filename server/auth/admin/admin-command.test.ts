import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findUser } from '#server/auth/users/users.ts';
import { writeRunFile } from '#server/run-file.ts';
import { browserClient, makeUser } from '#server/testing/accounts.ts';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { startSession } from '#server/testing/sessions.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { readCommand } from './admin-command.ts';

const command = fileURLToPath(import.meta.resolve('./admin-command.ts'));

const database = await openedDatabase(testPostgres);
const app = await openedAppOn(database);
// The database runs, so for a command beside it the server does.
await writeRunFile(database.folder, { pid: process.pid, databasePort: database.embeddedPort });

/** Runs the command as a process of its own, as `npm run admin -- …` does. */
async function admin(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...bareEnvironment, DATA_DIR: database.folder };
    execFile(process.execPath, [command, ...words], { cwd: database.folder, env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

/** What the command does and says, in this process: one of its own takes half a second of the processor. */
const said = (...words: string[]) => readCommand(words)?.(database.sql);

test('grants, lists and revokes, each with an entry in the audit', async () => {
  const ada = await makeUser(database, { email: 'ada@example.org' });
  const eve = await makeUser(database, { email: 'eve@example.org' });
  await database.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${eve.id}, 'totp', 'verified')`;
  expect(await admin('list')).toEqual({ code: 0, out: 'Nobody has a role.\n', err: '' });

  const granted = await admin('grant', ' Ada@Example.org ');
  expect(granted).toMatchObject({ code: 0, out: expect.stringContaining('ada@example.org is in the team now.') });
  expect(granted.out).toContain('no second step yet, and without one the role does not count');
  const promoted = await said('grant', 'eve@example.org', 'admin');
  expect(promoted).toEqual({ isDone: true, text: expect.stringContaining('eve@example.org is an admin now.') });
  expect(promoted?.text).not.toContain('no second step yet');

  const today = new Date().toISOString().slice(0, 10);
  expect((await said('list'))?.text).toBe(
    [
      `eve@example.org: admin, confirmed since ${today}, second step on`,
      `ada@example.org: team, confirmed since ${today}, no second step yet: the role does not count`,
    ].join('\n'),
  );

  expect((await admin('revoke', 'eve@example.org')).out).toContain('eve@example.org is no longer an admin');
  expect((await said('revoke', 'eve@example.org'))?.text).toContain('has no role. Nothing was changed.');
  expect((await findUser(database.sql, eve.id))?.appMetadata).toEqual({ provider: 'email', providers: ['email'] });
  expect(await database.sql`select payload from auth.audit_log_entries order by created_at`).toMatchObject([
    { payload: { action: 'role_granted', actor_id: null, traits: { user_id: ada.id, role: 'team' } } },
    { payload: { action: 'role_granted', actor_id: null, traits: { user_id: eve.id, role: 'admin' } } },
    { payload: { action: 'role_revoked', actor_id: null, traits: { user_id: eve.id, role: 'admin' } } },
  ]);
});

test('a role counts with the next call, and is gone with the next call', async () => {
  const bob = await makeUser(database, { email: 'bob@example.org' });
  const { access_token: token } = await startSession(app, database, bob.id);
  const roleOf = async (): Promise<unknown> =>
    (await app.auth.parts.authenticate(`Bearer ${token}`)).user.appMetadata.role;
  expect(await roleOf()).toBeUndefined();
  await said('grant', 'bob@example.org');
  // The same token as before: what counts is the account.
  expect(await roleOf()).toBe('team');
  await said('revoke', 'bob@example.org');
  await expect(roleOf()).rejects.toMatchObject({ code: 'session_not_found' });
  const { error } = await browserClient(app).getUser(token);
  expect(error?.name).toBe('AuthSessionMissingError');
});

test('SEC-05 no role for an address that is unknown, not confirmed or banned', async () => {
  await database.sql`insert into auth.users (email) values ('new@example.org')`;
  const mallory = await makeUser(database, { email: 'mallory@example.org' });
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${mallory.id}`;
  for (const [email, sentence] of [
    ['nobody@example.org', 'There is no account with the address nobody@example.org.'],
    ['new@example.org', 'The address new@example.org is not confirmed.'],
    ['mallory@example.org', 'The account mallory@example.org is banned.'],
  ] as const)
    expect(await said('grant', email)).toEqual({ isDone: false, text: expect.stringContaining(sentence) });
  // What was refused is an error of the command.
  expect(await admin('grant', 'nobody@example.org')).toMatchObject({ code: 1, out: '' });
  expect(
    await database.sql`
    select from auth.users where raw_app_meta_data ? 'role' and email in ('new@example.org', 'mallory@example.org')`,
  ).toHaveLength(0);
});

test('explains itself when asked for something else', async () => {
  const wrong = [[], ['grant'], ['grant', 'ada'], ['grant', 'a@b.c', 'owner'], ['list', 'all'], ['drop', 'a@b.c']];
  for (const words of wrong) expect(readCommand(words)).toBeUndefined();
  expect(await admin('drop', 'ada@example.org')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('npm run admin -- grant'),
  });
});

test('says plainly when the server is not running', async () => {
  await writeRunFile(database.folder, { pid: 2 ** 22 + 1, databasePort: database.embeddedPort });
  expect(await admin('list')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is not running') });
});
