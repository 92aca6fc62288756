import { hash as bcrypt } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import {
  allAnswered,
  browserClient,
  call,
  goodPassword,
  mailsTo,
  makeUser,
  nextMail,
} from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
const operator = operatorClient(app);

const signIn = (email: string, password = goodPassword) => browserClient(app).signInWithPassword({ email, password });

/** A call with the secret key and any body. */
const asOperator = (method: string, path: string, body?: unknown) =>
  call(app, method, path, { body, headers: { apikey: testKeys.secretKey } });

async function made(email: string, more: object = {}) {
  const { data, error } = await operator.createUser({ email, password: goodPassword, email_confirm: true, ...more });
  if (error) throw error;
  return data.user;
}

test('SEC-01 only the secret key runs the site', async () => {
  const admin = await makeUser(database, { email: 'boss@example.org' });
  await database.sql`update auth.users set raw_app_meta_data = '{"role": "admin"}' where id = ${admin.id}`;
  const { data } = await signIn('boss@example.org');
  const bearer = data.session?.access_token ?? '';
  const paths = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${admin.id}`],
    ['DELETE', `/admin/users/${admin.id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/oauth/clients'],
    ['GET', '/admin/custom-providers'],
    ['GET', '/admin/sso/providers'],
    ['GET', '/admin/nothing'],
  ] as const;
  for (const [method, path] of paths) {
    const answer = async (headers: Record<string, string>, token?: string) => {
      const response = await call(app, method, path, { headers, ...(token === undefined ? {} : { bearer: token }) });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await answer({})).toEqual([401, 'no_authorization']);
    expect(await answer({}, testKeys.publishableKey)).toEqual([403, 'not_admin']);
    expect(await answer({}, bearer)).toEqual([403, 'not_admin']);
    expect(await answer({}, `${testKeys.secretKey}0`)).toEqual([403, 'bad_jwt']);
    // Who acts is said by the bearer, also beside the secret key.
    expect(await answer({ apikey: testKeys.secretKey }, bearer)).toEqual([403, 'not_admin']);
  }
  const unknown = await fetch(`${app.url}/auth/v1/admin/users`, { headers: { apikey: `${testKeys.secretKey}0` } });
  expect(unknown.status).toBe(401);
  for (const headers of [{ apikey: testKeys.secretKey }, { authorization: `Bearer ${testKeys.secretKey}` }])
    expect((await operatorClient(app, headers).listUsers()).error).toBeNull();
  const nothing = await asOperator('GET', '/admin/nothing');
  expect([nothing.status, await nothing.json()]).toMatchObject([404, { code: 'not_found' }]);
});

