import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseLimits } from '#server/limits.ts';
import { call, mailsTo, makeUser } from '#server/testing/accounts.ts';
import { addApp, aMinuteLater, anotherDevice, bearerOf, codeOf, signedIn } from '#server/testing/second-factor.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { listFactors } from './factor-rows.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

const codeAndStatus = (error: unknown): unknown => {
  const { code, status } = (error ?? {}) as { code?: string; status?: number };
  return [status, code];
};

test('AUTH-13 an app is enrolled in the shape of GoTrue', async () => {
  const { client, userId } = await signedIn(app, database, 'enrol@example.org');
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Ecosystem' });
  expect(error).toBeNull();
  expect(data).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/u),
    type: 'totp',
    friendly_name: 'Phone',
    totp: {
      qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/u),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/u),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Ecosystem:enrol%40example\.org\?issuer=Ecosystem&secret=/u),
    },
  });
  const [row] = await database.sql<{ secret: string; status: string }[]>`
    select secret, status from auth.mfa_factors where user_id = ${userId}`;
  expect(row?.status).toBe('unverified');
  expect(row?.secret).not.toContain(data?.totp.secret);
  expect(app.auth.parts.seal.open(row?.secret ?? '')).toBe(data?.totp.secret);
  // An app that does not count yet asks for nothing.
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });
});

test('AUTH-12 AUTH-01 a right code raises the session: level, methods, factor in the user, event, new refresh token', async () => {
  const { client, userId } = await signedIn(app, database, 'raise@example.org');
  const before = (await client.getSession()).data.session;
  const heard: string[] = [];
  client.onAuthStateChange((event) => void heard.push(event));
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = enrolled.data?.id ?? '';
  const challenge = await client.mfa.challenge({ factorId });
  expect(challenge.data).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) });
  const end = (challenge.data?.expires_at ?? 0) - Date.now() / 1000;
  expect(end).toBeGreaterThan(240);
  expect(end).toBeLessThanOrEqual(301);

  const code = codeOf(enrolled.data?.totp.secret ?? '');
  const verified = await client.mfa.verify({
    factorId,
    challengeId: challenge.data?.id ?? '',
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(verified.error).toBeNull();
  expect(heard).toContain('MFA_CHALLENGE_VERIFIED');
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  const claims = await app.auth.parts.tokens.verify(verified.data?.access_token ?? '');
  expect(claims).toMatchObject({ aal: 'aal2', sub: userId });
  const after = (await client.getSession()).data.session;
  expect(after?.user.factors).toMatchObject([
    { id: factorId, factor_type: 'totp', status: 'verified', friendly_name: 'Phone' },
  ]);
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect(await listFactors(database.sql, userId)).toMatchObject([{ id: factorId, status: 'verified' }]);
  expect(JSON.stringify(await listFactors(database.sql, userId))).not.toContain('secret');
  const [session] = await database.sql`select aal, factor_id from auth.sessions where user_id = ${userId}`;
  expect(session).toEqual({ aal: 'aal2', factor_id: factorId });
  expect((await mailsTo(database, 'raise@example.org')).map(({ subject }) => subject)).toEqual([
    'Two steps are now needed to sign in to Ecosystem',
  ]);

  // The token from before the code fetches nothing any more, the new one keeps the level.
  const stale = await call(app, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: before?.refresh_token },
  });
  expect(stale.status).toBe(400);
  expect((await client.refreshSession()).error).toBeNull();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
});

test('AUTH-13 with the first app, sessions that have shown no code are signed out', async () => {
  const { client, userId } = await signedIn(app, database, 'others@example.org');
  const other = await anotherDevice(app, database, userId);
  const abandoned = await other.mfa.enroll({ factorType: 'totp', friendlyName: 'Of somebody else' });
  const otherBearer = await bearerOf(other);
  await addApp(client);
  expect((await call(app, 'GET', '/user', { bearer: otherBearer })).status).toBe(403);
  // What somebody else began before is gone too.
  expect(abandoned.error).toBeNull();
  expect(await listFactors(database.sql, userId)).toHaveLength(1);
  const { data } = await client.getUser();
  expect(data.user?.id).toBe(userId);
});

