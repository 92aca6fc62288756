import { expect, test } from 'vitest';
import { allAnswered, call, goodPassword, mailsTo, makeUser, nextMail } from '#server/testing/accounts.ts';
import { openedLimited, openedDatabase } from '#server/testing/opened.ts';
import { someoneSignedIn } from '#server/testing/sessions.ts';

const database = await openedDatabase();
// Whoever attacks has as many addresses as they like.
const app = await openedLimited(database, { addressOf: (c) => c.req.header('x-from') ?? '' });

const ways = [
  ['/recover', {}],
  ['/otp', { create_user: true }],
  ['/magiclink', {}],
  ['/signup', { password: goodPassword }],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
] as const;

async function ask(from: string, [path, body]: (typeof ways)[number], email: string): Promise<Response> {
  return call(app, 'POST', path, { body: { ...body, email }, headers: { 'x-from': from } });
}

test('SEC-12 SEC-10 all ways to ask for a mail share six an hour for a mailbox, known or not, from wherever', async () => {
  const known = await makeUser(database, { email: 'known@example.org' });
  const answersTo = async (local: string): Promise<string[]> => {
    const results: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      // The same mailbox in other spellings; a tag behind a plus is delivered to it as well.
      const email = [`${local}@example.org`, `${local.toUpperCase()}@EXAMPLE.org`, ` ${local}+${round}@example.org`][
        round % 3
      ];
      const response = await ask(`198.51.100.${results.length}`, ways[round % ways.length] ?? ways[0], email ?? '');
      const { code } = (await response.json()) as { code?: string };
      results.push(`${response.status} ${code ?? ''} ${Number(response.headers.get('retry-after')) > 0}`);
    }
    return results;
  };
  const expected = [
    ...Array<string>(6).fill('200  false'),
    ...Array<string>(6).fill('429 over_email_send_rate_limit true'),
  ];
  expect(await answersTo('known')).toEqual(expected);
  expect(await answersTo('unknown')).toEqual(expected);
  await allAnswered(database);
  const received = await database.sql<{ count: number }[]>`
    select count(*)::int as count from app_private.mail_outbox where to_address like 'known%'`;
  expect(received[0]?.count).toBeLessThanOrEqual(6);
  expect((await mailsTo(database, known.email)).length).toBeGreaterThan(0);
});

const mailOf = async (from: string, email: string): Promise<number> => (await ask(from, ways[0], email)).status;

test('SEC-12 a stranger elsewhere uses up neither the mails of an owner nor the way in by mail', async () => {
  const { email } = await makeUser(database, { email: 'boss@example.org' });
  const verify = async (from: string, body: object): Promise<number> =>
    (await call(app, 'POST', '/verify', { body, headers: { 'x-from': from } })).status;
  // One customer has 65,536 blocks of IPv6 and still writes three times.
  const asked: number[] = [];
  for (let block = 1; block <= 4; block += 1) asked.push(await mailOf(`2001:db8:66:${block}::1`, email));
  expect(asked).toEqual([200, 200, 200, 429]);
  await allAnswered(database);
  const newest = (await mailsTo(database, email)).at(-1);
  for (let n = 0; n < 12; n += 1) await verify(`2001:db8:66:${n}::1`, { type: 'email', email, token: 'AAAAAAAAA2' });
  // The wrong codes have ended the code of that mail, not its link.
  expect(await verify('198.51.100.7', { type: 'email', email, token: newest?.code })).toBe(403);
  const token = new URLSearchParams(newest?.link?.hash.slice(1)).get('token_hash');
  expect(await verify('198.51.100.7', { type: 'recovery', token_hash: token })).toBe(200);
  expect(await mailOf('198.51.100.7', email)).toBe(200);
  const fresh = await nextMail(database, email, 3);
  expect(await verify('198.51.100.7', { type: 'email', email, token: fresh.code })).toBe(200);
});

test('SEC-12 whoever is signed in has mails of their own, and a bounded number of them', async () => {
  const { bearer, email } = await someoneSignedIn(app, database, 'owner@example.org');
  for (let n = 0; n < 8; n += 1) await mailOf(`203.0.113.${n}`, email);
  expect(await mailOf('203.0.113.99', email)).toBe(429);
  const here = { bearer, headers: { 'x-from': '198.51.100.8' } };
  const change = async (next: string): Promise<number> =>
    (await call(app, 'PUT', '/user', { ...here, body: { email: next } })).status;
  expect((await call(app, 'GET', '/reauthenticate', here)).status).toBe(200);
  expect(await change('owner-new@example.org')).toBe(200);
  expect((await call(app, 'GET', '/reauthenticate', here)).status).toBe(200);
  expect((await call(app, 'GET', '/reauthenticate', here)).status).toBe(429);
  expect(await change('owner-other@example.org')).toBe(429);
});

