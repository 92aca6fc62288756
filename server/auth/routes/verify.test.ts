import { expect, test } from 'vitest';
import type { TokenType } from '#server/auth/mail/one-time-tokens.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { browserClient, call, makeUser } from '#server/testing/accounts.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';
import { madeToken, makeUnconfirmed } from '#server/testing/proofs.ts';

const { database, app } = await openedApp();

const wrong = 'AAAAAAAAA2';
const sessionsOf = async (userId: string): Promise<number> =>
  (await database.sql`select from auth.sessions where user_id = ${userId}`).count;
const post = (body: unknown): Promise<Response> => call(app, 'POST', '/verify', { body });
const answerOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];
const refused = [403, { code: 'otp_expired', message: 'Token has expired or is invalid' }];

let count = 0;
/** An account with a token of its own. */
async function waiting(type: TokenType = 'recovery_token') {
  count += 1;
  const { id, email } = await makeUser(database, { email: `waiting${count}@example.org` });
  return { id, email, ...(await madeToken(app, database, { userId: id, type, email })) };
}

test('AUTH-13 a typed code confirms a sign-up, in any case and with spaces', async () => {
  const email = 'ada@example.org';
  const encryptedPassword = await hashPassword('a password of her own');
  const userId = await makeUnconfirmed(database, email);
  const { code } = await madeToken(app, database, { userId, type: 'confirmation_token', email, encryptedPassword });
  const typed = ` ${code.slice(0, 5).toLowerCase()} ${code.slice(5)} `;
  const client = browserClient(app);
  const { data, error } = await client.verifyOtp({ email: ' Ada@Example.org', token: typed, type: 'signup' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: userId,
    email,
    email_confirmed_at: expect.any(String),
    identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
  });
  expect((await client.getUser()).data.user?.id).toBe(userId);
  expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  const [row] = await database.sql`select encrypted_password from auth.users where id = ${userId}`;
  expect(row?.encrypted_password).toBe(encryptedPassword);
  const [noted] =
    await database.sql`select payload from auth.audit_log_entries where payload ->> 'actor_id' = ${userId}`;
  expect(noted?.payload).toMatchObject({ action: 'user_signedup' });
  expect(JSON.stringify(noted)).not.toContain('ada@');
});

test.each([
  ['signup', 'confirmation_token'],
  ['invite', 'confirmation_token'],
  ['email', 'confirmation_token'],
  ['email', 'recovery_token'],
  ['magiclink', 'recovery_token'],
  ['recovery', 'recovery_token'],
] as const)('AUTH-13 type %s takes the code and the link of a %s', async (type, tokenType) => {
  const byCode = await waiting(tokenType);
  const typed = await browserClient(app).verifyOtp({ email: byCode.email, token: byCode.code, type });
  expect(typed.data.session?.user.id).toBe(byCode.id);
  const byLink = await waiting(tokenType);
  const clicked = await browserClient(app).verifyOtp({ token_hash: byLink.token, type });
  expect(clicked.data.session?.user.id).toBe(byLink.id);
});

test('AUTH-13 a recovery reaches the browser as such', async () => {
  const { token } = await waiting();
  const client = browserClient(app);
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  await client.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(events).toContain('PASSWORD_RECOVERY');
});