test('AUTH-13 the same code is taken once, also by twenty calls at once', async () => {
  const { client, userId } = await signedIn(app, database, 'replay@example.org');
  const { id, secret } = await addApp(client);
  const replayed = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  expect(codeAndStatus(replayed.error)).toEqual([422, 'mfa_verification_failed']);
  expect(replayed.error?.message).toBe('Invalid TOTP code entered');

  await aMinuteLater(database, id);
  const thief = await bearerOf(await anotherDevice(app, database, userId));
  const mine = await bearerOf(client);
  const code = codeOf(secret);
  const challenges = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const made = await call(app, 'POST', `/factors/${id}/challenge`, { bearer: mine });
      return ((await made.json()) as { id: string }).id;
    }),
  );
  const answers = await Promise.all(
    challenges.map((challengeId, at) =>
      call(app, 'POST', `/factors/${id}/verify`, {
        bearer: at % 2 === 0 ? mine : thief,
        body: { challenge_id: challengeId, code },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 422, 403]).toContain(status);
});

test('AUTH-13 a challenge counts for its own factor, once, for five minutes', async () => {
  const { client } = await signedIn(app, database, 'challenge@example.org');
  const stranger = await signedIn(app, database, 'stranger@example.org');
  const { id, secret } = await addApp(client);
  const others = await addApp(stranger.client);
  const code = codeOf(secret);
  await aMinuteLater(database, id);
  const verify = async (challengeId: string): Promise<unknown> =>
    codeAndStatus((await client.mfa.verify({ factorId: id, challengeId, code })).error);

  const foreign = await stranger.client.mfa.challenge({ factorId: others.id });
  expect(await verify(foreign.data?.id ?? '')).toEqual([422, 'mfa_factor_not_found']);
  expect(await verify(crypto.randomUUID())).toEqual([422, 'mfa_factor_not_found']);
  const old = await client.mfa.challenge({ factorId: id });
  await database.sql`
    update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = ${old.data?.id ?? ''}`;
  expect(await verify(old.data?.id ?? '')).toEqual([422, 'mfa_challenge_expired']);
  const used = await client.mfa.challenge({ factorId: id });
  expect((await client.mfa.verify({ factorId: id, challengeId: used.data?.id ?? '', code })).error).toBeNull();
  await aMinuteLater(database, id);
  expect(await verify(used.data?.id ?? '')).toEqual([422, 'mfa_ip_address_mismatch']);
  const elsewhere = await client.mfa.challenge({ factorId: id });
  await database.sql`update auth.mfa_challenges set ip_address = '192.0.2.7' where id = ${elsewhere.data?.id ?? ''}`;
  expect(await verify(elsewhere.data?.id ?? '')).toEqual([422, 'mfa_ip_address_mismatch']);
});

