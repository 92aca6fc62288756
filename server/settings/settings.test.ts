import { once } from 'node:events';
import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { accountMails } from '#content/mail/account-mails.ts';
import { site } from '#content/site.ts';
import { siteUrlKey } from '#contract/settings.ts';
import { grantRole } from '#server/auth/admin/roles.ts';
import { publishedSettings, readSettings } from '#server/pages/published-settings.ts';
import { mailsTo, nextMail } from '#server/testing/accounts.ts';
import { type Admin, askSettings, letAnHourPass, makeAdmin, type SettingsAnswer } from '#server/testing/admins.ts';
import { openedApp } from '#server/testing/opened.ts';
import { addApp, aMinuteLater, codeOf, letFactorsGrowOld } from '#server/testing/second-factor.ts';
import { bearerIn, headersOf, startSession } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { followSiteUrl } from './follow-site-url.ts';

const { database, app } = await openedApp();
const [ada, bob] = [await makeAdmin(app, database, 'ada'), await makeAdmin(app, database, 'bob')];
beforeEach(async () => {
  await database.sql`delete from app_private.setting_versions`;
  await database.sql`delete from app_private.mail_outbox`;
});

const iban = 'site#site.iban';
const name = 'association#association.name';
// Of the registry's own documents: the check digits are right.
const real = 'DE89 3704 0044 0532 0130 00';

const ask = (who: Pick<Admin, 'headers'>, call: string, body?: object) => askSettings(app, who, call, body);
const save = (who: Pick<Admin, 'headers'>, key: string, value: unknown, more: object = {}) => {
  const { beganWith = null, ...rest } = more as { beganWith?: number | null };
  return ask(who, '', { changes: [{ key, value, beganWith }], ...rest });
};
const of = ({ now }: SettingsAnswer, key: string) => now.settings.find((each) => each.key === key);
const shown = async () => Object.fromEntries(await readSettings(database.sql));

test('NEWS-33 what an admin says of the association counts at once for all servers, is kept with who and when, and goes back to the example', async () => {
  const other = publishedSettings(database.sql);
  expect((await other.now()).size).toBe(0);
  const first = await save(ada, name, '  Ökosystem (in Gründung) ');
  expect(of(first, name)).toMatchObject({ value: 'Ökosystem (in Gründung)', waiting: null });
  other.lookAgain();
  expect((await other.now()).get(name)).toEqual({ value: 'Ökosystem (in Gründung)' });
  const beganWith = of(first, name)?.version;
  // Nobody over what they have not seen.
  expect(await save(bob, name, 'Anders')).toMatchObject({ status: 409, error: 'setting_changed' });
  const second = await save(bob, name, null, { beganWith });
  expect(of(second, name)?.value).toBeNull();
  expect(second.now.history.map(({ value, author }) => [value, author?.id])).toEqual([
    [null, bob.id],
    ['Ökosystem (in Gründung)', ada.id],
  ]);
  expect(await shown()).toEqual({});
});