test('SEC-10 whatever is wrong with a code, the answer is the same', async () => {
  const one = await waiting();
  const other = await waiting();
  const old = await waiting();
  await database.sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${old.id}`;
  const used = await waiting();
  expect((await post({ type: 'email', email: used.email, token: used.code })).status).toBe(200);
  for (const body of [
    { type: 'email', email: one.email, token: wrong },
    { type: 'email', email: 'nobody@example.org', token: wrong },
    { type: 'email', email: old.email, token: old.code },
    { type: 'email', email: used.email, token: used.code },
    { type: 'signup', email: one.email, token: one.code },
    { type: 'email_change', email: one.email, token: one.code },
    { type: 'reauthentication', email: one.email, token: one.code },
    { type: 'email', email: other.email, token: one.code },
    { type: 'email', email: one.email, token: one.token },
    { type: 'sms', phone: '+491234567', token: one.code },
    { type: 'sms', email: one.email, token: one.code },
  ])
    expect([body, ...((await answerOf(await post(body))) as unknown[])]).toEqual([body, ...refused]);
  const link = [403, { code: 'otp_expired', message: 'Email link is invalid or has expired' }];
  for (const body of [
    { type: 'email', token_hash: 'nonsense' },
    { type: 'email', token_hash: old.token },
    { type: 'email', token_hash: used.token },
    { type: 'signup', token_hash: one.token },
    { type: 'email', token_hash: one.code },
  ])
    expect([body, ...((await answerOf(await post(body))) as unknown[])]).toEqual([body, ...link]);
  // None of the wrong types used up the link.
  expect((await post({ type: 'recovery', token_hash: one.token })).status).toBe(200);
});

test('SEC-02 a code is dead after five wrong tries, also when they come at once', async () => {
  const four = await waiting();
  await Promise.all([1, 2, 3, 4].map(() => post({ type: 'email', email: four.email, token: wrong })));
  const [row] = await database.sql`select attempts from auth.one_time_tokens where user_id = ${four.id}`;
  expect(row?.attempts).toBe(4);
  expect((await post({ type: 'email', email: four.email, token: four.code })).status).toBe(200);

  const many = await waiting();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post({ type: 'email', email: many.email, token: wrong })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  expect(await answerOf(await post({ type: 'email', email: many.email, token: many.code }))).toEqual(refused);
  // Nobody guesses the link beside it, so no stranger's tries end it.
  expect((await post({ type: 'email', token_hash: many.token })).status).toBe(200);
});

test('SEC-02 the tries are counted over all types, so changing the type gives no new ones', async () => {
  const both = await waiting('recovery_token');
  const signup = await madeToken(app, database, { userId: both.id, type: 'confirmation_token', email: both.email });
  for (const type of ['recovery', 'magiclink', 'email', 'recovery', 'magiclink'])
    await post({ type, email: both.email, token: wrong });
  for (const type of ['recovery', 'magiclink', 'email'])
    expect(await answerOf(await post({ type, email: both.email, token: both.code }))).toEqual(refused);
  for (const type of ['signup', 'invite', 'signup', 'invite']) await post({ type, email: both.email, token: wrong });
  expect(await answerOf(await post({ type: 'signup', email: both.email, token: signup.code }))).toEqual(refused);
});

test('SEC-02 guessing is limited by address and by the block it comes from', async () => {
  const limited = await openedLimited(database, { addressOf: (c) => c.req.header('x-from') ?? '' });
  const guess = (email: string, from: string): Promise<Response> =>
    call(limited, 'POST', '/verify', { body: { type: 'email', email, token: wrong }, headers: { 'x-from': from } });
  // Many addresses from one /64: each new neighbour is the same block.
  for (let at = 0; at < 30; at += 1) expect((await guess(`${at}@example.org`, `2001:db8:1:2::${at}`)).status).toBe(403);
  const blocked = await guess('one-more@example.org', '2001:db8:1:2:ffff::1');
  expect(blocked.status).toBe(429);
  expect(blocked.headers.get('retry-after')).toMatch(/^\d+$/u);
  expect(await blocked.json()).toMatchObject({ code: 'over_request_rate_limit' });
  // One address from one place, in which there are many blocks …
  for (let at = 0; at < 10; at += 1) expect((await guess('mine@example.org', `2001:db8:5:${at}::1`)).status).toBe(403);
  expect((await guess('mine@example.org', '2001:db8:5:ffff::1')).status).toBe(429);
  expect((await guess('mine@example.org', '192.0.2.7')).status).toBe(403);
  // … and from many.
  for (let at = 0; at < 50; at += 1) expect((await guess('victim@example.org', `192.0.2.${at}`)).status).toBe(403);
  expect((await guess('victim@example.org', '192.0.2.99')).status).toBe(429);
  // Its owner still gets in with the link, which cannot be guessed.
  const victim = await makeUser(database, { email: 'victim@example.org' });
  const { token } = await madeToken(limited, database, {
    userId: victim.id,
    type: 'recovery_token',
    email: victim.email,
  });
  const body = { type: 'magiclink', token_hash: token };
  expect((await call(limited, 'POST', '/verify', { body, headers: { 'x-from': '192.0.2.99' } })).status).toBe(200);
});

test.each(['code', 'link'] as const)('a %s used many times at once begins exactly one session', async (how) => {
  const { id, email, code, token } = await waiting();
  const body = how === 'code' ? { type: 'email', email, token: code } : { type: 'email', token_hash: token };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  expect(await sessionsOf(id)).toBe(1);
});

test('calls that meet on one account do not block each other', async () => {
  const both = await waiting('recovery_token');
  const signup = await madeToken(app, database, { userId: both.id, type: 'confirmation_token', email: both.email });
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, at) => [
      post({ type: 'email', email: both.email, token: wrong }),
      post({ type: 'recovery', token_hash: at === 7 ? both.token : 'x' }),
      post({ type: 'signup', token_hash: at === 9 ? signup.token : 'x' }),
    ]).flat(),
  );
  for (const { status } of answers) expect([200, 403]).toContain(status);
});

test('SEC-11 whoever confirms by recovery is rid of the password and the sessions a stranger left', async () => {
  const email = 'squatted@example.org';
  const userId = await makeUnconfirmed(database, email, {
    encryptedPassword: await hashPassword('the stranger knows it'),
  });
  await madeToken(app, database, {
    userId,
    type: 'confirmation_token',
    email,
    encryptedPassword: await hashPassword('so does he this one'),
  });
  await database.sql`insert into auth.sessions (user_id) values (${userId})`;
  const { token } = await madeToken(app, database, { userId, type: 'recovery_token', email });
  const { data } = await browserClient(app).verifyOtp({ token_hash: token, type: 'recovery' });
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  const [row] = await database.sql`select encrypted_password from auth.users where id = ${userId}`;
  expect(row?.encrypted_password).toBeNull();
  expect(await sessionsOf(userId)).toBe(1);
  // The sign-up of the stranger ended with it.
  expect((await database.sql`select from auth.one_time_tokens where user_id = ${userId}`).count).toBe(0);
});

test('a banned owner is told so, and only with the right code', async () => {
  const { id, email, code } = await waiting();
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`;
  expect(await answerOf(await post({ type: 'email', email, token: wrong }))).toEqual(refused);
  expect(await answerOf(await post({ type: 'email', email, token: code }))).toEqual([
    403,
    { code: 'user_banned', message: 'User is banned' },
  ]);
  expect(await sessionsOf(id)).toBe(0);
});

