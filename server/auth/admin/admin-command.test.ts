import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findUser } from '#server/auth/users/users.ts';
import { writeRunFile } from '#server/run-file.ts';
import { browserClient, goodPassword, mailsTo, makeUser } from '#server/testing/accounts.ts';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { addApp, codeOf } from '#server/testing/second-factor.ts';
import { someoneSignedIn, startSession } from '#server/testing/sessions.ts';
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

const beside = {
  isSecondStepNeeded: true,
  jwtSecret: database.secrets.jwtSecret,
  siteUrl: async () => new URL('https://ecosystem.example.org'),
};
/** What the command does and says, in this process: one of its own takes half a second of the processor. */
const said = (...words: string[]) => readCommand(words)?.(database.sql, beside);

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

  const lax = { ...beside, isSecondStepNeeded: false };
  const listed = await readCommand(['list'])?.(database.sql, lax);
  expect(listed?.text).toMatch(/^ada@example\.org: team, .*, no second step yet, and none is needed$/mu);
  const again = await readCommand(['grant', 'ada@example.org'])?.(database.sql, lax);
  expect(again?.text).toContain('It counts from the next call on; the pages show it after a reload.');

  expect((await admin('revoke', 'eve@example.org')).out).toContain('eve@example.org is no longer an admin');
  expect((await said('revoke', 'eve@example.org'))?.text).toContain('has no role. Nothing was changed.');
  expect((await findUser(database.sql, eve.id))?.appMetadata).toEqual({ provider: 'email', providers: ['email'] });
  expect(await database.sql`select payload from auth.audit_log_entries order by created_at`).toMatchObject([
    { payload: { action: 'role_granted', actor_id: null, traits: { user_id: ada.id, role: 'team' } } },
    { payload: { action: 'role_granted', actor_id: null, traits: { user_id: eve.id, role: 'admin' } } },
    { payload: { action: 'role_granted', actor_id: null, traits: { user_id: ada.id, role: 'team' } } },
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

test('SEC-05 no role and no way in for an address that is unknown, not confirmed or banned', async () => {
  await database.sql`insert into auth.users (email) values ('new@example.org')`;
  const mallory = await makeUser(database, { email: 'mallory@example.org' });
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${mallory.id}`;
  for (const [email, sentence] of [
    ['nobody@example.org', 'There is no account with the address nobody@example.org.'],
    ['new@example.org', 'The address new@example.org is not confirmed.'],
    ['mallory@example.org', 'The account mallory@example.org is banned.'],
  ] as const)
    for (const verb of ['grant', 'new-password', 'new-app'])
      expect(await said(verb, email)).toEqual({ isDone: false, text: expect.stringContaining(sentence) });
  // What was refused is an error of the command.
  expect(await admin('grant', 'nobody@example.org')).toMatchObject({ code: 1, out: '' });
  expect(
    await database.sql`
    select from auth.users where raw_app_meta_data ? 'role' and email in ('new@example.org', 'mallory@example.org')`,
  ).toHaveLength(0);
});

/** What a browser makes of the link that the command has shown: somebody who is let in once. */
async function openShown(text: string) {
  const link = new URL(/https?:\/\/\S+/u.exec(text)?.[0] ?? '');
  const client = browserClient(app);
  const { error } = await client.verifyOtp({
    type: 'recovery',
    token_hash: new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '',
  });
  return { client, link, error };
}

test('where no mail arrives, whoever has the machine shows a link to a new password, which counts once', async () => {
  await makeUser(database, { email: 'gwen@example.org' });
  const shown = await admin('new-password', 'Gwen@example.org');
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(await mailsTo(database, 'gwen@example.org')).toEqual([]);
  const { client, link, error } = await openShown(shown.out);
  expect(error).toBeNull();
  // Nothing was set, so the site stands where the server is tried out.
  expect(link.href).toMatch(/^http:\/\/localhost:3000\/de\/auth\/reset#token_hash=[\w-]{43}&type=recovery$/u);
  expect((await client.updateUser({ password: 'nine loud herons wade' })).error).toBeNull();
  const again = { email: 'gwen@example.org', password: 'nine loud herons wade' };
  expect((await browserClient(app).signInWithPassword(again)).error).toBeNull();
  expect((await openShown(shown.out)).error?.code).toBe('otp_expired');
});

test('SEC-05 the link to a new password gets nobody past a second step', async () => {
  const { client } = await someoneSignedIn(app, database, 'holly@example.org');
  const { id: factorId, secret } = await addApp(client);
  const shown = (await said('new-password', 'holly@example.org'))?.text ?? '';
  expect(shown).toContain('https://ecosystem.example.org/');
  const opened = await openShown(shown);
  const tried = await opened.client.updateUser({ password: 'nine loud herons wade' });
  expect(tried.error?.code).toBe('insufficient_aal');
  await database.sql`update auth.mfa_factors set last_totp_step = null where id = ${factorId}`;
  expect((await opened.client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await opened.client.updateUser({ password: 'nine loud herons wade' })).error).toBeNull();
});

test('SEC-05 whoever has lost all apps and codes signs in without them from then on, is told by mail, and is signed out where the phone is', async () => {
  const { client, id } = await someoneSignedIn(app, database, 'iris@example.org');
  await addApp(client);
  await addApp(client, 'Tablet');
  expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
  const other = await makeUser(database, { email: 'jon@example.org' });
  await database.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${other.id}, 'totp', 'verified')`;

  expect((await said('new-app', 'iris@example.org'))?.text).toContain('do not count any more');
  expect(await database.sql`select from auth.mfa_factors where user_id = ${id}`).toHaveLength(0);
  expect(await database.sql`select from auth.mfa_factors where user_id = ${other.id}`).toHaveLength(1);
  expect((await client.getUser()).error).not.toBeNull();
  const signedIn = await browserClient(app).signInWithPassword({ email: 'iris@example.org', password: goodPassword });
  expect(signedIn.data.user?.factors ?? []).toEqual([]);
  const subjects = (await mailsTo(database, 'iris@example.org')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /zweite Schritt|second step/u.test(subject))).not.toEqual([]);
  expect((await said('new-app', 'iris@example.org'))?.text).toContain('has no app, so nothing had to be removed');
});

test('explains itself when asked for something else', async () => {
  const wrong = [
    [],
    ['grant'],
    ['grant', 'ada'],
    ['grant', 'a@b.c', 'owner'],
    ['list', 'all'],
    ['drop', 'a@b.c'],
    ['new-app'],
  ];
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
