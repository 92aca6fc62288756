import { expect, test } from 'vitest';
import { checkPassword } from '#server/auth/passwords/passwords.ts';
import { issueAuthCode, makeFlow } from '#server/auth/sessions/flow-state.ts';
import { call, errorOf, goodPassword, mailsTo } from '#server/testing/accounts.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';
import { madeToken } from '#server/testing/proofs.ts';
import { addApp } from '#server/testing/second-factor.ts';
import { anotherBrowser, bearerIn, letSessionsGrowOld, someoneSignedIn } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

const newPassword = 'a wholly different one 77';
const wrongCode = [422, 'reauthentication_not_valid'];
const wrongPassword = [400, 'current_password_invalid'];
const proofNeeded = [400, 'reauthentication_needed'];
const stepNeeded = [401, 'insufficient_aal'];
async function hasPassword(userId: string, password: string): Promise<boolean> {
  const [row] = await database.sql<{ stored: string | null }[]>`
    select encrypted_password as stored from auth.users where id = ${userId}`;
  return (await checkPassword(password, row?.stored)).isRight;
}

test('SEC-11 a new password ends the other browser at once, and its owner is told', async () => {
  const here = await someoneSignedIn(app, database, 'two@example.org');
  const there = await anotherBrowser(app, database, here.id);
  const stolen = await bearerIn(there);
  expect((await call(app, 'GET', '/user', { bearer: stolen })).status).toBe(200);

  const { data, error } = await here.client.updateUser({ password: newPassword });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(here.id);

  expect(await (await call(app, 'GET', '/user', { bearer: stolen })).json()).toMatchObject({
    code: 'session_not_found',
  });
  expect(errorOf(await there.refreshSession())).toEqual([400, 'refresh_token_not_found']);
  expect((await here.client.refreshSession()).error).toBeNull();
  expect((await here.client.getUser()).error).toBeNull();
  expect(await hasPassword(here.id, newPassword)).toBe(true);
  const mails = await mailsTo(database, here.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('was changed')]);
  expect(mails[0]?.text).toContain('https://ecosystem.example.org/auth/reset');
});

test('the mail about a new password is in the language of the account, else of the page, else of the browser', async () => {
  const subjectFor = async (data: object, path: string, language: string): Promise<string | undefined> => {
    const { id, email, bearer } = await someoneSignedIn(app, database, `${crypto.randomUUID()}@example.org`);
    await database.sql`update auth.users set raw_user_meta_data = ${database.sql.json(data as never)} where id = ${id}`;
    const body = { password: newPassword };
    await call(app, 'PUT', path, { bearer, body, headers: { 'accept-language': language } });
    return (await mailsTo(database, email))[0]?.subject;
  };
  const german = 'Dein Passwort für Ecosystem wurde geändert';
  const page = `/user?redirect_to=${encodeURIComponent('https://ecosystem.example.org/de/account')}`;
  expect(await subjectFor({ locale: 'de' }, '/user', 'en')).toBe(german);
  expect(await subjectFor({}, page, 'en')).toBe(german);
  expect(await subjectFor({}, '/user', 'de-AT')).toBe(german);
  expect(await subjectFor({}, '/user', 'fr')).toBe('Your password for Ecosystem was changed');
});

test('SEC-11 a reset by recovery ends every session from before', async () => {
  const before = await someoneSignedIn(app, database, 'reset@example.org');
  const { token } = await madeToken(app, database, { userId: before.id, type: 'recovery_token', email: before.email });
  const after = await anotherBrowser(app, database, before.id);
  await after.verifyOtp({ token_hash: token, type: 'recovery' });
  expect((await after.updateUser({ password: newPassword })).error).toBeNull();
  expect(errorOf(await before.client.refreshSession())).toEqual([400, 'refresh_token_not_found']);
  expect((await call(app, 'GET', '/user', { bearer: before.bearer })).status).toBe(403);
  expect((await database.sql`select from auth.sessions where user_id = ${before.id}`).count).toBe(1);
});

test('SEC-11 codes, links and flows from before a new password lead nowhere', async () => {
  const { client, id, email } = await someoneSignedIn(app, database, 'doors@example.org');
  const link = await madeToken(app, database, { userId: id, type: 'recovery_token', email });
  const challenge = 'a'.repeat(43);
  const flow = await makeFlow(database.sql, {
    challenge,
    method: 'plain',
    userId: id,
    providerType: 'magiclink',
    authenticationMethod: 'magiclink',
  });
  const code = await issueAuthCode(database.sql, flow, id);
  expect((await client.updateUser({ email: 'thief@example.org' })).error).toBeNull();
  const toThief = (await mailsTo(database, 'thief@example.org'))[0]?.code;

  expect((await client.updateUser({ password: newPassword })).error).toBeNull();

  const post = async (path: string, body: unknown): Promise<number> => (await call(app, 'POST', path, { body })).status;
  expect(await post('/verify', { type: 'recovery', token_hash: link.token })).toBe(403);
  expect(await post('/token?grant_type=pkce', { auth_code: code, code_verifier: challenge })).toBe(404);
  expect(await post('/verify', { type: 'email_change', email: 'thief@example.org', token: toThief })).toBe(403);
  expect((await client.getUser()).data.user?.new_email).toBeUndefined();
});

