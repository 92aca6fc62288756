import { expect, test } from 'vitest';
import { tokenHash } from '#server/seal.ts';
import { browserClient, call } from '#server/testing/accounts.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { newMember, startSession } from '#server/testing/sessions.ts';
import type { SessionJson } from './sessions.ts';

const { database, app } = await openedApp();

const show = (refreshToken: unknown): Promise<Response> =>
  call(app, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });

async function next(refreshToken: string): Promise<SessionJson> {
  const response = await show(refreshToken);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as SessionJson;
}

async function refusal(refreshToken: unknown): Promise<{ status: number; code: string }> {
  const response = await show(refreshToken);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

const isSignedIn = async (session: SessionJson): Promise<boolean> =>
  (await call(app, 'GET', '/user', { bearer: session.access_token })).status === 200;

/** Lets time pass for everything that was stored. */
async function pass(time: string): Promise<void> {
  await database.sql`update auth.refresh_tokens set updated_at = updated_at - ${time}::interval`;
  await database.sql`update auth.sessions set refreshed_at = refreshed_at - ${time}::interval, created_at = created_at - ${time}::interval`;
}

const alreadyUsed = { status: 400, code: 'refresh_token_already_used' };
const notFound = { status: 400, code: 'refresh_token_not_found' };

async function activeTokens(userId: string): Promise<string[]> {
  const rows = await database.sql<{ token: string }[]>`
    select token from auth.refresh_tokens where user_id = ${userId} and not revoked`;
  return rows.map(({ token }) => token);
}

test('a refresh answers a whole session, and the database holds no token that could be used', async () => {
  const first = await newMember(app, database);
  const second = await next(first.refresh_token);
  expect(second).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { id: first.userId } });
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await isSignedIn(second)).toBe(true);
  const dump = JSON.stringify(await database.sql`select t.*, s.* from auth.refresh_tokens t, auth.sessions s`);
  expect(dump).toContain(tokenHash(second.refresh_token));
  for (const { refresh_token: token } of [first, second]) expect(dump).not.toContain(token);
});

test('SEC-13 50 parallel calls with one token give one chain', async () => {
  const first = await newMember(app, database);
  const answers = await Promise.all(Array.from({ length: 50 }, () => next(first.refresh_token)));
  const [child = '', ...others] = new Set(answers.map((answer) => answer.refresh_token));
  expect(others).toEqual([]);
  expect(await activeTokens(first.userId)).toEqual([tokenHash(child)]);
  expect(await Promise.all(answers.map(isSignedIn))).not.toContain(false);
  const after = await next(child);
  expect(await activeTokens(first.userId)).toEqual([tokenHash(after.refresh_token)]);
});

test('SEC-13 two tabs of one browser that race again and again stay one chain, and none is signed out', async () => {
  const first = await newMember(app, database);
  const kept = new Map<string, string>();
  // A real storage answers in the same turn; this one lets the tabs run into each other.
  const storage = {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  };
  const [left, right] = [browserClient(app, { storage }), browserClient(app, { storage })];
  expect((await left.setSession(first)).error).toBeNull();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([left.refreshSession(), right.refreshSession()]);
    expect(await activeTokens(first.userId)).toHaveLength(1);
    const [one, other] = await Promise.all([left.getUser(), right.getUser()]);
    expect([one.data.user?.id, other.data.user?.id]).toEqual([first.userId, first.userId]);
    await pass('14 minutes');
  }
  const stored = JSON.parse(kept.get('ecosystem-auth') ?? '') as SessionJson;
  expect(await activeTokens(first.userId)).toEqual([tokenHash(stored.refresh_token)]);
});

test('SEC-13 an old token that is shown again ends the session at once, with every token of it, and it is noted', async () => {
  const first = await newMember(app, database);
  const elsewhere = await startSession(app, database, first.userId);
  const second = await next(first.refresh_token);
  const third = await next(second.refresh_token);
  await pass('11 seconds');
  expect(await refusal(first.refresh_token)).toEqual(alreadyUsed);
  for (const { refresh_token: token } of [first, second, third]) expect(await refusal(token)).toEqual(notFound);
  expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([false, false, false]);
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect((await next(elsewhere.refresh_token)).user['id']).toBe(first.userId);
  const noted = await database.sql`
    select from auth.audit_log_entries where payload ->> 'action' = 'token_revoked' and payload ->> 'actor_id' = ${first.userId}`;
  expect(noted).toHaveLength(1);
});

test('within ten seconds a replaced token gives the same next one, also when that was used already', async () => {
  const first = await newMember(app, database);
  const second = await next(first.refresh_token);
  await pass('9 seconds');
  expect((await next(first.refresh_token)).refresh_token).toBe(second.refresh_token);
  await next(second.refresh_token);
  expect((await next(first.refresh_token)).refresh_token).toBe(second.refresh_token);
});

test('a lost answer signs nobody out: a day later the token still leads on', async () => {
  const first = await newMember(app, database);
  await next(first.refresh_token);
  await pass('1 day');
  await next(first.refresh_token);
  await pass('1 day');
  const heard = await next(first.refresh_token);
  const after = await next(heard.refresh_token);
  expect(await isSignedIn(after)).toBe(true);
  expect(await activeTokens(first.userId)).toEqual([tokenHash(after.refresh_token)]);
});

