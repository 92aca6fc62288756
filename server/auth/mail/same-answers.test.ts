import { expect, test } from 'vitest';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import type { MakeLimiter } from '#server/limits.ts';
import { call, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { inPairs, type Measured, sure } from '#server/testing/in-pairs.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const known: string[] = [];
const mostPairs = 60;
let leak: () => Promise<unknown> = async () => {};
const makeLimiter: MakeLimiter = () => ({
  consume: async (key) => {
    if (known.includes(key)) await leak();
    return { ok: true };
  },
});

const { database, app } = await openedApp();
// The same server with the two leaks that were found elsewhere: work that is done only for a known address.
const leaking = await openedAppOn(database, {}, { makeLimiter });
for (let n = 0; n < mostPairs; n += 1)
  known.push((await makeUser(database, { email: `known-${n}@example.org` })).email);

type Ask = { readonly path: string; readonly body: Readonly<Record<string, unknown>> };

async function measure(on: TestApp, { path, body }: Ask, email: string): Promise<Measured> {
  const began = performance.now();
  const response = await call(on, 'POST', path, { body: { ...body, email } });
  const text = await response.text();
  return { ms: performance.now() - began, text: `${response.status} ${text.includes('"id"') ? '{user}' : text}` };
}

/** Asks for a known and an unknown address in turn. */
const compare = (on: TestApp, ask: Ask, pairs: number) =>
  inPairs(
    (n) => measure(on, ask, known.at(n % mostPairs) ?? ''),
    () => measure(on, ask, `unknown-${crypto.randomUUID().slice(0, 8)}@example.org`),
    pairs,
  );

const wrongPassword = { path: '/token?grant_type=password', body: { password: 'not the password' } };
const recover = { path: '/recover', body: {} };
const asks: readonly (readonly [Ask, number])[] = [
  [recover, 60],
  [{ path: '/otp', body: { create_user: true } }, 60],
  [{ path: '/otp', body: { create_user: false } }, 60],
  [{ path: '/resend', body: { type: 'signup' } }, 60],
  [{ path: '/signup', body: { password: goodPassword } }, 30],
  [wrongPassword, 40],
];

test.each(asks)('SEC-10 known and unknown addresses answer alike in text and time: %o', async (ask, pairs) => {
  const { texts, z, medians } = await compare(app, ask, pairs);
  console.log(`${ask.path}: known ${medians[0].toFixed(2)} ms, unknown ${medians[1].toFixed(2)} ms, z ${z.toFixed(2)}`);
  expect(texts).toHaveLength(1);
  expect(Math.abs(z)).toBeLessThan(sure);
});

/** How sure a comparison of the leaking server becomes. A machine that is busy with other things needs more pairs. */
async function surest(ask: Ask): Promise<number> {
  let { z } = await compare(leaking, ask, 30);
  for (const pairs of [60, 200, 600]) if (z <= sure) ({ z } = await compare(leaking, ask, pairs));
  return z;
}

test('the comparison finds a hash that is left out, and a look-up with a mail that is written at once', async () => {
  leak = async () => hashPassword(goodPassword);
  const hash = await surest(wrongPassword);
  leak = async () => {
    const { sql } = database;
    await sql.begin(async (transaction) => {
      await transaction`select from auth.users where email = 'known-1@example.org' for update`;
      await transaction`delete from auth.one_time_tokens where user_id is null`;
      await transaction`insert into auth.audit_log_entries (payload) values ('{}')`;
    });
  };
  const mail = await surest(recover);
  console.log(`left out: z ${hash.toFixed(2)}; at once: z ${mail.toFixed(2)}`);
  expect(hash).toBeGreaterThan(sure);
  expect(mail).toBeGreaterThan(sure);
});
