import { expect, test } from 'vitest';
import { call, errorOf, mailsTo, makeUser } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { addApp, aMinuteLater, codeOf } from '#server/testing/second-factor.ts';
import { anotherBrowser, bearerIn, someoneSignedIn } from '#server/testing/sessions.ts';
import { listFactors } from './factor-rows.ts';
import { removeFactor } from './remove-factor.ts';

const { database, app } = await openedApp();

test('AUTH-13 an app is enrolled in the shape of GoTrue', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'enrol@example.org');
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
  const { client, id: userId } = await someoneSignedIn(app, database, 'raise@example.org');
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
  const { client, id: userId } = await someoneSignedIn(app, database, 'others@example.org');
  const other = await anotherBrowser(app, database, userId);
  const abandoned = await other.mfa.enroll({ factorType: 'totp', friendlyName: 'Of somebody else' });
  const otherBearer = await bearerIn(other);
  await addApp(client);
  expect((await call(app, 'GET', '/user', { bearer: otherBearer })).status).toBe(403);
  // What somebody else began before is gone too.
  expect(abandoned.error).toBeNull();
  expect(await listFactors(database.sql, userId)).toHaveLength(1);
  const { data } = await client.getUser();
  expect(data.user?.id).toBe(userId);
});

test('AUTH-13 a removed app asks for nothing; the sessions it raised are aal1 at once, also with their old token', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'removed@example.org');
  const first = await addApp(client, 'First');
  const second = await addApp(client, 'Second');
  const bearer = await bearerIn(client);
  expect((await app.auth.parts.authenticate(`Bearer ${bearer}`)).isAal2).toBe(true);
  expect((await client.mfa.unenroll({ factorId: second.id })).data).toEqual({ id: second.id });
  // Raised by the second one, so the first asks again …
  expect((await app.auth.parts.authenticate(`Bearer ${bearer}`)).lacksSecondFactor).toBe(true);
  expect(errorOf(await client.mfa.unenroll({ factorId: first.id }))).toEqual([422, 'insufficient_aal']);
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
    'An app was added to your account for Ecosystem',
    'An app was removed from your account for Ecosystem',
    'The second step for Ecosystem was switched off',
  ]);
  expect(errorOf(await client.mfa.unenroll({ factorId: first.id }))).toEqual([404, 'mfa_factor_not_found']);
});

test('AUTH-13 an app that never counted goes without a code and without a mail', async () => {
  const { client } = await someoneSignedIn(app, database, 'changed-mind@example.org');
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect((await client.mfa.unenroll({ factorId: data?.id ?? '' })).data).toEqual({ id: data?.id });
  expect(await mailsTo(database, 'changed-mind@example.org')).toEqual([]);
});

test('AUTH-13 an app from a hosted project counts, and its secret is sealed from then on', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'moved@example.org');
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const imported = async (name: string, kept: string): Promise<string> => {
    const [row] = await database.sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret)
      values (${userId}, 'totp', 'verified', ${name}, ${kept}) returning id`;
    return row?.id ?? '';
  };
  // Hosted projects can encrypt secrets with keys that never come along: such an app is never right.
  const unreadable = await imported('Tablet', '{"key_id": "x", "data": "eA=="}');
  const code = codeOf(secret);
  expect(errorOf(await client.mfa.challengeAndVerify({ factorId: unreadable, code }))).toEqual([
    422,
    'mfa_verification_failed',
  ]);
  const factorId = await imported('Phone', secret);
  expect(errorOf(await client.mfa.challengeAndVerify({ factorId, code }))).toBe('none');
  const [row] = await database.sql<
    { kept: string }[]
  >`select secret as kept from auth.mfa_factors where id = ${factorId}`;
  expect(row?.kept).not.toContain(secret);
  await aMinuteLater(database, factorId);
  expect(errorOf(await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }))).toBe('none');
});

test('names differ, there are at most ten, and what was begun and left makes room', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'many@example.org');
  const enrol = async (friendlyName: string): Promise<unknown> =>
    errorOf(await client.mfa.enroll({ factorType: 'totp', friendlyName }));
  const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'A "name"' });
  expect(error).toBeNull();
  const taken = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'A "name"' });
  expect(errorOf(taken)).toEqual([422, 'mfa_factor_name_conflict']);
  expect(taken.error?.message).toBe('A factor with the friendly name "A \\"name\\"" for this user already exists');
  // All at once, so that none of them sees the others.
  const more = await Promise.all(Array.from({ length: 15 }, (_, at) => enrol(`App ${at}`)));
  expect(more.filter((one) => String(one) === '422,too_many_enrolled_mfa_factors')).toHaveLength(6);
  expect(await listFactors(database.sql, userId)).toHaveLength(10);
  await database.sql`
    update auth.mfa_factors set created_at = created_at - interval '6 minutes' where user_id = ${userId}`;
  expect(await enrol('App 0')).toBe('none');
  expect(await listFactors(database.sql, userId)).toHaveLength(1);
});

test('neither code nor secret stands in the log or in the notes about the account', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'notes@example.org');
  const { secret, id } = await addApp(client);
  const code = codeOf(secret);
  await client.mfa.challengeAndVerify({ factorId: id, code });
  const notes = await database.sql<{ payload: { action: string } }[]>`
    select payload from auth.audit_log_entries where payload ->> 'actor_id' = ${userId}`;
  // Sorted: what one transaction notes has one time.
  expect(notes.map(({ payload }) => payload.action).toSorted()).toEqual([
    'challenge_created',
    'challenge_created',
    'factor_in_progress',
    'factor_verified',
    'verification_attempted',
    'verification_attempted',
  ]);
  for (const text of [JSON.stringify(notes), app.logged()]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(`"${code}"`);
  }
});

test('two apps removed at once leave no recovery codes behind', async () => {
  const { client, id: userId } = await someoneSignedIn(app, database, 'both@example.org');
  const first = await addApp(client, 'First');
  const second = await addApp(client, 'Second');
  await client.mfa.recoveryCodes.generate();
  await Promise.all(
    [first, second].map(({ id }) =>
      database.sql.begin(async (sql) => removeFactor(sql, app.auth.parts, { id, userId })),
    ),
  );
  expect(await listFactors(database.sql, userId)).toEqual([]);
  // In no order: both began at the same moment.
  expect(new Set((await mailsTo(database, 'both@example.org')).map(({ subject }) => subject))).toEqual(
    new Set([
      'Two steps are now needed to sign in to Ecosystem',
      'An app was added to your account for Ecosystem',
      'New recovery codes were made for Ecosystem',
      'An app was removed from your account for Ecosystem',
      'The second step for Ecosystem was switched off',
    ]),
  );
});

test('mails about the second factor speak the language of the account', async () => {
  const { id } = await makeUser(database, { email: 'deutsch@example.org' });
  await database.sql`update auth.users set raw_user_meta_data = '{"locale": "de"}' where id = ${id}`;
  await addApp(await anotherBrowser(app, database, id));
  const [mail] = await mailsTo(database, 'deutsch@example.org');
  expect(mail?.subject).toBe('Für die Anmeldung bei Ecosystem braucht es jetzt zwei Schritte');
  expect(mail?.text).toContain('https://ecosystem.example.org/de/auth/reset');
});