test('SEC-12 a password that changes again and again mails its owner five times an hour', async () => {
  const { bearer, email } = await someoneSignedIn(app, database, 'restless@example.org');
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const body = { password: `purple monkey ${n} dish` };
    statuses.push((await call(app, 'PUT', '/user', { bearer, body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await mailsTo(database, email)).toHaveLength(5);
});

test('SEC-12 one customer of a network cannot write to many mailboxes from ever new blocks', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 86; n += 1) await app.auth.parts.limits.count('mailBlock', `2001:db8:77:${n.toString(16)}::1`);
  for (let n = 86; n < 93; n += 1)
    statuses.push(await mailOf(`2001:db8:77:${n.toString(16)}::1`, `one-of-a-hundred-${n}@example.org`));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
});

test('SEC-12 one mailbox has one spelling, and so one count of mails and one account', async () => {
  const spellings = [
    'spelt@example.org',
    'spelt@example。org',
    'spelt@example．org',
    'spelt@ｅxample.org',
    'spelt@example.org.',
    'spelt@EXAMPLE.org',
    'spelt@𝐞xample.org',
  ];
  const statuses: number[] = [];
  for (const [n, spelling] of spellings.entries()) statuses.push(await mailOf(`192.0.2.${100 + n}`, spelling));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  for (const email of ['umlaut@exa\u0308mple.org', 'umlaut@exämple.org', 'UMLAUT@xn--exmple-cua.org'])
    await ask('192.0.2.200', ways[1], email);
  for (const email of ['\u00e9@example.org', 'e\u0301@example.org']) await ask('192.0.2.201', ways[1], email);
  await allAnswered(database);
  const accounts = await database.sql<{ email: string }[]>`
    select email from auth.users where email like 'umlaut%' or email like '_@example.org' order by email`;
  expect(accounts.map(({ email }) => email)).toEqual(['umlaut@xn--exmple-cua.org', '\u00e9@example.org']);
});

test('SEC-12 one address block cannot write to many mailboxes', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 24; n += 1) await app.auth.parts.limits.count('mailBlock', `2001:db8:1:2:a${n}::1`);
  for (let round = 24; round < 33; round += 1) {
    // Every device of a household has an address of its own in the same block.
    const from = `2001:db8:1:2:${round.toString(16)}::1`;
    statuses.push((await ask(from, ways[round % 3] ?? ways[0], `one-of-many-${round}@example.org`)).status);
  }
  expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(3).fill(429)]);
  // Its neighbours are not concerned.
  expect((await ask('2001:db8:1:3::1', ways[0], 'neighbour@example.org')).status).toBe(200);
});

test('SEC-12 a weak password is no request for a mail', async () => {
  const signUp = async (password: string): Promise<number> =>
    (
      await call(app, 'POST', '/signup', {
        body: { email: 'trying@example.org', password },
        headers: { 'x-from': '203.0.113.9' },
      })
    ).status;
  for (let round = 0; round < 5; round += 1) expect(await signUp('password')).toBe(422);
  expect(await signUp(goodPassword)).toBe(200);
});

test('passwords: thirty tries from a block, ten from it for one account, a hundred for an account from everywhere', async () => {
  const signIn = async (from: string, email: string, password: string): Promise<number> => {
    const given = { body: { email, password }, headers: { 'x-from': from } };
    return (await call(app, 'POST', '/token?grant_type=password', given)).status;
  };
  const tries = async (count: number, of: (n: number) => [from: string, email: string]): Promise<number[]> => {
    const results: number[] = [];
    for (let n = 0; n < count; n += 1) results.push(await signIn(...of(n), 'not the password'));
    return results;
  };
  const cut = (allowed: number, refused: number): number[] => [
    ...Array<number>(allowed).fill(400),
    ...Array<number>(refused).fill(429),
  ];
  expect(await tries(12, () => ['192.0.2.1', 'eve@example.org'])).toEqual(cut(10, 2));
  for (let n = 0; n < 26; n += 1) await app.auth.parts.limits.count('passwordBlock', '192.0.2.2');
  expect(await tries(6, (n) => ['192.0.2.2', `eve-${n}@example.org`])).toEqual(cut(4, 2));
  // Locked out here, the owner is not locked out elsewhere.
  const ada = await makeUser(database, { email: 'ada@example.org' });
  await tries(11, () => ['192.0.2.3', ada.email]);
  expect(await signIn('192.0.2.4', ada.email, goodPassword)).toBe(200);
  // Nor does a stranger lock an account with ten blocks of one network, or one network everybody's sign-in.
  const bob = await makeUser(database, { email: 'bob@example.org' });
  const blocks = await tries(100, (n) => [`2001:db8:0:${(n % 10).toString(16)}::${n}`, bob.email]);
  expect(blocks).toEqual(cut(10, 90));
  expect(await signIn('192.0.2.5', bob.email, goodPassword)).toBe(200);
  for (let n = 0; n < 89; n += 1) await app.auth.parts.limits.count('passwordBlock', `2001:db8:9:${n}::1`);
  expect(await tries(2, (n) => [`2001:db8:9:ff0${n}::1`, `site-${n}@example.org`])).toEqual(cut(1, 1));
  for (let n = 0; n < 99; n += 1) await app.auth.parts.limits.count('passwordAccount', 'popular@example.org');
  expect(await tries(2, (n) => [`198.18.${n}.1`, 'popular@example.org'])).toEqual(cut(1, 1));
});