test('SEC-11 of two browsers that change the password at once, one stays', async () => {
  const one = await someoneSignedIn(app, database, 'race@example.org');
  const bearers = [one.bearer];
  for (let at = 0; at < 4; at += 1) bearers.push(await bearerIn(await anotherBrowser(app, database, one.id)));
  const answers = await Promise.all(
    bearers.map((bearer, at) => call(app, 'PUT', '/user', { bearer, body: { password: `${newPassword} ${at}` } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await database.sql`select from auth.sessions where user_id = ${one.id}`).count).toBe(1);
});

test('AUTH-09 weak and same passwords are refused with their reasons', async () => {
  const { client, email } = await someoneSignedIn(app, database, 'weak@example.org');
  const weak = await client.updateUser({ password: 'short' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  expect((await client.updateUser({ password: '' })).error).toMatchObject({ reasons: ['length'] });
  expect((await client.updateUser({ password: 'password123' })).error).toMatchObject({ reasons: ['pwned'] });
  const same = await client.updateUser({ password: goodPassword });
  expect(errorOf(same)).toEqual([422, 'same_password']);
  expect(same.error?.message).toBe('New password should be different from the old password.');
  expect((await call(app, 'PUT', '/user', { body: { password: newPassword } })).status).toBe(401);
  expect(await mailsTo(database, email)).toEqual([]);
});

test('an old session needs the code of a mail, and the code counts for this account alone', async () => {
  const { client, id, email, bearer } = await someoneSignedIn(app, database, 'old@example.org');
  const stranger = await someoneSignedIn(app, database, 'stranger@example.org');
  await letSessionsGrowOld(database, id);
  const needed = await client.updateUser({ password: newPassword });
  expect(errorOf(needed)).toEqual(proofNeeded);
  // A refreshed token is no new proof.
  await client.refreshSession();
  expect(errorOf(await client.updateUser({ password: newPassword }))).toEqual(proofNeeded);
  expect(errorOf(await client.updateUser({ email: 'new@example.org' }))).toEqual(proofNeeded);
  expect(errorOf(await client.updateUser({ password: newPassword, nonce: 'AAAAAAAAA2' }))).toEqual(wrongCode);
  expect((await stranger.client.reauthenticate()).error).toBeNull();
  const foreign = (await mailsTo(database, stranger.email))[0]?.code ?? '';
  expect(errorOf(await client.updateUser({ password: newPassword, nonce: foreign }))).toEqual(wrongCode);
  // A way in is no nonce, and a nonce no way in.
  const signIn = await madeToken(app, database, { userId: id, type: 'recovery_token', email });
  expect(errorOf(await client.updateUser({ password: newPassword, nonce: signIn.code }))).toEqual(wrongCode);
  expect((await client.reauthenticate()).error).toBeNull();
  const mail = (await mailsTo(database, email))[0];
  expect(mail?.link?.pathname).toBe('/auth/reset');
  const nonce = mail?.code ?? '';
  for (const type of ['email', 'recovery', 'reauthentication', 'signup'])
    expect((await call(app, 'POST', '/verify', { body: { type, email, token: nonce } })).status).toBe(403);
  // Wrong about the password, right about the code: the code need not be asked for again.
  expect(errorOf(await client.updateUser({ password: goodPassword, nonce: ` ${nonce.toLowerCase()}` }))).toEqual([
    422,
    'same_password',
  ]);
  expect((await client.updateUser({ password: newPassword })).error).toBeNull();
  expect((await call(app, 'GET', '/user', { bearer })).status).toBe(200);
});

test('SEC-02 the code of a mail is dead after five wrong tries, also when they come at once', async () => {
  const { client, id, email, bearer } = await someoneSignedIn(app, database, 'guess@example.org');
  await letSessionsGrowOld(database, id);
  await client.reauthenticate();
  const nonce = (await mailsTo(database, email))[0]?.code ?? '';
  const put = (body: unknown): Promise<Response> => call(app, 'PUT', '/user', { bearer, body });
  await Promise.all(Array.from({ length: 20 }, () => put({ password: newPassword, nonce: 'AAAAAAAAA2' })));
  expect(await (await put({ password: newPassword, nonce })).json()).toMatchObject({
    code: 'reauthentication_not_valid',
  });
  expect(await hasPassword(id, goodPassword)).toBe(true);
});

test('the current password makes an old session fresh, and cannot be guessed there', async () => {
  const limited = await openedLimited(database);
  const { client, id } = await someoneSignedIn(limited, database, 'current@example.org');
  await letSessionsGrowOld(database, id);
  const guess = (): Promise<unknown> =>
    client.updateUser({ password: newPassword, current_password: 'wrong guess' }).then(errorOf);
  for (let at = 0; at < 9; at += 1) expect(await guess()).toEqual(wrongPassword);
  expect(errorOf(await client.updateUser({ password: newPassword, current_password: goodPassword }))).toBe('none');
  expect(await guess()).toEqual([429, 'over_request_rate_limit']);
  expect(await hasPassword(id, newPassword)).toBe(true);
});

test('SEC-02 a fresh session finds out by no refusal what the password is: each one that is compared counts', async () => {
  const limited = await openedLimited(database);
  const { bearer } = await someoneSignedIn(limited, database, 'compared@example.org');
  // The new address is refused for its own count, so that no guess becomes the password.
  const guess = async (password: string) =>
    (await call(limited, 'PUT', '/user', { bearer, body: { email: 'full@example.org', password } })).status;
  for (let at = 0; at < 3; at += 1)
    expect((await call(limited, 'PUT', '/user', { bearer, body: { email: 'full@example.org' } })).status).toBe(200);
  for (let at = 0; at < 5; at += 1) expect(await guess(`${newPassword} ${at}`)).toBe(429);
  expect(await guess(goodPassword)).toBe(429);
});

test('the current password or a mailed code alone makes an old session fresh, and changes nothing', async () => {
  const { client, id, email } = await someoneSignedIn(app, database, 'freshened@example.org');
  const enrol = async (friendlyName: string): Promise<unknown> =>
    errorOf(await client.mfa.enroll({ factorType: 'totp', friendlyName }));
  await letSessionsGrowOld(database, id);
  expect(await enrol('Phone')).toEqual(proofNeeded);
  expect(errorOf(await client.updateUser({ current_password: 'wrong guess' }))).toEqual(wrongPassword);
  expect(errorOf(await client.updateUser({ nonce: 'AAAAAAAAA2' }))).toEqual(wrongCode);
  expect(await enrol('Phone')).toEqual(proofNeeded);

  const proved = await client.updateUser({ current_password: goodPassword });
  expect([proved.error, proved.data.user?.id]).toEqual([null, id]);
  expect(await enrol('Phone')).toBe('none');

  await letSessionsGrowOld(database, id);
  expect(await enrol('Tablet')).toEqual(proofNeeded);
  await client.reauthenticate();
  const nonce = (await mailsTo(database, email))[0]?.code ?? '';
  expect(errorOf(await client.updateUser({ nonce }))).toBe('none');
  expect(await enrol('Tablet')).toBe('none');
  expect(await hasPassword(id, goodPassword)).toBe(true);
  expect(await mailsTo(database, email)).toHaveLength(1);
  await letSessionsGrowOld(database, id);
  expect(errorOf(await client.updateUser({ nonce }))).toEqual(wrongCode);
});

test('with a second factor, a session that has not shown it changes nothing and mails nobody', async () => {
  const { client, ...user } = await someoneSignedIn(app, database, 'factor@example.org');
  await addApp(client);
  const stolen = await anotherBrowser(app, database, user.id);
  expect(errorOf(await stolen.updateUser({ password: newPassword }))).toEqual(stepNeeded);
  expect(errorOf(await stolen.updateUser({ email: 'thief2@example.org' }))).toEqual(stepNeeded);
  expect(errorOf(await stolen.updateUser({ data: { name: 'x' } }))).toEqual(stepNeeded);
  expect(errorOf(await stolen.updateUser({ current_password: goodPassword }))).toEqual(stepNeeded);
  const before = await mailsTo(database, user.email);
  expect(errorOf(await stolen.reauthenticate())).toEqual(stepNeeded);
  expect(await mailsTo(database, user.email)).toHaveLength(before.length);
  expect((await client.updateUser({ password: newPassword })).error).toBeNull();
});

test('whoever has no password may set one', async () => {
  const { client, id } = await someoneSignedIn(app, database, 'first@example.org');
  await database.sql`update auth.users set encrypted_password = null where id = ${id}`;
  expect((await client.updateUser({ password: newPassword })).error).toBeNull();
  expect(await hasPassword(id, newPassword)).toBe(true);
});

test('SEC-12 codes for changes are mailed three times an hour', async () => {
  const limited = await openedLimited(database);
  const { client, email } = await someoneSignedIn(limited, database, 'bomb@example.org');
  for (let at = 0; at < 3; at += 1) expect((await client.reauthenticate()).error).toBeNull();
  expect(errorOf(await client.reauthenticate())).toEqual([429, 'over_email_send_rate_limit']);
  expect(await mailsTo(database, email)).toHaveLength(3);
  // A new address is written to no more often, whoever asks.
  const others = ['bomb1@example.org', 'bomb2@example.org', 'bomb3@example.org', 'bomb4@example.org'];
  const answers: unknown[] = [];
  for (const other of others) {
    const someone = await someoneSignedIn(limited, database, other);
    answers.push(errorOf(await someone.client.updateUser({ email: 'target@example.org' })));
  }
  expect(answers).toEqual(['none', 'none', 'none', [429, 'over_email_send_rate_limit']]);
  expect(await mailsTo(database, 'target@example.org')).toHaveLength(3);
});