test('makes accounts: lower-cased, confirmed on demand, each address once', async () => {
  const user = await made(' Ada@Example.ORG ', {
    user_metadata: { full_name: 'Ada' },
    app_metadata: { role: 'team' },
    id: '7E57ACC0-0000-4000-8000-000000000001',
  });
  expect(user).toMatchObject({
    id: '7e57acc0-0000-4000-8000-000000000001',
    email: 'ada@example.org',
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: 'Ada' },
    app_metadata: { provider: 'email', providers: ['email'], role: 'team' },
    identities: [{ provider: 'email', identity_data: { email: 'ada@example.org', email_verified: true } }],
  });
  expect((await signIn('ada@example.org')).data.user?.id).toBe(user.id);
  expect((await operator.createUser({ email: 'ADA@example.org' })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  expect((await operator.createUser({ email: 'ada2@example.org', id: user.id })).error?.code).toBe('conflict');

  const waiting = await operator.createUser({ email: 'later@example.org', password: goodPassword });
  expect(waiting.data.user?.email_confirmed_at).toBeUndefined();
  // Its owner has not been heard of, so its password opens nothing.
  expect((await signIn('later@example.org')).error?.code).toBe('invalid_credentials');
  const updated = await operator.updateUserById(waiting.data.user?.id ?? '', { email_confirm: true });
  expect(updated.data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect((await signIn('later@example.org')).error).toBeNull();
});

const strangers = 'chosen by a stranger 55';
const signUp = async (email: string): Promise<unknown> =>
  call(app, 'POST', '/signup', { body: { email, password: strangers, data: { name: 'Eve' } } });
const confirm = async (email: string, code: string | undefined) =>
  browserClient(app).verifyOtp({ email, token: code ?? '', type: 'email' });

test('SEC-05 an account the team made takes nothing from a sign-up, and its own password counts once it is confirmed', async () => {
  const email = 'future-admin@example.org';
  const { error } = await operator.createUser({ email, password: goodPassword, app_metadata: { role: 'admin' } });
  expect(error).toBeNull();
  await signUp(email);
  const mail = await nextMail(database, email);
  expect(mail.subject).toContain('You’re invited');
  expect((await confirm(email, mail.code)).error).toBeNull();
  expect((await signIn(email, strangers)).error?.code).toBe('invalid_credentials');
  const { data } = await signIn(email);
  expect(data.user).toMatchObject({ app_metadata: { role: 'admin' }, user_metadata: {} });
});

test.each<[string, Parameters<typeof operator.updateUserById>[1]]>([
  ['a role', { app_metadata: { role: 'admin' } }],
  ['a right of its own kind', { app_metadata: { moderates: true } }],
  ['a password', { password: goodPassword }],
  ['a role and a confirmation', { app_metadata: { role: 'admin' }, email_confirm: true }],
])('SEC-05 giving %s to a sign-up that nobody confirmed ends what a stranger left there', async (what, change) => {
  const email = `${what.replaceAll(' ', '-')}@example.org`;
  await signUp(email);
  const { code } = await nextMail(database, email);
  const [row] = await database.sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  const { data } = await operator.updateUserById(row?.id ?? '', change);
  expect(data.user).toMatchObject({ user_metadata: {} });
  // Neither the mail of the sign-up nor a further one lets the stranger's password in.
  expect((await confirm(email, code)).error?.code).toBe('otp_expired');
  await signUp(email);
  await call(app, 'POST', '/otp', { body: { email } });
  await allAnswered(database);
  const last = (await mailsTo(database, email)).findLast((mail) => mail.code !== undefined);
  expect((await confirm(email, last?.code)).error).toBeNull();
  expect((await signIn(email, strangers)).error?.code).toBe('invalid_credentials');
  expect((await signIn(email)).error?.code).toBe(change.password ? undefined : 'invalid_credentials');
});

test('SEC-05 an invitation ends what a stranger’s sign-up left', async () => {
  const email = 'invited-later@example.org';
  await signUp(email);
  const { code } = await nextMail(database, email);
  expect((await operator.inviteUserByEmail(email, { data: { name: 'Ada' } })).data.user?.user_metadata).toEqual({
    name: 'Ada',
  });
  expect((await confirm(email, code)).error?.code).toBe('otp_expired');
  await signUp(email);
  const last = await nextMail(database, email, 2);
  expect((await confirm(email, last.code)).error).toBeNull();
  expect((await signIn(email, strangers)).error?.code).toBe('invalid_credentials');
});

test('takes passwords that were stored elsewhere, as bcrypt and Argon2', async () => {
  await made('moved@example.org', {
    password: undefined,
    password_hash: await bcrypt('an old password', 10),
  });
  expect((await signIn('moved@example.org', 'an old password')).error).toBeNull();
  const known = await makeUser(database, { email: 'argon@example.org' });
  const [row] = await database.sql<{ hash: string }[]>`
    select encrypted_password as hash from auth.users where id = ${known.id}`;
  await made('argon2@example.org', { password: undefined, password_hash: row?.hash });
  expect((await signIn('argon2@example.org')).error).toBeNull();
});

test('AUTH-09 weak passwords are refused here too', async () => {
  const { error } = await operator.createUser({ email: 'weak@example.org', password: 'short' });
  expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  const user = await made('strong@example.org');
  const changed = await operator.updateUserById(user.id, { password: 'password1' });
  expect(changed.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
});

test('SEC-11 a new password or address ends all sessions and is told to the owner', async () => {
  const user = await made('carl@example.org');
  const first = browserClient(app);
  await first.signInWithPassword({ email: 'carl@example.org', password: goodPassword });
  expect((await operator.updateUserById(user.id, { password: 'nine calm herons wade' })).error).toBeNull();
  expect((await first.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await signIn('carl@example.org')).error?.code).toBe('invalid_credentials');

  const second = browserClient(app);
  await second.signInWithPassword({ email: 'carl@example.org', password: 'nine calm herons wade' });
  const moved = await operator.updateUserById(user.id, { email: 'Karl@example.org' });
  expect(moved.data.user).toMatchObject({
    email: 'karl@example.org',
    identities: [{ identity_data: { email: 'karl@example.org', email_verified: false } }],
  });
  expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await mailsTo(database, 'carl@example.org')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('password'),
    expect.stringContaining('address'),
  ]);
  await made('dora@example.org');
  expect((await operator.updateUserById(user.id, { email: 'dora@example.org' })).error?.code).toBe('email_exists');
});

test('changes data field by field', async () => {
  const user = await made('data@example.org', { user_metadata: { a: 1, b: 2 } });
  const { data } = await operator.updateUserById(user.id, {
    user_metadata: { b: null, c: 3 },
    app_metadata: { role: 'admin' },
  });
  expect(data.user).toMatchObject({
    user_metadata: { a: 1, c: 3 },
    app_metadata: { provider: 'email', role: 'admin' },
  });
  expect(data.user?.user_metadata).not.toHaveProperty('b');
});

test('a ban ends the sessions, and "none" ends the ban', async () => {
  const user = await made('eve@example.org');
  const client = browserClient(app);
  const { data } = await client.signInWithPassword({ email: 'eve@example.org', password: goodPassword });
  const banned = await operator.updateUserById(user.id, { ban_duration: '1h30m' });
  const until = Date.parse((banned.data.user as { banned_until?: string } | null)?.banned_until ?? '');
  expect(Math.abs(until - Date.now() - 5_400_000)).toBeLessThan(60_000);
  expect(await database.sql`select from auth.sessions where user_id = ${user.id}`).toHaveLength(0);
  expect((await client.getUser(data.session?.access_token)).error?.code).toBe('user_banned');
  expect((await client.refreshSession()).error).not.toBeNull();
  expect((await signIn('eve@example.org')).error?.code).toBe('user_banned');
  await operator.updateUserById(user.id, { ban_duration: 'none' });
  expect((await signIn('eve@example.org')).error).toBeNull();
});

test('lists page by page, as auth-js reads it, and finds by address and name', async () => {
  const [row] = await database.sql<{ count: number }[]>`select count(*)::int as count from auth.users`;
  const total = row?.count ?? 0;
  const last = Math.ceil(total / 3);
  const first = await operator.listUsers({ page: 1, perPage: 3 });
  expect(first.data).toMatchObject({ aud: 'authenticated', total, nextPage: 2, lastPage: last });
  expect(first.data.users).toHaveLength(3);
  const end = await operator.listUsers({ page: last, perPage: 3 });
  expect(end.data).toMatchObject({ nextPage: null, lastPage: last });
  const seen: string[] = [];
  for (let page = 1; page <= last; page += 1)
    seen.push(...(await operator.listUsers({ page, perPage: 3 })).data.users.map(({ id }) => id));
  expect(new Set(seen).size).toBe(total);

  const found = await asOperator('GET', '/admin/users?filter=ADA@ex');
  expect(((await found.json()) as { users: { email: string }[] }).users).toMatchObject([{ email: 'ada@example.org' }]);
  for (const query of ['page=-1', 'per_page=x', 'page=1e9', 'page=99999999999999999999']) {
    const response = await asOperator('GET', `/admin/users?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
  }
  const far = await asOperator('GET', '/admin/users?page=999999999&per_page=999999999');
  expect([far.status, ((await far.json()) as { users: unknown[] }).users]).toEqual([200, []]);
});

test('deletes an account with everything, or leaves its id', async () => {
  const gone = await made('gone@example.org');
  await signIn('gone@example.org');
  expect((await operator.deleteUser(gone.id)).error).toBeNull();
  expect((await operator.getUserById(gone.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  for (const table of ['auth.identities', 'auth.sessions'])
    expect(await database.sql`select from ${database.sql(table)} where user_id = ${gone.id}`).toHaveLength(0);
  expect(
    await database.sql`
    select from auth.audit_log_entries where payload::text like ${`%${gone.id}%`}`,
  ).toHaveLength(0);

  const emptied = await made('soft@example.org', { user_metadata: { full_name: 'Soft' } });
  const client = browserClient(app);
  await client.signInWithPassword({ email: 'soft@example.org', password: goodPassword });
  expect((await operator.deleteUser(emptied.id, true)).error).toBeNull();
  expect((await operator.deleteUser(emptied.id, true)).error).toBeNull();
  expect((await client.getUser()).error).not.toBeNull();
  expect((await signIn('soft@example.org')).error?.code).toBe('invalid_credentials');
  expect((await operator.getUserById(emptied.id)).data.user).toMatchObject({
    id: emptied.id,
    email: '',
    user_metadata: {},
    app_metadata: {},
    identities: [],
    deleted_at: expect.any(String),
  });
  expect((await made('soft@example.org')).id).not.toBe(emptied.id);
  expect((await operator.deleteUser(emptied.id)).error).toBeNull();
  expect((await operator.getUserById(emptied.id)).error?.code).toBe('user_not_found');
});

test('shows and removes second factors, and what was noted', async () => {
  const user = await made('lost@example.org');
  const client = browserClient(app);
  await client.signInWithPassword({ email: 'lost@example.org', password: goodPassword });
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const { data } = await operator.mfa.listFactors({ userId: user.id });
  expect(data?.factors).toMatchObject([{ id: enrolled.data?.id, friendly_name: 'phone', status: 'unverified' }]);
  expect(JSON.stringify(data)).not.toContain('secret');
  const removed = await operator.mfa.deleteFactor({ userId: user.id, id: data?.factors[0]?.id ?? '' });
  expect(removed.error).toBeNull();
  expect((await operator.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
  const again = await operator.mfa.deleteFactor({ userId: user.id, id: enrolled.data?.id ?? '' });
  expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  expect((await operator.passkey.listPasskeys({ userId: user.id })).data).toEqual([]);

  const entries = (await (await asOperator('GET', '/admin/audit?query=action:factor_unenrolled')).json()) as unknown[];
  expect(entries).toMatchObject([{ payload: { action: 'factor_unenrolled', traits: { user_id: user.id } } }]);
  expect((await asOperator('GET', '/admin/audit?query=secret:x')).status).toBe(400);
});

test('no body and no path brings the server down', async () => {
  const user = await made('hostile@example.org');
  const bodies: unknown[] = [
    'null',
    '[]',
    '{"email":{}}',
    '{"email":"a@b.c","password":5}',
    '{"email":"a@b.c","user_metadata":[]}',
    '{"email":"a@b.c","user_metadata":{"a":"\\u0000"}}',
    '{"email":"a@b.c","app_metadata":{"\\ud800":1}}',
    `{"email":"a@b.c","user_metadata":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    { email: 'a@b.c', user_metadata: { a: 'x'.repeat(5000) } },
    { email: `${'a'.repeat(300)}@b.c` },
    { email: 'a@b.c', role: 'service_role' },
    { email: 'a@b.c', aud: 'other' },
    { email: 'a@b.c', phone: '+491234' },
    { email: 'a@b.c', id: 'x' },
    { email: 'a@b.c', id: '00000000-0000-0000-0000-000000000000' },
    { email: 'a@b.c', password: goodPassword, password_hash: 'x' },
    { email: 'a@b.c', password_hash: '$argon2id$v=19$m=4194304,t=9,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA' },
    { email: 'a@b.c', password_hash: `$2b$31$${'a'.repeat(53)}` },
    { email: 'a@b.c', ban_duration: '1 day' },
    { email: 'a@b.c', ban_duration: '99999999999h' },
    { email: 'a@b.c', ban_duration: `${'9'.repeat(2000)}h` },
  ];
  for (const body of bodies)
    for (const [method, path] of [
      ['POST', '/admin/users'],
      ['PUT', `/admin/users/${user.id}`],
    ] as const) {
      const response = await asOperator(method, path, body);
      const told = JSON.stringify(body).slice(0, 80);
      expect([method, told, Math.floor(response.status / 100)]).toEqual([method, told, 4]);
      expect(((await response.json()) as { code?: string }).code).toEqual(expect.any(String));
    }
  for (const path of [
    '/admin/users/x',
    '/admin/users/%00',
    `/admin/users/${user.id}/factors/x`,
    '/admin/users/%E0%A4%A',
  ])
    expect([path, (await asOperator('DELETE', path)).status]).toEqual([path, 404]);
});
