import { expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';
import { databaseLimits, memoryLimits, messageWindows, placeLimiter } from './limits.ts';

const { app, database } = await openedApp(
  { addressOf: (c) => c.req.header('x-from') ?? '', limiter: placeLimiter(memoryLimits, 'messages', messageWindows) },
  { makeLimiter: memoryLimits },
);

// Blocks of one customer of a network, who has 65,536 of them.
const blocks =
  (customer: number) =>
  (n: number): string =>
    `2001:db8:${customer}:${n.toString(16)}::1`;

/** How many calls in a row were not refused as one too many, each from another block; and one more from elsewhere. */
async function taken(
  customer: number,
  times: number,
  ask: (headers: { 'x-from': string }, n: number) => Promise<{ status: number }>,
): Promise<[number, boolean]> {
  let count = 0;
  for (let n = 0; n < times; n += 1) if ((await ask({ 'x-from': blocks(customer)(n) }, n)).status !== 429) count += 1;
  return [count, (await ask({ 'x-from': '2001:db8:a::1' }, times)).status !== 429];
}

test('a customer with many blocks sends as many messages as three of them', async () => {
  const send = async (headers: { 'x-from': string }, n: number): Promise<Response> =>
    fetch(app.url + sendEmailPath, post(hello({ message: `Hello number ${n}, dear people.` }), headers));
  expect(await taken(1, 95, send)).toEqual([90, true]);
});

test('a customer with many blocks looks up as often as three of them', async () => {
  const look = async (headers: { 'x-from': string }): Promise<Response> =>
    fetch(`${app.url}/functions/v1/message-status?token=${'a'.repeat(32)}`, { headers });
  expect(await taken(2, 365, look)).toEqual([360, true]);
});

test('SEC-02 a customer with many blocks tries as many mailed codes, and other calls, as three of them', async () => {
  const { limits } = app.auth.parts;
  for (let n = 0; n < 88; n += 1) await limits.count('codeBlock', blocks(3)(1000 + n));
  const verify = async (headers: { 'x-from': string }, n: number): Promise<{ status: number }> =>
    call(app, 'POST', '/verify', { body: { type: 'email', email: `a${n}@example.org`, token: '123456' }, headers });
  expect(await taken(3, 4, verify)).toEqual([2, true]);
  for (let n = 0; n < 898; n += 1) await limits.count('otherBlock', blocks(4)(1000 + n));
  const deed = async (headers: { 'x-from': string }): Promise<Response> =>
    fetch(`${app.url}/functions/v1/account-data`, { method: 'POST', headers });
  expect(await taken(4, 4, deed)).toEqual([2, true]);
});

test('an account, and an address of IPv4, count once', async () => {
  const limiter = placeLimiter(memoryLimits, 'x', [{ name: 'hour', points: 2, duration: 3600 }]);
  for (const key of ['198.51.100.1', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff']) {
    const answers = [await limiter.consume(key), await limiter.consume(key), await limiter.consume(key)];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
  }
});

test('of a customer who has used up theirs no further block is noted', async () => {
  const limiter = placeLimiter(databaseLimits(database.sql, 'secret'), 'y', [
    { name: 'hour', points: 2, duration: 3600 },
  ]);
  const noted = async () => {
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from app_private.rate_limits where key like 'y %'`;
    return row?.count;
  };
  const answers = [];
  for (let n = 0; n < 7; n += 1) answers.push((await limiter.consume(blocks(5)(n))).ok);
  expect(answers).toEqual([true, true, true, true, true, true, false]);
  // Seven blocks and their customer.
  expect(await noted()).toBe(8);
  for (let n = 7; n < 20; n += 1) {
    const refused = await limiter.consume(blocks(5)(n));
    expect(!refused.ok && refused.wait).toBeGreaterThan(3500);
  }
  expect(await noted()).toBe(8);
  expect(await limiter.consume(blocks(6)(1))).toEqual({ ok: true });
});
