import { expect, test } from 'vitest';
import { type BrowserClient, call, errorOf, mailsTo } from '#server/testing/accounts.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';
import { addApp, aMinuteLater, codeOf } from '#server/testing/second-factor.ts';
import { anotherBrowser, bearerIn, someoneSignedIn } from '#server/testing/sessions.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { listFactors } from './factor-rows.ts';

const { database, app } = await openedApp();

/** Somebody with an app and ten codes. */
async function withCodes(
  email: string,
  on: TestApp = app,
): Promise<{ userId: string; client: BrowserClient; id: string; codes: string[]; appId: string; secret: string }> {
  const { client, id: userId } = await someoneSignedIn(on, database, email);
  const { id: appId, secret } = await addApp(client);
  const { data, error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { userId, client, id: data.id, codes: data.codes, appId, secret };
}

test('AUTH-13 ten codes are made once, shown once and kept unreadable', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'made@example.org');
  expect(errorOf(await client.mfa.recoveryCodes.getStatus())).toEqual([404, 'mfa_factor_not_found']);
  expect(errorOf(await client.mfa.recoveryCodes.generate())).toEqual([422, 'mfa_recovery_codes_sole_factor']);
  await addApp(client);
  const { data, error } = await client.mfa.recoveryCodes.generate({ friendlyName: 'Backup codes' });
  expect(error).toBeNull();
  expect(data).toEqual({
    id: expect.any(String),
    type: 'recovery_code',
    friendly_name: 'Backup codes',
    total: 10,
    codes: expect.any(Array),
  });
  expect(new Set(data?.codes).size).toBe(10);
  for (const code of data?.codes ?? []) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/u);
  const again = await client.mfa.recoveryCodes.generate();
  expect(errorOf(again)).toEqual([422, 'mfa_verified_factor_exists']);
  expect((await client.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: data?.id,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  });
  expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([
    { id: data?.id, friendly_name: 'Backup codes', factor_type: 'recovery_code', status: 'verified' },
  ]);
  const stored = JSON.stringify(await database.sql`select * from auth.mfa_recovery_codes`);
  for (const code of data?.codes ?? []) expect(stored).not.toContain(code);
  expect(await listFactors(database.sql, userId)).toHaveLength(2);
});

test('NEWS-60 the owner is told by mail of new codes, of the first and of those that take their place; the codes stand in no mail', async () => {
  const { client, codes } = await withCodes('told@example.org');
  const renewed = (await client.mfa.recoveryCodes.regenerate()).data?.codes ?? [];
  const mails = await mailsTo(database, 'told@example.org');
  const told = mails.filter(({ subject }) => subject === 'New recovery codes were made for Ecosystem');
  expect(told).toHaveLength(2);
  for (const { text } of told) expect(text).toContain('https://ecosystem.example.org/auth/reset');
  for (const code of [...codes, ...renewed]) expect(JSON.stringify(mails)).not.toContain(code);
});

