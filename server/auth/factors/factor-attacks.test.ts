import { expect, test } from 'vitest';
import { call, errorOf, goodPassword, mailsTo } from '#server/testing/accounts.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';
import { addApp, aMinuteLater, codeOf } from '#server/testing/second-factor.ts';
import { anotherBrowser, bearerIn, headersOf, letSessionsGrowOld, someoneSignedIn } from '#server/testing/sessions.ts';
import { listFactors } from './factor-rows.ts';

const { database, app } = await openedApp();

test('the same code is taken once, also by twenty calls at once', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'replay@example.org');
  const { id, secret } = await addApp(client);
  const replayed = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  expect(errorOf(replayed)).toEqual([422, 'mfa_verification_failed']);
  expect(replayed.error?.message).toBe('Invalid TOTP code entered');

  await aMinuteLater(database, id);
  const thief = await bearerIn(await anotherBrowser(app, database, userId));
  const mine = await bearerIn(client);
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

test('a challenge counts for its own factor, once, for five minutes', async () => {
  const { client } = await someoneSignedIn(app, database, 'challenge@example.org');
  const stranger = await someoneSignedIn(app, database, 'stranger@example.org');
  const { id, secret } = await addApp(client);
  const others = await addApp(stranger.client);
  const code = codeOf(secret);
  await aMinuteLater(database, id);
  const verify = async (challengeId: string): Promise<unknown> =>
    errorOf(await client.mfa.verify({ factorId: id, challengeId, code }));

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

test("nobody touches somebody else's factor", async () => {
  const { client } = await someoneSignedIn(app, database, 'owner@example.org');
  const { id, secret } = await addApp(client);
  await aMinuteLater(database, id);
  const thief = await someoneSignedIn(app, database, 'thief@example.org');
  const own = await addApp(thief.client);
  const challenge = await thief.client.mfa.challenge({ factorId: own.id });
  for (const { error } of [
    await thief.client.mfa.challenge({ factorId: id }),
    await thief.client.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code: codeOf(secret) }),
    await thief.client.mfa.unenroll({ factorId: id }),
  ])
    expect(errorOf({ error })).toEqual([404, 'mfa_factor_not_found']);
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test('who knows only the password neither removes an app nor adds one', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'password-only@example.org');
  const { id } = await addApp(client);
  const begun = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' });
  const thief = await anotherBrowser(app, database, userId);
  expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(errorOf(await thief.mfa.unenroll({ factorId: id }))).toEqual([422, 'insufficient_aal']);
  expect(errorOf(await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toEqual([
    403,
    'insufficient_aal',
  ]);
  // Not even one whose secret is known, begun by the owner.
  const finished = await thief.mfa.challengeAndVerify({
    factorId: begun.data?.id ?? '',
    code: codeOf(begun.data?.totp.secret ?? ''),
  });
  expect(errorOf(finished)).toEqual([403, 'insufficient_aal']);
  expect(await listFactors(database.sql, userId)).toHaveLength(2);
  // Nor do they change what one signs in with.
  expect(errorOf(await thief.updateUser({ password: 'a word of the thief' }))).toEqual([401, 'insufficient_aal']);
  expect(errorOf(await thief.updateUser({ email: 'thief@example.org' }))).toEqual([401, 'insufficient_aal']);
  const bearer = await bearerIn(thief);
  expect((await app.auth.parts.authenticate(`Bearer ${bearer}`)).lacksSecondFactor).toBe(true);
});

test('a stolen session that is old does not become fresh by an app of the thief', async () => {
  const { client, id, email, bearer } = await someoneSignedIn(app, database, 'stale@example.org');
  const begun = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun by the owner' });
  const owner = await anotherBrowser(app, database, id);
  await letSessionsGrowOld(database, id);
  const needed = [400, 'reauthentication_needed'];
  expect(errorOf(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toEqual(needed);
  // Nor by one that was begun while the session was fresh.
  const finished = await client.mfa.challengeAndVerify({
    factorId: begun.data?.id ?? '',
    code: codeOf(begun.data?.totp.secret ?? ''),
  });
  expect(errorOf(finished)).toEqual(needed);
  expect(errorOf(await client.updateUser({ password: 'a word of the thief' }))).toEqual(needed);
  const [, deletion] = await callFunction(app, { headers: headersOf(bearer) }, 'POST', 'delete-account', {});
  expect(deletion).toMatchObject({ error: 'proof_needed' });
  // The owner is still signed in elsewhere, and heard of nothing because nothing has happened.
  expect((await owner.refreshSession()).error).toBeNull();
  expect((await listFactors(database.sql, id)).map((factor) => factor['status'])).toEqual(['unverified']);
  expect(await mailsTo(database, email)).toEqual([]);
});

test('a second factor that is shown again does not make a session fresh', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'shown-again@example.org');
  const { id, secret } = await addApp(client);
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await letSessionsGrowOld(database, userId);
  await aMinuteLater(database, id);
  expect(errorOf(await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) }))).toBe('none');
  expect(errorOf(await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' }))).toBe('none');
  const needed = [400, 'reauthentication_needed'];
  expect(errorOf(await client.updateUser({ password: 'a word of the thief' }))).toEqual(needed);
  expect(errorOf(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' }))).toEqual(needed);
  // Codes of a thief would lie in wait for the password.
  expect(errorOf(await client.mfa.recoveryCodes.regenerate())).toEqual(needed);
  expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  expect(errorOf(await client.updateUser({ current_password: goodPassword }))).toBe('none');
  expect(errorOf(await client.mfa.recoveryCodes.regenerate())).toBe('none');
  expect(errorOf(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' }))).toBe('none');
});

test('six digits cannot be guessed: after ten tries the account waits', async () => {
  const limited = await openedLimited(database);
  const { client } = await someoneSignedIn(limited, database, 'guessed@example.org');
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = enrolled.data?.id ?? '';
  const right = codeOf(enrolled.data?.totp.secret ?? '');
  const wrong = right.replace(/./gu, (digit) => String((Number(digit) + 5) % 10));
  const bearer = await bearerIn(client);
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
});

test('who knows only the password uses up the tries of the owner neither for an app nor for recovery codes', async () => {
  const limited = await openedLimited(database, { addressOf: (c) => c.req.header('x-from') ?? '203.0.113.1' });
  const { client, id: userId } = await someoneSignedIn(limited, database, 'burned@example.org');
  const { id, secret } = await addApp(client);
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await aMinuteLater(database, id);
  const shows = async (from: string, bearer: string, path: string, body: object): Promise<number> =>
    (await call(limited, 'POST', `/factors/${path}`, { bearer, body, headers: { 'x-from': from } })).status;
  const challenge = async (from: string, bearer: string): Promise<string> => {
    const answer = await call(limited, 'POST', `/factors/${id}/challenge`, { bearer, headers: { 'x-from': from } });
    return ((await answer.json()) as { id: string }).id;
  };
  const thief = await bearerIn(await anotherBrowser(limited, database, userId));
  const asked = await challenge('2001:db8:1::1', thief);
  const wrong = { challenge_id: asked, code: codeOf(secret) === '000000' ? '000001' : '000000' };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push(await shows('2001:db8:1::1', thief, `${id}/verify`, wrong));
    await shows(`2001:db8:1:${n}::1`, thief, 'recovery-codes/verify', { code: 'AAAAAAAAA2' });
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  const owner = await bearerIn(await anotherBrowser(limited, database, userId));
  const right = { challenge_id: await challenge('198.51.100.5', owner), code: codeOf(secret) };
  expect(await shows('198.51.100.5', owner, `${id}/verify`, right)).toBe(200);
  const phone = await bearerIn(await anotherBrowser(limited, database, userId));
  expect(await shows('198.51.100.5', phone, 'recovery-codes/verify', { code: codes[0] })).toBe(200);
});

test('SEC-14 no shape of a call ends in 500 or in plain text', async () => {
  const { client } = await someoneSignedIn(app, database, 'hostile@example.org');
  const { id } = await addApp(client);
  const bearer = await bearerIn(client);
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
      const answer = await call(app, method, path, { bearer, body });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      if (answer.status >= 500 || !isJson)
        failed.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}: ${answer.status}`);
      await answer.body?.cancel();
    }
  expect(failed).toEqual([]);
  expect(app.logged()).not.toContain('a call of the accounts failed');
  for (const path of ['/factors', `/factors/${id}/challenge`, `/factors/${id}/verify`]) {
    expect((await call(app, 'POST', path, { body: {} })).status).toBe(401);
  }
});