test('AUTH-13 half a question is refused in GoTrue’s words', async () => {
  const say = async (body: unknown): Promise<unknown> => {
    const response = await post(body);
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect([response.status, code]).toEqual([400, 'validation_failed']);
    return message;
  };
  expect(await say({ token: 'x', email: 'a@b.c' })).toBe('Verify requires a verification type');
  expect(await say({ type: 'email', email: 'a@b.c' })).toBe('Verify requires either a token or a token hash');
  expect(await say({ type: 'email', token: 'x', token_hash: 'y' })).toBe(
    'Verify requires either a token or a token hash',
  );
  expect(await say({ type: 'email', token: 'x' })).toBe(
    'Only an email address or phone number should be provided on verify',
  );
  for (const phone of ['invalid', '+49123-invalid', '0123', '+1234567890123456'])
    expect(await say({ type: 'sms', token: 'x', phone })).toBe('Invalid phone number format (E.164 required)');
  expect(await say({ type: 'email', token_hash: 'x', email: 'a@b.c' })).toBe(
    'Only the token_hash and type should be provided',
  );
  expect(await say({ type: 'reauthentication', token_hash: 'x' })).toBe('Invalid email verification type');
  expect(await say({ type: 'toString', token_hash: 'x' })).toBe('Invalid email verification type');
});