test('NEWS-33 NEWS-35 what was saved and whose answer was lost on the way counts when it is saved again: it is kept once, and nobody is told twice', async () => {
  const saved = [await save(ada, name, 'Verein'), await save(ada, name, 'Verein')];
  expect(saved.map(({ status, now }) => [status, now.history.length])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect((await save(ada, name, 'Anders')).error).toBe('setting_changed');
  const first = await save(ada, iban, real, { code: await ada.code() });
  const again = await save(ada, iban, real, { code: await ada.code() });
  expect(of(again, iban)).toEqual(of(first, iban));
  expect((await mailsTo(database, bob.email)).length).toBe(1);
  // What somebody has stopped since is not there.
  await ask(bob, '/stop', { version: of(first, iban)?.waiting?.version });
  expect((await save(ada, iban, real, { code: await ada.code() })).error).toBe('setting_changed');
});

test('NEWS-33 what cannot be right is refused in words, and what the server sets stays', async () => {
  const code = await ada.code();
  const refused = [
    [iban, 'DE00 0000 0000 0000 0000 00'],
    [iban, 'DE89 3704 0044 0532 0130 01'],
    ['site#site.email', 'hello@example'],
    ['site#site.paymentLink', 'http://pay.example.org'],
    ['site#site.paymentLink', 'https://someone:secret@pay.example.org'],
    [siteUrlKey, 'https://www.example.org/de'],
    [siteUrlKey, 'https://www.example.org/?a'],
    [siteUrlKey, 'http://www.example.org'],
    [siteUrlKey, 'https://ada@www.example.org'],
    [siteUrlKey, 'https://localhost'],
    [siteUrlKey, 'https://127.0.0.1'],
    [siteUrlKey, 'https://0x7f.1'],
    [siteUrlKey, 'https://[::ffff:127.0.0.1]'],
    [siteUrlKey, 'https://netz.localhost'],
    [siteUrlKey, 'https://localhost.'],
    [siteUrlKey, 'https://server.local.'],
    [siteUrlKey, 'https://pi.home.arpa'],
    [siteUrlKey, 'https://www.example.org\nhttps://eve.example'],
    [siteUrlKey, 'javascript:alert(1)//a.b'],
    ['site#site.answerDays', 0],
    ['site#site.answerDays', 'soon'],
    ['site#site.legalStatus', 'founded'],
    ['site#site.map.start', '51.05'],
    ['site#site.map.start', '91, 13'],
    ['site#site.map.start', '51,05, 13,74'],
    [name, 'a\nb'],
    [name, 'x'.repeat(201)],
  ] as const;
  for (const [key, value] of refused)
    expect([key, value, (await save(ada, key, value, { code })).error]).toEqual([key, value, 'setting_refused']);
  expect((await save(ada, 'site#site.accountHolder', 'Ada', { code })).error).toBe('setting_fixed');
  expect((await save(ada, 'site#site.retentionDays', 1, { code })).error).toBe('not_found');
  expect(await shown()).toEqual({});
});

test('NEWS-34 only admins see and change it: no visitor, nobody of the team, no admin without a second step, and nobody by another way', async () => {
  const mira = await makeAdmin(app, database, 'mira', 'team');
  const oneStep = { headers: headersOf((await startSession(app, database, ada.id)).access_token) };
  const visitor = { headers: headersOf(testKeys.publishableKey) };
  for (const who of [mira, oneStep, visitor]) {
    for (const answer of [await ask(who, ''), await save(who, name, 'Eve'), await ask(who, '/stop', { version: 1 })])
      expect([401, 403]).toContain(answer.status);
  }
  expect(await shown()).toEqual({});
});

test('NEWS-35 a bank account asks for the second step again: a session alone, however it was signed in, changes nothing', async () => {
  expect(await save(ada, iban, real)).toMatchObject({ status: 403, error: 'second_code_needed' });
  expect(await save(ada, iban, real, { code: '000000' })).toMatchObject({ status: 403, error: 'wrong_second_code' });
  expect(await save(ada, iban, real, { code: await bob.code() })).toMatchObject({ error: 'wrong_second_code' });
  // Hidden among others it asks as well.
  const changes = [name, iban].map((key) => ({ key, value: real, beganWith: null }));
  expect(await ask(ada, '', { changes })).toMatchObject({ error: 'second_code_needed' });
  expect(await shown()).toEqual({});
});

test('NEWS-35 then it waits for an hour, on all servers, and counts without anybody doing anything', async () => {
  const saved = await save(ada, iban, 'de89370400440532013000', { code: await ada.code() });
  expect(of(saved, iban)).toMatchObject({ value: null, waiting: { value: real, author: { id: ada.id } } });
  const wait = Date.parse(of(saved, iban)?.waiting?.countsFrom ?? '') - Date.now();
  expect(wait).toBeGreaterThan(50 * 60_000);
  expect(await shown()).toEqual({});
  await letAnHourPass(database);
  expect(await shown()).toEqual({ [iban]: { value: real } });
  expect(of(await ask(bob, ''), iban)).toMatchObject({ value: real, waiting: null });
});

test('NEWS-35 the database itself lets it wait: whoever writes the row cannot say when it counts', async () => {
  const { sql } = database;
  await sql`
    insert into app_private.setting_versions (key, value, author_id, created_at, counts_from)
    values (${iban}, ${sql.json(real)}, ${ada.id}, now() - interval '1 day', now() - interval '1 day')`;
  expect(await shown()).toEqual({});
});

test('NEWS-35 a code that was used counts no second time, neither one of the app nor a recovery code, of which its owner is told', async () => {
  const code = await ada.code();
  expect((await save(ada, iban, real, { code })).status).toBe(200);
  expect(await save(ada, iban, null, { code })).toMatchObject({ status: 403, error: 'wrong_second_code' });
  const codes = (await ada.client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await letFactorsGrowOld(database, ada.id);
  const answers = [];
  for (const [nr, recovery] of [codes[0], codes[0], codes[1]].entries())
    answers.push((await save(ada, 'site#site.email', `hi-${nr}@example.org`, { code: recovery })).error);
  // The second right one counts, and what it was for is over what its writer has not seen.
  expect(answers).toEqual([undefined, 'wrong_second_code', 'setting_changed']);
  const told = (await mailsTo(database, ada.email)).filter(({ text }) => text.includes('your recovery codes'));
  expect(told).toHaveLength(2);
  await ada.client.mfa.recoveryCodes.unenroll();
});

test('NEWS-60 a stolen session, however fresh, makes nothing that moves the bank account: no app, no codes, no new codes, not one app in place of another', async () => {
  const { client, email, id, headers } = await makeAdmin(app, database, 'eve');
  const { mfa } = client;
  const fails = async (stolen: string | undefined) =>
    expect(await save({ headers }, iban, real, { code: stolen })).toMatchObject({
      status: 403,
      error: 'new_second_code',
    });

  const own = await addApp(client, 'Of the thief');
  await aMinuteLater(database, own.id);
  await fails(codeOf(own.secret));
  const made = (await mfa.recoveryCodes.generate()).data?.codes ?? [];
  await fails(made[0]);
  // Codes that the owner has kept for long go with the first new ones.
  await letFactorsGrowOld(database, id);
  const renewed = (await mfa.recoveryCodes.regenerate()).data?.codes ?? [];
  await fails(renewed[0]);
  expect(await save({ headers }, iban, real, { code: made[1] })).toMatchObject({ error: 'wrong_second_code' });
  expect((await mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });

  // One that was begun long before it was shown to work.
  const begun = await mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' });
  const { id: begunId = '', totp } = begun.data ?? {};
  await database.sql`update auth.mfa_factors set created_at = created_at - interval '2 hours' where id = ${begunId}`;
  await mfa.challengeAndVerify({ factorId: begunId, code: codeOf(totp?.secret ?? '') });
  await aMinuteLater(database, begunId);
  await fails(codeOf(totp?.secret ?? ''));

  // All that is there goes, last what this session was raised with, and the next app is a first one.
  const there = ((await mfa.listFactors()).data?.totp ?? []).map((factor) => factor.id);
  for (const factorId of [...there.filter((each) => each !== begunId), begunId]) await mfa.unenroll({ factorId });
  const only = await addApp(client, 'The only one');
  await aMinuteLater(database, only.id);
  const thief = { headers: headersOf(await bearerIn(client)) };
  expect(await save(thief, iban, real, { code: codeOf(only.secret) })).toMatchObject({ error: 'new_second_code' });
  expect(await shown()).toEqual({});
  expect(await database.sql`select from app_private.setting_versions`).toHaveLength(0);
  // And of each the owner has heard; none of these mails is about a change.
  const told = (await mailsTo(database, email)).map(({ subject }) => subject);
  for (const kind of ['two_factor_on', 'factor_added', 'recovery_codes_made', 'two_factor_off'] as const)
    expect(told).toContain(accountMails[kind].subject.en.replace('{site}', site.name));
  expect(told).not.toContain(accountMails.setting_changes.subject.en.replace('{site}', site.name));
  await database.sql`delete from auth.users where id = ${id}`;
});

test('NEWS-36 all admins are told by mail, and each of them stops it with one press while it waits', async () => {
  const saved = await save(ada, iban, real, { code: await ada.code() });
  for (const { email } of [ada, bob]) {
    const [mail] = await mailsTo(database, email);
    expect(mail?.text).toContain(real);
    expect(mail?.link?.pathname).toBe('/team/association');
  }
  const version = of(saved, iban)?.waiting?.version;
  // Opening the page of the link changes nothing.
  await ask(bob, '');
  expect(of(await ask(ada, ''), iban)?.waiting).not.toBeNull();
  const stopped = await ask(bob, '/stop', { version });
  expect(of(stopped, iban)).toMatchObject({ value: null, waiting: null });
  expect(stopped.now.history[0]).toMatchObject({ isStopped: true, stoppedBy: { id: bob.id } });
  await letAnHourPass(database);
  expect(await shown()).toEqual({});
  // What counts already is changed back, not stopped.
  expect(await ask(ada, '/stop', { version })).toMatchObject({ status: 409, error: 'counts_already' });
});

test('NEWS-36 a change that was replaced while it waits never counts, also when the one that replaced it is stopped', async () => {
  const first = await save(ada, iban, real, { code: await ada.code() });
  const beganWith = of(first, iban)?.version;
  const second = await save(ada, iban, null, { code: await ada.code(), beganWith });
  expect(of(second, iban)?.waiting).toMatchObject({ value: null });
  const stopped = await ask(ada, '/stop', { version: of(second, iban)?.waiting?.version });
  expect(of(stopped, iban)).toMatchObject({ value: null, waiting: null });
  await letAnHourPass(database);
  expect(await shown()).toEqual({});
});

test('NEWS-37 on the day of the first admin, who is alone, a bank account counts at once; with a second admin it waits', async () => {
  const { sql } = database;
  await sql`update auth.users set raw_app_meta_data = '{}' where id = ${bob.id}`;
  const first = await save(ada, iban, real, { code: await ada.code() });
  expect(of(first, iban)).toMatchObject({ value: real, waiting: null });
  await grantRole(sql, bob.email, 'admin');
  const second = await save(ada, iban, null, { code: await ada.code(), beganWith: of(first, iban)?.version });
  expect(of(second, iban)).toMatchObject({ value: real, waiting: { value: null } });
  // Alone, but later.
  await sql`update auth.users set raw_app_meta_data = '{}' where id = ${bob.id}`;
  await sql`update auth.users set created_at = created_at - interval '2 days' where id = ${ada.id}`;
  const third = await save(ada, 'site#site.email', 'a@b.test', { code: await ada.code() });
  expect(of(third, 'site#site.email')).toMatchObject({ value: null, waiting: { value: 'a@b.test' } });
  await sql`update auth.users set created_at = now() where id = ${ada.id}`;
  await grantRole(sql, bob.email, 'admin');
});

test('NEWS-56 NEWS-57 where links of mails lead is said by an admin alone: with a code, told to all, after an hour, and never by a request', async () => {
  const env = { siteUrl: new URL('http://localhost:3000'), isSiteUrlSet: false };
  const { siteUrl, follow } = followSiteUrl(database.sql, env);
  const fixed = followSiteUrl(database.sql, { ...env, isSiteUrlSet: true });
  const url = 'https://netz.example.org';
  expect(await save(ada, siteUrlKey, url)).toMatchObject({ error: 'second_code_needed' });
  const saved = await save(ada, siteUrlKey, `${url}/`, { code: await ada.code() });
  expect(of(saved, siteUrlKey)).toMatchObject({ value: null, waiting: { value: url, author: { id: ada.id } } });
  for (const { email } of [ada, bob]) expect((await mailsTo(database, email))[0]?.text).toContain(url);
  await follow();
  expect(siteUrl.origin).toBe('http://localhost:3000');
  await letAnHourPass(database);
  for (const each of [follow, fixed.follow]) await each();
  expect([siteUrl.origin, fixed.siteUrl.origin]).toEqual([url, 'http://localhost:3000']);
  await save(ada, siteUrlKey, null, { code: await ada.code(), beganWith: of(saved, siteUrlKey)?.version });
  await letAnHourPass(database);
  await follow();
  expect(siteUrl.origin).toBe('http://localhost:3000');
});

test('NEWS-57 whoever asks for somebody’s new password with a host, an origin or a way back of their own has its link lead to the site all the same', async () => {
  const eve = 'eve.example';
  const lies = [
    { host: eve },
    { 'x-forwarded-host': eve, 'x-forwarded-proto': 'http', forwarded: `host=${eve};proto=http` },
    { 'x-original-host': eve, 'x-host': eve, origin: `https://${eve}`, referer: `https://${eve}/` },
  ];
  for (const [index, lie] of lies.entries()) {
    const asked = request(`${app.url}/auth/v1/recover?redirect_to=${encodeURIComponent(`https://${eve}/`)}`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json', ...lie },
    });
    asked.end(JSON.stringify({ email: ada.email }));
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
    const { link, text, html } = await nextMail(database, ada.email, index);
    expect(link?.origin).toBe('https://ecosystem.example.org');
    expect(text + html).not.toContain(eve);
  }
});