test("AUTH-13 nobody touches somebody else's factor", async () => {
  const { client } = await signedIn(app, database, 'owner@example.org');
  const { id, secret } = await addApp(client);
  await aMinuteLater(database, id);
  const thief = await signedIn(app, database, 'thief@example.org');
  const own = await addApp(thief.client);
  const challenge = await thief.client.mfa.challenge({ factorId: own.id });
  for (const { error } of [
    await thief.client.mfa.challenge({ factorId: id }),
    await thief.client.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code: codeOf(secret) }),
    await thief.client.mfa.unenroll({ factorId: id }),
  ])
    expect(codeAndStatus(error)).toEqual([404, 'mfa_factor_not_found']);
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test('AUTH-13 who knows only the password neither removes an app nor adds one', async () => {
  const { client, userId } = await signedIn(app, database, 'password-only@example.org');
  const { id } = await addApp(client);
  const begun = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' });
  const thief = await anotherDevice(app, database, userId);
  expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(codeAndStatus((await thief.mfa.unenroll({ factorId: id })).error)).toEqual([422, 'insufficient_aal']);
  expect(codeAndStatus((await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error)).toEqual([
    403,
    'insufficient_aal',
  ]);
  // Not even one whose secret is known, begun by the owner.
  const finished = await thief.mfa.challengeAndVerify({
    factorId: begun.data?.id ?? '',
    code: codeOf(begun.data?.totp.secret ?? ''),
  });
  expect(codeAndStatus(finished.error)).toEqual([403, 'insufficient_aal']);
  expect(await listFactors(database.sql, userId)).toHaveLength(2);
  // The owner still gets a code in, and with it the app.
  const bearer = await bearerOf(thief);
  expect((await app.auth.authenticate(`Bearer ${bearer}`)).lacksSecondFactor).toBe(true);
});

test('AUTH-13 six digits cannot be guessed: after ten tries the account waits', async () => {
  const limited = await testApp(database, {}, { makeLimiter: databaseLimits(database.sql, 'of this test') });
  try {
    const { client } = await signedIn(limited, database, 'guessed@example.org');
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const factorId = enrolled.data?.id ?? '';
    const right = codeOf(enrolled.data?.totp.secret ?? '');
    const wrong = right.replace(/./gu, (digit) => String((Number(digit) + 5) % 10));
    const bearer = await bearerOf(client);
    const challenge = await client.mfa.challenge({ factorId });
    const guess = async (code: string): Promise<Response> =>
      call(limited, 'POST', `/factors/${factorId}/verify`, {
        bearer,
        body: { challenge_id: challenge.data?.id, code },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    const tooLate = await guess(right);
    expect(tooLate.status).toBe(429);
    expect(await tooLate.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(Number(tooLate.headers.get('retry-after'))).toBeGreaterThan(60);
  } finally {
    await limited.stop();
  }
});

test('AUTH-13 a removed app asks for nothing; the sessions it raised are aal1 at once, also with their old token', async () => {
  const { client, userId } = await signedIn(app, database, 'removed@example.org');
  const first = await addApp(client, 'First');
  const second = await addApp(client, 'Second');
  const bearer = await bearerOf(client);
  expect((await app.auth.authenticate(`Bearer ${bearer}`)).isAal2).toBe(true);
  expect((await client.mfa.unenroll({ factorId: second.id })).data).toEqual({ id: second.id });
  // Raised by the second one, so the first asks again …
  expect((await app.auth.authenticate(`Bearer ${bearer}`)).lacksSecondFactor).toBe(true);
  expect(codeAndStatus((await client.mfa.unenroll({ factorId: first.id })).error)).toEqual([422, 'insufficient_aal']);
  await aMinuteLater(database, first.id);
  await client.mfa.challengeAndVerify({ factorId: first.id, code: codeOf(first.secret) });
  // … and goes with a new code.
  expect((await client.mfa.unenroll({ factorId: first.id })).data).toEqual({ id: first.id });
  expect((await client.refreshSession()).error).toBeNull();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'password' }],
  });
  expect(await listFactors(database.sql, userId)).toEqual([]);
  expect((await mailsTo(database, 'removed@example.org')).map(({ subject }) => subject)).toEqual([
    'Two steps are now needed to sign in to Ecosystem',
    'Another app can now sign in to Ecosystem',
    'An app was removed from your account for Ecosystem',
    'The second step for Ecosystem was switched off',
  ]);
  expect(codeAndStatus((await client.mfa.unenroll({ factorId: first.id })).error)).toEqual([
    404,
    'mfa_factor_not_found',
  ]);
});

test('AUTH-13 an app that never counted goes without a code and without a mail', async () => {
  const { client } = await signedIn(app, database, 'changed-mind@example.org');
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect((await client.mfa.unenroll({ factorId: data?.id ?? '' })).data).toEqual({ id: data?.id });
  expect(await mailsTo(database, 'changed-mind@example.org')).toEqual([]);
});

test('AUTH-13 names differ, there are at most ten, and what was begun and left makes room', async () => {
  const { client, userId } = await signedIn(app, database, 'many@example.org');
  const enrol = async (friendlyName: string): Promise<unknown> =>
    codeAndStatus((await client.mfa.enroll({ factorType: 'totp', friendlyName })).error);
  const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'A "name"' });
  expect(error).toBeNull();
  const taken = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'A "name"' });
  expect(codeAndStatus(taken.error)).toEqual([422, 'mfa_factor_name_conflict']);
  expect(taken.error?.message).toBe('A factor with the friendly name "A \\"name\\"" for this user already exists');
  // All at once, so that none of them sees the others.
  const more = await Promise.all(Array.from({ length: 15 }, (_, at) => enrol(`App ${at}`)));
  expect(more.filter((one) => String(one) === '422,too_many_enrolled_mfa_factors')).toHaveLength(6);
  expect(await listFactors(database.sql, userId)).toHaveLength(10);
  await database.sql`
    update auth.mfa_factors set created_at = created_at - interval '6 minutes' where user_id = ${userId}`;
  expect(await enrol('App 0')).toEqual([undefined, undefined]);
  expect(await listFactors(database.sql, userId)).toHaveLength(1);
});

