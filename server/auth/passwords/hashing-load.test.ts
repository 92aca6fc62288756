import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { call, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { hashPassword } from './passwords.ts';

const { database, app } = await openedApp();

// One thing after the other, as one visitor does: a call that touches nothing, one that asks the
// database, and a file, which needs the same thread pool as hashing.
async function visit(): Promise<void> {
  expect((await call(app, 'GET', '/settings')).status).toBe(200);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await readFile(import.meta.filename);
}

test('SEC-09 while 200 people sign in at once others are answered, and who waits too long is told to come back', async () => {
  const { email } = await makeUser(database, { email: 'ada@example.org' });
  await visit();
  let hashed = 0;
  const turnedAway: (string | null)[] = [];
  const signIns = Array.from({ length: 200 }, async (_, i) => {
    const response = await call(app, 'POST', '/token?grant_type=password', {
      body: { email: i % 2 ? email : `nobody-${i}@example.org`, password: i % 10 === 1 ? goodPassword : 'wrong' },
    });
    if (response.status === 429) turnedAway.push(response.headers.get('retry-after'));
    else hashed += 1;
    return response.status;
  });
  let visits = 0;
  const rush = { isOver: false };
  const all = Promise.all(signIns).finally(() => (rush.isOver = true));
  while (!rush.isOver) {
    await visit();
    visits += 1;
  }
  const statuses = await all;
  expect([...new Set(statuses)].toSorted()).toEqual([200, 400, 429]);
  expect(new Set(turnedAway)).toEqual(new Set(['5']));
  // As many as the machine hashes while people wait: 60 to 90 on two idle cores, 28 beside other work.
  expect(hashed).toBeGreaterThan(10);
  expect(hashed + turnedAway.length).toBe(200);
  console.log(`${visits} visits of three steps beside ${hashed} hashes, ${turnedAway.length} turned away`);
  // Where hashing holds the main thread or the whole pool, one visit waits for dozens of hashes.
  expect(visits).toBeGreaterThan(hashed / 4);
  // Afterwards everything is as before.
  expect(
    (await call(app, 'POST', '/token?grant_type=password', { body: { email, password: goodPassword } })).status,
  ).toBe(200);
});

test('SEC-09 whoever fills the queue from one network leaves half of it to everybody else', async () => {
  const flood = Array.from({ length: 60 }, () => hashPassword(goodPassword, '2001:db8:2::/48').catch(() => 'refused'));
  const others = Array.from({ length: 20 }, (_, n) => hashPassword(goodPassword, `198.51.100.${n}`));
  expect((await Promise.all(others)).every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
  const served = (await Promise.all(flood)).filter((hash) => hash !== 'refused').length;
  // Those that run at once, and half of the queue.
  expect(served).toBeGreaterThanOrEqual(21);
  expect(served).toBeLessThanOrEqual(22);
});

test('SEC-09 sign-ups in a rush turn nobody else away from signing out, reading or asking for a mail', async () => {
  const rush = Array.from({ length: 120 }, async (_, i) =>
    call(app, 'POST', '/signup', { body: { email: `rush-${i}@example.org`, password: goodPassword } }),
  );
  const beside = await call(app, 'POST', '/recover', { body: { email: 'ada@example.org' } });
  expect(beside.status).toBe(200);
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
});