test('a real client whose answers are lost on the way keeps its session', async () => {
  const first = await newMember(app, database);
  let lost = 0;
  const client = browserClient(app, {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).includes('refresh_token') || lost === 2) return response;
      lost += 1;
      await pass('11 seconds');
      throw new TypeError('fetch failed');
    },
  });
  expect((await client.setSession(first)).error).toBeNull();
  const refreshed = await client.refreshSession();
  expect({ error: refreshed.error, lost }).toEqual({ error: null, lost: 2 });
  expect((await client.getUser()).data.user?.id).toBe(first.userId);
  expect((await client.refreshSession()).error).toBeNull();
});

test('SEC-13 of several answers to one token the first that is used counts, and another one ends the session', async () => {
  const first = await newMember(app, database);
  const thief = await next(first.refresh_token);
  await pass('5 minutes');
  // The owner comes with the same token, and could be somebody whose answer was lost.
  const owner = await next(first.refresh_token);
  expect(owner.refresh_token).not.toBe(thief.refresh_token);
  await pass('14 minutes');
  const stolen = await next(thief.refresh_token);
  await pass('5 minutes');
  expect(await refusal(owner.refresh_token)).toEqual(alreadyUsed);
  expect(await refusal(stolen.refresh_token)).toEqual(notFound);
  expect(await isSignedIn(stolen)).toBe(false);
});

test('a tab that throws its late answer away leaves the other tab signed in', async () => {
  const first = await newMember(app, database);
  const kept = await next(first.refresh_token);
  await pass('12 seconds');
  await next(first.refresh_token); // thrown away: meanwhile the other tab had stored its own
  await pass('14 minutes');
  const after = await next(kept.refresh_token);
  expect(await activeTokens(first.userId)).toEqual([tokenHash(after.refresh_token)]);
});

test('a session that nobody used for 30 days, or whose time is over, has ended', async () => {
  const first = await newMember(app, database);
  await pass('29 days 23 hours');
  const second = await next(first.refresh_token);
  await pass('29 days 23 hours');
  const third = await next(second.refresh_token);
  await pass('30 days 1 second');
  expect(await refusal(third.refresh_token)).toEqual({ status: 400, code: 'session_expired' });

  const bounded = await newMember(app, database);
  await database.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${bounded.userId}`;
  expect(await refusal(bounded.refresh_token)).toEqual({ status: 400, code: 'session_expired' });
  expect(await isSignedIn(bounded)).toBe(false);
});

test('a banned account is refused in the words of GoTrue, and goes on when the ban is over', async () => {
  const member = await newMember(app, database);
  await database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${member.userId}`;
  const response = await show(member.refresh_token);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'user_banned', message: 'Invalid Refresh Token: User Banned' });
  expect(await isSignedIn(member)).toBe(false);
  await database.sql`update auth.users set banned_until = now() - interval '1 second' where id = ${member.userId}`;
  expect(await isSignedIn(await next(member.refresh_token))).toBe(true);
});

test.each([
  ['unknown', 'never given to anybody', notFound],
  ['as long as a book', 'x'.repeat(60_000), notFound],
  ['of signs from everywhere', '💥\u202e\u0001ß', notFound],
  ['too large', 'x'.repeat(70_000), { status: 413, code: 'request_entity_too_large' }],
  ['with a NUL', 'x\u0000', { status: 400, code: 'validation_failed' }],
  ['empty', '', { status: 400, code: 'validation_failed' }],
  ['missing', undefined, { status: 400, code: 'validation_failed' }],
  ['a number', 7, { status: 400, code: 'validation_failed' }],
  ['a list', ['x'], { status: 400, code: 'validation_failed' }],
])('a refresh token that is %s is refused', async (_, token, expected) => {
  expect(await refusal(token)).toEqual(expected);
});

test('an access token and the hash in the database are no refresh tokens', async () => {
  const member = await newMember(app, database);
  expect(await refusal(member.access_token)).toEqual(notFound);
  expect(await refusal(tokenHash(member.refresh_token))).toEqual(notFound);
});

test('a busy neighbour behind the same address signs nobody out: the limit is told as "later"', async () => {
  let isBusy = true;
  const asked: string[] = [];
  const limiter = {
    consume: async (key: string) => {
      asked.push(key);
      return isBusy ? ({ ok: false, wait: 7 } as const) : ({ ok: true } as const);
    },
  };
  const busy = await openedAppOn(database, {}, { makeLimiter: () => limiter });
  const member = await newMember(app, database);
  const body = { refresh_token: member.refresh_token };
  const response = await call(busy, 'POST', '/token?grant_type=refresh_token', { body });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
  expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
  expect(asked).toEqual(['127.0.0.1']);
  // An access token that has ended: the client must refresh, is told to wait, and stays signed in.
  let answered = 0;
  const waiting = browserClient(busy, {
    fetch: async (input, init) => {
      if (answered === 2) isBusy = false;
      answered += 1;
      return fetch(input, init);
    },
  });
  expect((await waiting.refreshSession(body)).data.session?.user.id).toBe(member.userId);
  expect(answered).toBe(3);
});