test('AUTH-13 AUTH-01 a code lets its owner in, in any writing, and the owner gets a mail with how many are left', async () => {
  const { userId, codes } = await withCodes('used@example.org');
  const client = await anotherBrowser(app, database, userId);
  const other = await anotherBrowser(app, database, userId);
  const otherBearer = await bearerIn(other);
  const heard: string[] = [];
  client.onAuthStateChange((event) => void heard.push(event));
  const [code = ''] = codes;
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 7)} ${code.slice(7).toLowerCase()}`;
  const { data, error } = await client.mfa.recoveryCodes.verify({ code: typed });
  expect(error).toBeNull();
  expect(heard).toContain('MFA_CHALLENGE_VERIFIED');
  expect(data?.user.factors).toHaveLength(2);
  const level = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  });
  expect((await client.refreshSession()).error).toBeNull();
  expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  expect((await call(app, 'GET', '/user', { bearer: otherBearer })).status).toBe(403);
  const mail = (await mailsTo(database, 'used@example.org')).at(-1);
  expect(mail?.subject).toBe('A recovery code was used for Ecosystem');
  expect(mail?.text).toContain('Codes that are left: 9.');
  expect(mail?.text).not.toContain(code);

  const replayed = await client.mfa.recoveryCodes.verify({ code });
  expect(errorOf(replayed)).toEqual([422, 'mfa_verification_failed']);
});

test('of twenty calls with one code one is let in', async () => {
  const { userId, codes } = await withCodes('race@example.org');
  const bearer = await bearerIn(await anotherBrowser(app, database, userId));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(app, 'POST', '/factors/recovery-codes/verify', { bearer, body: { code: codes[3] } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(422)]);
});

test("who knows only the password makes, renews and removes no codes; somebody else's codes are wrong", async () => {
  const { userId } = await withCodes('aal1@example.org');
  const stranger = await withCodes('stranger@example.org');
  const thief = await anotherBrowser(app, database, userId);
  const { recoveryCodes } = thief.mfa;
  expect(errorOf(await recoveryCodes.regenerate())).toEqual([403, 'insufficient_aal']);
  expect(errorOf(await recoveryCodes.unenroll())).toEqual([403, 'insufficient_aal']);
  expect(errorOf(await recoveryCodes.generate())).toEqual([403, 'insufficient_aal']);
  expect(errorOf(await recoveryCodes.verify({ code: stranger.codes[0] ?? '' }))).toEqual([
    422,
    'mfa_verification_failed',
  ]);
  expect((await stranger.client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(10);
});

test('after ten tries in an hour the codes are locked, until there are new ones', async () => {
  const limited = await openedLimited(database);
  const { userId, client, codes, id } = await withCodes('locked@example.org', limited);
  const bearer = await bearerIn(await anotherBrowser(limited, database, userId));
  const guess = async (code: string): Promise<Response> =>
    call(limited, 'POST', '/factors/recovery-codes/verify', { bearer, body: { code } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => guess('AAAAAAAAA2')));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const locked = await guess(codes[0] ?? '');
  expect(locked.status).toBe(429);
  expect(await locked.json()).toMatchObject({ code: 'mfa_recovery_codes_locked' });
  const renewed = await client.mfa.recoveryCodes.regenerate();
  expect(renewed.data).toMatchObject({ id, friendly_name: 'Recovery codes', total: 10 });
  expect((await guess(codes[0] ?? '')).status).toBe(422);
  expect((await guess(renewed.data?.codes[0] ?? '')).status).toBe(200);
});

test('who lost the app comes in with a code, removes the app and starts anew', async () => {
  const { userId, appId, codes } = await withCodes('lost@example.org');
  const client = await anotherBrowser(app, database, userId);
  expect((await client.mfa.recoveryCodes.verify({ code: codes[9] ?? '' })).error).toBeNull();
  expect((await client.mfa.unenroll({ factorId: appId })).data).toEqual({ id: appId });
  // The codes never stand alone: they went with the last app.
  expect(await listFactors(database.sql, userId)).toEqual([]);
  expect(
    await database.sql`select from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
                            where f.user_id = ${userId}`,
  ).toHaveLength(0);
  const [session] =
    await database.sql`select aal, factor_id from auth.sessions where user_id = ${userId} and aal = 'aal2'`;
  expect(session).toBeUndefined();
  const renewed = await addApp(client, 'New phone');
  expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
  expect(await listFactors(database.sql, userId)).toMatchObject([{ id: renewed.id }, { factor_type: 'recovery_code' }]);
});

test('AUTH-13 NEWS-60 codes can be removed, of which the owner is told by mail; the app stays', async () => {
  const { userId, client, id, appId, secret } = await withCodes('without@example.org');
  expect((await client.mfa.recoveryCodes.unenroll()).data).toEqual({ id });
  expect(await listFactors(database.sql, userId)).toMatchObject([{ id: appId }]);
  expect(errorOf(await client.mfa.recoveryCodes.unenroll())).toEqual([404, 'mfa_factor_not_found']);
  const mails = await mailsTo(database, 'without@example.org');
  const told = mails.filter(({ subject }) => subject === 'The recovery codes for Ecosystem were removed');
  expect(told.map(({ text }) => text.includes('https://ecosystem.example.org/auth/reset'))).toEqual([true]);
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  await aMinuteLater(database, appId);
  expect((await client.mfa.challengeAndVerify({ factorId: appId, code: codeOf(secret) })).error).toBeNull();
});

test('AUTH-13 recovery codes are no app: there is no challenge for them', async () => {
  const { client, id } = await withCodes('no-challenge@example.org');
  const { error } = await client.mfa.challenge({ factorId: id });
  expect(errorOf({ error })).toEqual([400, 'validation_failed']);
  const bearer = await bearerIn(client);
  for (const body of [
    {},
    { code: null },
    { code: '' },
    { code: 7 },
    { code: 'x'.repeat(60_000) },
    '[]',
    '{"code":"\\u0000"}',
  ]) {
    const answer = await call(app, 'POST', '/factors/recovery-codes/verify', { bearer, body });
    expect([400, 422]).toContain(answer.status);
  }
  expect((await call(app, 'GET', '/factors/recovery-codes')).status).toBe(401);
});
