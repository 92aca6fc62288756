import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noMailServer, unsentWords } from '#content/answers/mail-server.ts';
import type { TypedMailServer } from '#contract/mail-server.ts';
import { emlFiles } from '#server/mail/eml-files.ts';
import { type MailWays, mailWays, smtpServerOf } from '#server/mail/mail-ways.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { makeSeal } from '#server/seal.ts';
import { mailsTo } from '#server/testing/accounts.ts';
import { askSettings, letAnHourPass, makeAdmin } from '#server/testing/admins.ts';
import { openedLimited, openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { headersOf, startSession } from '#server/testing/sessions.ts';
import { smtpPeer } from '#server/testing/smtp-peer.ts';
import { forgetPasswords } from './mail-server.ts';

const password = 'öffne "dich", Sesam';
const account = { user: 'hello@example.org', password };
const database = await openedDatabase();

const waysOf = (env: { smtpUrl?: string; mailFrom?: string; mailTo?: string[] } = {}): MailWays =>
  mailWays({
    sql: database.sql,
    env: { smtpUrl: undefined, mailFrom: undefined, mailTo: undefined, ...env },
    seal: makeSeal(database.secrets.jwtSecret),
    files: emlFiles(join(database.folder, 'outbox')),
  });

const mail = waysOf();
afterAll(() => mail.close());
const app = await openedAppOn(database, { mail });
const [ada, bob] = [await makeAdmin(app, database, 'ada'), await makeAdmin(app, database, 'bob')];
const peer = await smtpPeer({
  account,
  refuses: (_command, address) => (address === 'nobody@example.org' ? [550, 'No such user here'] : undefined),
});
afterAll(() => peer.close());
beforeEach(async () => {
  await database.sql`truncate app_private.setting_versions, app_private.mail_tests, app_private.mail_outbox cascade`;
  peer.received.length = 0;
});

const server = (changes: Partial<TypedMailServer> = {}): TypedMailServer => ({
  host: '127.0.0.1',
  port: String(peer.port),
  user: account.user,
  password,
  from: 'hello@example.org',
  to: 'team@example.org, second@example.org',
  ...changes,
});

async function tryOut(changes: Partial<TypedMailServer> = {}, beganWith: number | null = null, who = ada) {
  const body = { server: server(changes), beganWith, code: await who.code() };
  return askSettings(app, who, '/mail-test', body);
}

const numberIn = (): string => /\b\d{6}\b/u.exec(peer.received.at(-1)?.mail.text ?? '')?.[0] ?? '';
const type = (number: string, who = ada) => askSettings(app, who, '/mail-number', { number });

/** Says it, and lets it count. */
async function setUp(): Promise<number | null> {
  await tryOut();
  const { now } = await type(numberIn());
  await letAnHourPass(database);
  return now.mail.version;
}

test('NEWS-39 a mail server is tried by a real mail, kept by the number in it, waits for an hour, and then carries all mails without a restart', async () => {
  expect(await mail.now()).toMatchObject({ hasServer: false });
  const tried = await tryOut();
  expect(tried.now.mail).toMatchObject({ value: null, isTested: true });
  expect(peer.received.map(({ envelope }) => envelope)).toEqual([
    { from: 'hello@example.org', to: ['team@example.org', 'second@example.org'] },
  ]);
  const { now } = await type(`${numberIn().slice(0, 3)} ${numberIn().slice(3)}`);
  const line = `127.0.0.1:${peer.port}, hello@example.org → team@example.org, second@example.org`;
  expect(now.mail).toMatchObject({ value: null, isTested: false, waiting: { value: line, author: { id: ada.id } } });
  expect((await mail.now()).hasServer).toBe(false);
  for (const { email } of [ada, bob]) expect((await mailsTo(database, email))[0]?.text).toContain(line);
  await letAnHourPass(database);
  const way = await mail.now();
  expect(way).toMatchObject({
    hasServer: true,
    from: 'hello@example.org',
    to: ['team@example.org', 'second@example.org'],
  });
  const about = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const from = { name: 'Ecosystem', address: way.from };
  expect(await way.mailer.send({ headerId: '<one@example.org>', from, to: way.to, ...about })).toEqual({ ok: true });
  expect(peer.received.at(-1)?.mail.messageId).toBe('<one@example.org>');
  expect((await askSettings(app, bob, '')).now.mail).toMatchObject({ hasPassword: true, waiting: null });
});

test('NEWS-39 each admin stops it while it waits, and mails go on as before', async () => {
  await tryOut();
  const { now } = await type(numberIn());
  const stopped = await askSettings(app, bob, '/stop', { version: now.mail.waiting?.version });
  expect(stopped.now.mail).toMatchObject({ value: null, waiting: null });
  await letAnHourPass(database);
  expect((await mail.now()).hasServer).toBe(false);
});

test('NEWS-55 an admin removes the mail server again: with a code, told to all, after an hour in which each can stop it; then mails become files', async () => {
  const remove = async (beganWith: number | null, code: string) =>
    askSettings(app, ada, '/mail-removal', { beganWith, code });
  const version = await setUp();
  expect((await remove(version, '')).error).toBe('second_code_needed');
  expect((await remove(version, '000000')).error).toBe('wrong_second_code');
  const mira = await makeAdmin(app, database, 'mia', 'team');
  const body = { beganWith: version, code: await ada.code() };
  expect((await askSettings(app, mira, '/mail-removal', body)).error).toBe('admins_only');
  expect((await remove(null, await ada.code())).error).toBe('setting_changed');
  const { now } = await remove(version, await ada.code());
  expect(now.mail).toMatchObject({ value: { host: '127.0.0.1' }, waiting: { value: null, author: { id: ada.id } } });
  for (const { email } of [ada, bob])
    expect((await mailsTo(database, email)).map(({ text }) => text).join()).toContain(noMailServer.en);
  expect((await mail.now()).hasServer).toBe(true);
  const stopped = await askSettings(app, bob, '/stop', { version: now.mail.waiting?.version });
  expect(stopped.now.mail).toMatchObject({ value: { host: '127.0.0.1' }, waiting: null });
  await letAnHourPass(database);
  expect((await mail.now()).hasServer).toBe(true);
  await remove(stopped.now.mail.version, await ada.code());
  await letAnHourPass(database);
  expect((await mail.now()).hasServer).toBe(false);
  expect((await askSettings(app, ada, '')).now.mail).toMatchObject({ value: null, hasPassword: false, waiting: null });
  // A password that was kept is not there for the next one.
  expect((await tryOut({ password: '' }, null)).error).toBe('setting_refused');
});

test('NEWS-40 the password is sent to nobody, lies sealed in the database, and is in no log and no mail', async () => {
  await setUp();
  const answers = [await askSettings(app, ada, ''), await tryOut({ password: 'other', port: '1' }), await type('1')];
  const rows = await database.sql`select * from app_private.setting_versions`;
  const mails = await database.sql`select * from app_private.mail_outbox`;
  const everything = JSON.stringify([answers, rows, mails, peer.received]) + app.logged();
  expect(everything).toContain('hello@example.org');
  expect(everything).not.toContain('Sesam');
  expect(String(rows[0]?.sealed)).toMatch(/^v1\./u);
});

test('NEWS-40 a password that is kept is used again for the same server only: no other one may read it', async () => {
  const version = await setUp();
  expect((await tryOut({ password: '', to: 'new@example.org' }, version)).status).toBe(200);
  const other = await smtpPeer({ account });
  for (const change of [{ port: String(other.port) }, { host: 'localhost' }, { user: 'eve@example.org' }])
    expect((await tryOut({ password: '', ...change }, version)).error).toBe('setting_refused');
  await other.close();
});

test('NEWS-40 no password stays that nobody needs any more: of a test that ended, of a server that was stopped or that another one followed', async () => {
  const { sql } = database;
  const passwords = () => sql<{ id: number }[]>`
    select id::int as id from app_private.setting_versions where sealed is not null order by id`;
  const first = await setUp();
  await tryOut({ from: 'new@example.org' }, first);
  const second = (await type(numberIn())).now.mail.version;
  await forgetPasswords(sql);
  // Each admin may still stop the second one.
  expect(await passwords()).toEqual([{ id: first }, { id: second }]);
  await letAnHourPass(database);
  await tryOut({ from: 'newer@example.org' }, second);
  const third = (await type(numberIn())).now.mail.version;
  await askSettings(app, bob, '/stop', { version: third });
  await sql`update app_private.setting_versions set counts_from = counts_from - interval '1 day'`;
  await tryOut();
  await sql`update app_private.mail_tests set expires_at = now() - interval '1 second'`;
  // As where the clock was set ahead a moment ago: what waits still seems to count then.
  await sql`update app_private.clock_looks set looked_at = now() - interval '400 days'`;
  await forgetPasswords(sql);
  expect(await passwords()).toEqual([{ id: first }, { id: second }, { id: third }]);
  await sql`update app_private.clock_looks set doubted_from = doubted_from - interval '25 hours'`;
  await forgetPasswords(sql);
  expect(await passwords()).toEqual([{ id: second }]);
  expect(await sql`select from app_private.mail_tests`).toHaveLength(0);
  expect((await mail.now()).hasServer).toBe(true);
});

test('NEWS-41 a server that does not work says in plain words what to do, and keeps nothing', async () => {
  const wrong = [
    [{ port: String(await freePort()) }, 'unreachable'],
    [{ password: 'wrong' }, 'signIn'],
    [{ from: 'nobody@example.org' }, 'from'],
    [{ to: 'nobody@example.org' }, 'to'],
  ] as const;
  for (const [changes, why] of wrong) {
    const { status, error, message } = await tryOut(changes);
    expect([status, error, message]).toEqual([400, 'mail_not_sent', unsentWords[why].en]);
  }
  expect((await type('123456')).error).toBe('mail_test_over');
  expect(peer.received).toEqual([]);
});

test('NEWS-41 nor does one that takes the mails of some mailboxes of the team only: the others would never get any', async () => {
  const { status, error, message } = await tryOut({ to: 'nobody@example.org, team@example.org' });
  expect([status, error, message]).toEqual([400, 'mail_not_sent', unsentWords.to.en]);
  expect((await type(numberIn())).error).toBe('mail_test_over');
});

test('NEWS-41 a password travels encrypted, but for a mail server on the same machine', () => {
  const of = (host: string, port: number, user = '') =>
    smtpServerOf({ host, port, user, from: 'a@b.test', to: [] }, 'secret');
  expect(of('mail.example.org', 587)).toMatchObject({ secure: false, requireTLS: true, ignoreTLS: false });
  expect(of('mail.example.org', 25, 'ada')).toMatchObject({ requireTLS: true, auth: { user: 'ada', pass: 'secret' } });
  expect(of('mail.example.org', 465)).toMatchObject({ secure: true });
  expect(of('127.0.0.1', 25)).toMatchObject({ requireTLS: false, ignoreTLS: true });
});

test('NEWS-42 a session alone, however it was signed in, sends no test mail and keeps no mail server', async () => {
  const mira = await makeAdmin(app, database, 'mira', 'team');
  const stolen = { headers: headersOf((await startSession(app, database, ada.id)).access_token) };
  const body = { server: server(), beganWith: null, code: '000000' };
  for (const who of [stolen, mira]) {
    expect([401, 403]).toContain((await askSettings(app, who, '/mail-test', body)).status);
    expect([401, 403]).toContain((await askSettings(app, who, '/mail-number', { number: '123456' })).status);
  }
  expect(await askSettings(app, ada, '/mail-test', { ...body, code: '' })).toMatchObject({
    error: 'second_code_needed',
  });
  expect(await askSettings(app, ada, '/mail-test', body)).toMatchObject({ error: 'wrong_second_code' });
  expect(await tryOut({}, null, { ...ada, code: bob.code })).toMatchObject({ error: 'wrong_second_code' });
  const plain = {
    changes: [{ key: 'mail#server', value: 'evil.example.org', beganWith: null }],
    code: await ada.code(),
  };
  expect((await askSettings(app, ada, '', plain)).error).toBe('not_found');
  expect(peer.received).toEqual([]);
});

test('NEWS-42 the number is not guessed: it is for one admin, five tries, half an hour, and one use', async () => {
  const wrongOf = (number: string) => String((Number(number) + 1) % 1_000_000).padStart(6, '0');
  await tryOut();
  const number = numberIn();
  expect((await type(number, bob)).error).toBe('mail_test_over');
  for (let count = 0; count < 5; count += 1) expect((await type(wrongOf(number))).error).toBe('wrong_mail_number');
  expect((await type(number)).error).toBe('mail_test_over');
  await tryOut();
  await database.sql`update app_private.mail_tests set expires_at = now()`;
  expect((await type(numberIn())).error).toBe('mail_test_over');
  await tryOut();
  expect((await type(numberIn())).status).toBe(200);
  expect((await type(numberIn())).error).toBe('mail_test_over');
});

test('NEWS-42 nothing that is typed becomes a line of a mail or of the talk with a mail server', async () => {
  const hostile = [
    { from: 'a@b.test\r\nBcc: eve@example.org' },
    { from: 'Eve <eve@example.org>' },
    { from: 'a@b.test, eve@example.org' },
    { to: 'team@example.org\nBcc: eve@example.org' },
    { to: 'team@example.org, "Eve" <eve@example.org>' },
    { to: Array.from({ length: 6 }, (_, index) => `a${index}@example.org`).join(',') },
    { host: '127.0.0.1\r\nRCPT TO:<eve@example.org>' },
    { host: 'smtp://127.0.0.1' },
    { host: '127.0.0.1/path' },
    { port: '25\r\nx' },
    { port: '0' },
    { port: '65536' },
    { user: 'a\r\nb' },
    { password: 'a\r\nb' },
  ];
  for (const changes of hostile) expect([changes, (await tryOut(changes)).error]).toEqual([changes, 'setting_refused']);
  expect(peer.received).toEqual([]);
});

test('NEWS-42 test mails are no mail bomb: ten tries in an hour', async () => {
  const limited = await openedLimited(database, { mail });
  const body = { server: server(), beganWith: null, code: '' };
  for (let count = 0; count < 10; count += 1)
    expect((await askSettings(limited, ada, '/mail-test', body)).error).toBe('second_code_needed');
  expect(await askSettings(limited, ada, '/mail-test', body)).toMatchObject({ status: 429, error: 'too_often' });
});

test('NEWS-43 what the environment sets counts more: all of it, or an address alone', async () => {
  await setUp();
  const whole = waysOf({ smtpUrl: peer.url, mailFrom: 'set@example.org', mailTo: ['set@example.org'] });
  expect(await whole.now()).toMatchObject({ from: 'set@example.org', to: ['set@example.org'], hasServer: true });
  const fixed = await openedAppOn(database, { mail: whole });
  expect((await askSettings(fixed, ada, '')).now.mail.fixed).toEqual({ server: true, from: true, to: true });
  const body = { server: server(), beganWith: null, code: await ada.code() };
  for (const path of ['/mail-test', '/mail-removal'])
    expect((await askSettings(fixed, ada, path, body)).error).toBe('setting_fixed');
  const part = waysOf({ mailTo: ['set@example.org'] });
  expect(await part.now()).toMatchObject({ from: 'hello@example.org', to: ['set@example.org'], hasServer: true });
  for (const ways of [whole, part]) ways.close();
});