test('AUTH-13 phone and passkey are switched off in the words of GoTrue', async () => {
  const { client } = await signedIn(app, database, 'phone@example.org');
  const phone = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'Phone', phone: '+4915112345678' });
  expect(codeAndStatus(phone.error)).toEqual([422, 'mfa_phone_enroll_not_enabled']);
  expect(phone.error?.message).toBe('MFA enroll is disabled for Phone');
  const passkey = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
  expect(codeAndStatus(passkey.error)).toEqual([422, 'mfa_webauthn_enroll_not_enabled']);
  expect(passkey.error?.message).toBe('MFA enroll is disabled for WebAuthn');
});

test('AUTH-13 no shape of a call ends in 500 or in plain text', async () => {
  const { client } = await signedIn(app, database, 'hostile@example.org');
  const { id } = await addApp(client);
  const bearer = await bearerOf(client);
  const bodies: unknown[] = [
    undefined,
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '\u0000',
    { factor_type: 7 },
    { factor_type: {} },
    { factor_type: 'recovery_code' },
    { factor_type: 'totp', friendly_name: ['x'] },
    { factor_type: 'totp', friendly_name: 'x'.repeat(101) },
    { factor_type: 'totp', friendly_name: 'a\u0000b' },
    { factor_type: 'totp', friendly_name: 'a\r\nb' },
    '{"factor_type":"totp","friendly_name":"half \\ud83d","issuer":"\\ud83d"}',
    { factor_type: 'totp', friendly_name: 'wide', issuer: '\u{1F43F}'.repeat(25) },
    { challenge_id: 7, code: '123456' },
    { challenge_id: 'x', code: '123456' },
    { challenge_id: `${id}'--`, code: '123456' },
    { challenge_id: id, code: 123_456 },
    { challenge_id: id, code: '' },
    { challenge_id: id, code: '1'.repeat(50_000) },
    { code: '123456' },
    { code: 'x'.repeat(70_000) },
  ];
  const ids = [id, crypto.randomUUID(), 'x', '%00', '%E0%A4%A', `${id}%27`, 'recovery-codes', '..%2f..'];
  const calls = [
    ['POST', '/factors'],
    ['GET', '/factors'],
    ['PUT', '/factors'],
    ...ids.flatMap((one) => [
      ['POST', `/factors/${one}/challenge`],
      ['POST', `/factors/${one}/verify`],
      ['GET', `/factors/${one}`],
      ['POST', `/factors/${one}`],
      ['POST', `/factors/${one}/regenerate`],
    ]),
    ...ids.slice(1).map((one) => ['DELETE', `/factors/${one}`]),
  ] as [string, string][];
  const failed: string[] = [];
  for (const [method, path] of calls)
    for (const body of method === 'POST' ? bodies : [undefined]) {
      // One after the other: what one changes, the next may meet.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await call(app, method, path, { bearer, body });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      if (answer.status >= 500 || !isJson)
        failed.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}: ${answer.status}`);
      // oxlint-disable-next-line no-await-in-loop
      await answer.body?.cancel();
    }
  expect(failed).toEqual([]);
  expect(app.logged()).not.toContain('a call of the accounts failed');
  for (const path of ['/factors', `/factors/${id}/challenge`, `/factors/${id}/verify`]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call(app, 'POST', path, { body: {} })).status).toBe(401);
  }
});

test('AUTH-13 neither code nor secret stands in the log or in the notes about the account', async () => {
  const { client, userId } = await signedIn(app, database, 'notes@example.org');
  const { secret, id } = await addApp(client);
  const code = codeOf(secret);
  await client.mfa.challengeAndVerify({ factorId: id, code });
  const notes = await database.sql<{ payload: { action: string } }[]>`
    select payload from auth.audit_log_entries where payload ->> 'actor_id' = ${userId} order by created_at`;
  expect(notes.map(({ payload }) => payload.action)).toEqual([
    'factor_in_progress',
    'challenge_created',
    'verification_attempted',
    'factor_verified',
    'challenge_created',
    'verification_attempted',
  ]);
  for (const text of [JSON.stringify(notes), app.logged()]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(`"${code}"`);
  }
});

test('mails about the second factor speak the language of the account', async () => {
  const { id } = await makeUser(database, { email: 'deutsch@example.org' });
  await database.sql`update auth.users set raw_user_meta_data = '{"locale": "de"}' where id = ${id}`;
  await addApp(await anotherDevice(app, database, id));
  const [mail] = await mailsTo(database, 'deutsch@example.org');
  expect(mail?.subject).toBe('Für die Anmeldung bei Ecosystem braucht es jetzt zwei Schritte');
  expect(mail?.text).toContain('https://ecosystem.example.org/de/auth/reset');
});
