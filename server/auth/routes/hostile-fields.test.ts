import { expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { letSessionsGrowOld, someoneSignedIn } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();
const { bearer, id } = await someoneSignedIn(app, database, 'someone@example.org');

const hostile: [string, unknown][] = [
  ['null', null],
  ['a number', 1e308],
  ['a flag', true],
  ['a list', ['x', { y: [] }]],
  ['an object', { toString: 'x', __proto__: null, constructor: {} }],
  ['an empty text', ''],
  ['a NUL', 'a\u0000b'],
  ['half a letter', 'a\ud800b'],
  ['a line end', 'a\r\nBcc: b@example.org'],
  ['10 kB', 'x'.repeat(10_000)],
  ['10 kB of an address', `${'x'.repeat(10_000)}@example.org`],
  ['a quote', `'; drop table auth.users; --@example.org`],
  ['a format', '%s%n{0}${7*7}'],
];
type Sent = Record<string, unknown>;
const typed = { type: 'email', token: 'x', email: 'a@example.org' };
const calls: [string, string, Sent, string[]][] = [
  ['POST', '/verify', typed, ['type', 'token', 'token_hash', 'email', 'phone', 'redirect_to']],
  ['POST', '/verify', { type: 'signup', token_hash: 'x' }, ['type', 'token_hash']],
  [
    'PUT',
    '/user',
    {},
    ['email', 'password', 'data', 'app_metadata', 'phone', 'code_challenge', 'code_challenge_method', 'anything else'],
  ],
  ['PUT', '/user', { password: 'some long enough words 12' }, ['current_password', 'nonce']],
  ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, ['auth_code', 'code_verifier']],
];

test.each(calls)('SEC-14 %s %s with %o answers hostile fields without a failure', async (method, path, sent, names) => {
  // As if hours had gone by, so that a nonce is looked at.
  await letSessionsGrowOld(database, id);
  for (const name of names) {
    const answers = hostile.map(async ([what, value]) => {
      const answer = await call(app, method, path, { bearer, body: { ...sent, [name]: value } });
      return [name, what, answer.status < 500, typeof (await answer.json())];
    });
    expect(await Promise.all(answers)).toEqual(hostile.map(([what]) => [name, what, true, 'object']));
  }
  for (const body of [
    'null',
    '[]',
    '"x"',
    '1',
    '{',
    '',
    '\u0000',
    '{"a":'.repeat(9000),
    '['.repeat(60_000),
    'x'.repeat(70_000),
  ]) {
    const answer = await call(app, method, path, { bearer, body });
    expect([body.slice(0, 9), answer.status]).toEqual([body.slice(0, 9), expect.not.toBeOneOf([500, 404])]);
    expect(answer.headers.get('content-type')).toMatch(/json/u);
  }
  // Whatever was sent, the caller was heard: the session is still one.
  expect((await call(app, 'GET', '/user', { bearer })).status).toBe(200);
});

test('SEC-14 no data of one’s own ends in a failure, whatever its shape', async () => {
  const put = async (body: string): Promise<number> => (await call(app, 'PUT', '/user', { bearer, body })).status;
  const nested = (depth: number): string => `{"data":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
  expect(await put(nested(5))).toBe(200);
  for (const depth of [100, 1000, 2000, 5000, 10_000, 30_000]) expect(await put(nested(depth))).toBe(400);
  expect(await put('{"data":{"a\\ud800":1}}')).toBe(400);
  expect(await put('{"data":{"a":{"b":["\\udc00"]}}}')).toBe(400);
  expect(await put('{"data":{"a\\u0000":1}}')).toBe(400);
  expect(await put('{"data":{"__proto__":{"role":"admin"},"n":1e999}}')).toBeLessThan(500);
  expect(await put('{"data":[]}')).toBe(400);
  expect(await put('{"data":null}')).toBe(200);
});

test('SEC-14 GET /verify answers any query without a failure', async () => {
  for (const query of [
    'type=email&token=%00',
    'type=%00&token=x',
    `type=email&token=${'x'.repeat(9000)}`,
    'type=email&token=x&redirect_to=%00',
    'type=email&token=x&redirect_to=%E0%A4%A',
    'type[]=email&token=x',
    'type=email&type=signup&token=x&token=y',
  ])
    expect([303, 400]).toContain((await call(app, 'GET', `/verify?${query}`)).status);
});
