import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseLimits, pruneLimits } from '#server/limits.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { pruneAccounts } from './housekeeping.ts';

const database = await openedDatabase();

type Changes = Readonly<Record<string, string | null>>;

/** Puts an account into the database. Times are SQL, e.g. `now() - interval '1 day'`. */
async function user(times: Changes = { email_confirmed_at: 'now()' }): Promise<string> {
  const id = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`;
  await set('auth.users', id, times);
  return id;
}

async function set(table: string, id: string | number, times: Changes): Promise<void> {
  for (const [column, time] of Object.entries(times))
    await database.sql.unsafe(`update ${table} set ${column} = ${time} where id = $1`, [id]);
}

async function row(table: string, values: Record<string, unknown>, times: Changes = {}): Promise<string> {
  const { sql } = database;
  const [made] = await sql<{ id: string }[]>`insert into ${sql(table)} ${sql(values as never)} returning id`;
  const id = made?.id ?? '';
  await set(table, id, times);
  return id;
}

async function left(table: string): Promise<unknown[]> {
  const rows = await database.sql.unsafe(`select id from ${table}`);
  return rows.map(({ id }) => id as unknown);
}

const ago = (time: string): string => `now() - interval '${time}'`;

test('sessions go a day after they ended or after 30 unused days, with their tokens; others stay', async () => {
  const userId = await user();
  const session = (times: Changes): Promise<string> => row('auth.sessions', { user_id: userId }, times);
  const utc = (time: string): string => `(${ago(time)}) at time zone 'utc'`;
  const unused = await session({ refreshed_at: utc('31 days 1 hour') });
  await row('auth.refresh_tokens', { token: 'of the unused', user_id: userId, session_id: unused });
  await session({ not_after: ago('25 hours') });
  await session({ created_at: ago('40 days') });
  const living = [
    await session({ refreshed_at: utc('30 days 20 hours'), created_at: ago('900 days') }),
    await session({ not_after: ago('23 hours'), refreshed_at: utc('1 minute') }),
    await session({ not_after: `now() + interval '1 day'` }),
    await session({}),
  ];
  expect(await pruneAccounts(database.sql)).toMatchObject({ sessions: 3 });
  expect((await left('auth.sessions')).toSorted()).toEqual(living.toSorted());
  expect(await left('auth.refresh_tokens')).toEqual([]);
});

test('used refresh tokens go after 90 days, those that count stay however old', async () => {
  const userId = await user();
  const sessionId = await row('auth.sessions', { user_id: userId });
  const token = (name: string, revoked: boolean, time: string): Promise<string> =>
    row(
      'auth.refresh_tokens',
      { token: name, user_id: userId, session_id: sessionId, revoked },
      { updated_at: ago(time) },
    );
  await token('used long ago', true, '91 days');
  const kept = [await token('used', true, '89 days'), await token('newest', false, '400 days')];
  expect(await pruneAccounts(database.sql)).toMatchObject({ refreshTokens: 1 });
  expect(await left('auth.refresh_tokens')).toEqual(kept);
});

test('what was begun and never finished goes: codes, flows, challenges, factors, requests', async () => {
  const userId = await user();
  const code = (type: string, time: string): Promise<string> =>
    row(
      'auth.one_time_tokens',
      { user_id: userId, token_type: type, token_hash: type, code_hash: type, relates_to: 'x', expires_at: new Date() },
      { expires_at: time },
    );
  const factor = (status: string, time: string): Promise<string> =>
    row('auth.mfa_factors', { user_id: userId, factor_type: 'totp', status }, { created_at: time });
  const flow = (time: string): Promise<string> =>
    row('auth.flow_state', { provider_type: 'email', authentication_method: 'otp' }, { created_at: time });
  const request = (time: string): Promise<string> =>
    row('auth.requests', { kind: 'otp', email: 'x@example.org', locale: 'en', redirect_to: '/' }, { created_at: time });

  await code('recovery_token', ago('1 second'));
  await factor('unverified', ago('25 hours'));
  await flow(ago('25 hours'));
  await request(ago('25 hours'));
  const kept = {
    codes: [await code('confirmation_token', `now() + interval '1 minute'`)],
    factors: [await factor('verified', ago('400 days')), await factor('unverified', ago('23 hours'))],
    flows: [await flow(ago('23 hours'))],
    requests: [await request(ago('23 hours'))],
  };
  const challenge = (time: string): Promise<string> =>
    row('auth.mfa_challenges', { factor_id: kept.factors[0] ?? '', ip_address: '127.0.0.1' }, { created_at: time });
  await challenge(ago('25 hours'));
  const challenges = [await challenge(ago('23 hours'))];

  expect(await pruneAccounts(database.sql)).toMatchObject({
    oneTimeTokens: 1,
    flows: 1,
    challenges: 1,
    unfinishedFactors: 1,
    requests: 1,
  });
  expect({
    codes: await left('auth.one_time_tokens'),
    factors: await left('auth.mfa_factors'),
    flows: await left('auth.flow_state'),
    requests: await left('auth.requests'),
  }).toEqual(kept);
  expect(await left('auth.mfa_challenges')).toEqual(challenges);
});

test('an account whose address was never confirmed goes after a week, any other stays', async () => {
  await database.sql`truncate auth.users, auth.audit_log_entries cascade`;
  const old = { created_at: ago('8 days') };
  const typedByAStranger = await user(old);
  const staying = [
    await user({ created_at: ago('6 days') }),
    await user({ ...old, email_confirmed_at: ago('8 days') }),
    await user({ ...old, last_sign_in_at: ago('7 days') }),
    await user({ ...old, confirmation_sent_at: ago('1 day') }),
    await user({ ...old, invited_at: ago('1 day') }),
    await user({ ...old, deleted_at: ago('8 days') }),
  ];
  const withSession = await user(old);
  await row('auth.sessions', { user_id: withSession });
  expect(await pruneAccounts(database.sql)).toMatchObject({ unconfirmedAccounts: 1 });
  expect((await left('auth.users')).toSorted()).toEqual([...staying, withSession].toSorted());
  const [entry] = await database.sql<{ payload: unknown }[]>`select payload from auth.audit_log_entries`;
  expect(entry?.payload).toEqual({
    action: 'user_deleted',
    actor_id: typedByAStranger,
    traits: { reason: 'never_confirmed' },
  });
});

test('what was noted goes after 90 days, also when it is more than one portion', async () => {
  const { sql } = database;
  await sql`truncate auth.audit_log_entries`;
  await sql`insert into auth.audit_log_entries (payload, created_at) select '{}', now() - interval '91 days' from generate_series(1, 4500)`;
  const kept = await row('auth.audit_log_entries', { payload: {} }, { created_at: ago('89 days') });
  expect(await pruneAccounts(sql)).toMatchObject({ auditEntries: 4500 });
  expect(await left('auth.audit_log_entries')).toEqual([kept]);
});

test('two servers that tidy up at once do not disturb each other', async () => {
  for (let made = 0; made < 20; made += 1) await user({ created_at: ago('8 days') });
  const both = await Promise.all([pruneAccounts(database.sql), pruneAccounts(database.sql)]);
  expect(both.reduce((sum, { unconfirmedAccounts = 0 }) => sum + unconfirmedAccounts, 0)).toBe(20);
});

test('counters of limits go when their time is over, those that count stay', async () => {
  const { sql } = database;
  const limiter = databaseLimits(sql, 'a secret of a test')('test', [
    { name: 'over', points: 5, duration: 60 },
    { name: 'living', points: 5, duration: 86_400 },
    { name: 'ahead', points: 5, duration: 60 },
  ]);
  await limiter.consume('somebody');
  // The clock was a year ahead for a moment.
  await sql`update app_private.rate_limits set expire = ${Date.now() + 365 * 86_400_000} where key like 'test ahead%'`;
  await sql`update app_private.rate_limits set expire = ${Date.now() - 1} where key like 'test over%'`;
  await pruneLimits(sql);
  const keys = await sql<{ key: string }[]>`select key from app_private.rate_limits`;
  expect(keys).toEqual([{ key: expect.stringMatching(/^test living/u) }]);
});

test('a clock that is days ahead of its last look takes no account before it stayed there for a day', async () => {
  const { sql } = database;
  const id = await user({ created_at: ago('8 days') });
  await sql`truncate app_private.clock_looks`;
  await sql`insert into app_private.clock_looks (looked_at) values (now() - interval '3 days')`;
  expect(await pruneAccounts(sql)).toEqual({});
  expect(await left('auth.users')).toContain(id);
  await sql`update app_private.clock_looks set doubted_from = now() - interval '25 hours'`;
  await pruneAccounts(sql);
  expect(await left('auth.users')).not.toContain(id);
});
