import { createHmac, randomBytes } from 'node:crypto';
import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';
import { newMember } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';
import type { TokenClaims } from './access-tokens.ts';

type Payload = Record<string, unknown>;

const { database, app } = await openedApp();
const { access_token: token, refresh_token: refreshToken } = await newMember(app, database);
const own = { token, refreshToken, payload: decodeJwt(token) as Payload & TokenClaims };
const other = await newMember(app, database);
const { id: kid, key } = await app.auth.parts.keys.current();
/** Signs whatever is asked with the key that signs our access tokens. */
const sign = (claims: Payload, header: Payload = {}): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
    .sign(key, { crit: { b64x: true } });

const now = (): number => Math.floor(Date.now() / 1000);
const without = (...names: string[]): Payload =>
  Object.fromEntries(Object.entries(own.payload).filter(([name]) => !names.includes(name)));

/** A token in the shape of ours, signed with a secret that both sides would have to share. */
function sharedSecretToken(secret: string | Uint8Array, header: Payload = {}, payload: Payload = own.payload): string {
  const part = (value: Payload): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

async function publishedKey(): Promise<{ kid: string; jwk: string; spki: string }> {
  const [key] = (await app.auth.parts.keys.published()).keys;
  if (!key?.kid) throw new Error('no key');
  const imported = await importJWK(key, 'ES256', { extractable: true });
  return { kid: key.kid, jwk: JSON.stringify(key), spki: await exportSPKI(imported as CryptoKey) };
}

async function strangersToken(header: Payload | ((jwk: object) => Payload)): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const given = typeof header === 'function' ? header(await exportJWK(publicKey)) : header;
  const { kid } = await publishedKey();
  return new SignJWT(own.payload).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...given }).sign(privateKey);
}

async function endedSession(): Promise<string> {
  const member = await newMember(app, database);
  await database.sql`delete from auth.sessions where user_id = ${member.userId}`;
  return member.access_token;
}

async function afterChange(change: 'ban' | 'delete' | 'mark deleted' | 'time over'): Promise<string> {
  const { sql } = database;
  const { access_token: token, userId } = await newMember(app, database);
  if (change === 'ban') await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${userId}`;
  if (change === 'delete') await sql`delete from auth.users where id = ${userId}`;
  if (change === 'mark deleted') await sql`update auth.users set deleted_at = now() where id = ${userId}`;
  if (change === 'time over')
    await sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${userId}`;
  return token;
}

const attacks: Record<string, () => string | Promise<string>> = {
  'without a signature (alg none)': () => new UnsecuredJWT(own.payload).encode(),
  'our payload with alg none and our signature': () => {
    const [, payload = '', signature = ''] = own.token.split('.');
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.${signature}`;
  },
  'without its signature': () => own.token.replace(/[^.]+$/u, ''),
  'with another payload under our signature': () => {
    const [header = '', , signature = ''] = own.token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...own.payload, sub: other.userId })).toString('base64url');
    return `${header}.${payload}.${signature}`;
  },
  'HS256 with JWT_SECRET': () => sharedSecretToken(database.secrets.jwtSecret),
  'HS256 with the public key as JWK': async () => {
    const { jwk, kid } = await publishedKey();
    return sharedSecretToken(jwk, { kid });
  },
  'HS256 with the public key as PEM': async () => {
    const { spki, kid } = await publishedKey();
    return sharedSecretToken(spki, { kid });
  },
  'HS256 with the public key': () => sharedSecretToken(testKeys.publishableKey),
  'HS256 with an empty secret': () => sharedSecretToken(''),
  'HS256 with the secret of the examples': () =>
    sharedSecretToken('super-secret-jwt-token-with-at-least-32-characters-long'),
  'of a storage link (sub an id, signed with JWT_SECRET)': () =>
    sharedSecretToken(database.secrets.jwtSecret, {}, { sub: own.payload.sub, url: 'x/y', exp: now() + 600 }),
  'as service_role with JWT_SECRET': () =>
    sharedSecretToken(database.secrets.jwtSecret, {}, { role: 'service_role', iss: 'supabase', exp: now() + 600 }),
  'of another key with our key id': () => strangersToken({}),
  'of another key that it brings along (jwk)': () => strangersToken((jwk) => ({ jwk })),
  'of another key that it brings along without a key id': () => strangersToken((jwk) => ({ jwk, kid: undefined })),
  'of another key at an address (jku)': () => strangersToken({ jku: `${app.url}/jwks.json`, kid: 'theirs' }),
  'of another key in a certificate (x5u, x5c)': () => strangersToken({ x5u: `${app.url}/x.pem`, x5c: ['MII='] }),
  'with a key id that is a path': () => strangersToken({ kid: '../../../../dev/null' }),
  'with a key id that is SQL': () => strangersToken({ kid: `' or true --` }),
  'with a critical header nobody knows': () => sign(own.payload, { crit: ['b64x'], b64x: true }),
  'without exp': () => sign(without('exp')),
  'with exp as text': () => sign({ ...own.payload, exp: '9999999999' }),
  'that has ended': () => sign({ ...own.payload, exp: now() - 1 }),
  'that begins later': () => sign({ ...own.payload, nbf: now() + 60 }),
  'without iat': () => sign(without('iat')),
  'for another audience': () => sign({ ...own.payload, aud: 'storage' }),
  'without an audience': () => sign(without('aud')),
  'of another issuer': () => sign({ ...own.payload, iss: 'https://elsewhere.example.org/auth/v1' }),
  'without an issuer': () => sign(without('iss')),
  'of another type': () => sign(own.payload, { typ: 'at+jwt' }),
  'as service_role': () => sign({ ...own.payload, role: 'service_role' }),
  'as postgres': () => sign({ ...own.payload, role: 'postgres' }),
  'as supabase_admin': () => sign({ ...own.payload, role: 'supabase_admin' }),
  'with a list of roles': () => sign({ ...own.payload, role: ['authenticated'] }),
  'without a role': () => sign(without('role')),
  'without a session': () => sign(without('session_id')),
  'with a session that is no id': () => sign({ ...own.payload, session_id: `' or true --` }),
  'with a session as an object': () => sign({ ...own.payload, session_id: { id: own.payload.session_id } }),
  'with the session of somebody else': () => sign({ ...own.payload, sub: other.userId }),
  'with an unknown session': () => sign({ ...own.payload, session_id: crypto.randomUUID() }),
  'without a subject': () => sign(without('sub')),
  'with a subject that is no id': () => sign({ ...own.payload, sub: 'admin' }),
  'with a subject that nobody is': () => sign({ ...own.payload, sub: crypto.randomUUID() }),
  'an id token of ours': () => sign({ sub: own.payload.sub, iss: own.payload['iss'], aud: 'app', exp: now() + 600 }),
  'of an ended session': endedSession,
  'of a session whose time is over': () => afterChange('time over'),
  'of a banned account': () => afterChange('ban'),
  'of a deleted account': () => afterChange('delete'),
  'of an account that is marked as deleted': () => afterChange('mark deleted'),
  'a refresh token': () => own.refreshToken,
  'the public key of the site': () => testKeys.publishableKey,
  'the secret key of the server': () => testKeys.secretKey,
  'JWT_SECRET itself': () => database.secrets.jwtSecret,
  'of 10 kB': () => randomBytes(5000).toString('hex'),
  'of 10 kB in three parts': () => Array.from({ length: 3 }, () => randomBytes(1700).toString('hex')).join('.'),
  'of signs that are no ASCII': () => 'äöü.ÿþ.ß',
  'of five parts (encrypted)': () => 'e30.e30.e30.e30.e30',
  'of empty parts': () => '..',
  'that says undefined': () => 'undefined',
};

// What needs nobody to be signed in. Any call that is not in here must refuse every attack.
const open = new Set([
  'GET /health',
  'GET /settings',
  'GET /.well-known/jwks.json',
  'POST /token',
  'POST /signup',
  'POST /otp',
  'POST /magiclink',
  'POST /recover',
  'POST /resend',
  'GET /verify',
  'POST /verify',
  'GET /authorize',
  'GET /callback',
  'POST /callback',
]);

type Endpoint = { method: string; path: string };

function closedEndpoints(): Endpoint[] {
  const known = new Map<string, Endpoint>();
  for (const { method, path } of app.auth.routes.routes)
    if (method !== 'ALL' && !open.has(`${method} ${path}`))
      known.set(`${method} ${path}`, { method, path: path.replaceAll(/:\w+(?:\{[^}]*\})?/gu, crypto.randomUUID()) });
  return [...known.values()];
}

const answerOf = async (response: Response): Promise<{ status: number; code: unknown }> => {
  const { code } = (await response.json()) as { code?: unknown };
  return { status: response.status, code };
};

const sendEmail = (authorization: string): Promise<Response> =>
  fetch(app.url + sendEmailPath, post(hello(), { authorization }));

test('our own access token is accepted, and closed calls are known', async () => {
  expect((await call(app, 'GET', '/user', { bearer: own.token })).status).toBe(200);
  expect((await sendEmail(`Bearer ${own.token}`)).status).toBe(200);
  expect(closedEndpoints()).toEqual(
    expect.arrayContaining([
      { method: 'GET', path: '/user' },
      { method: 'POST', path: '/logout' },
    ]),
  );
});

describe('SEC-01 a bearer', () => {
  test.each(Object.keys(attacks))('%s is refused everywhere', async (name) => {
    const bearer = (await attacks[name]?.()) ?? '';
    for (const { method, path } of closedEndpoints()) {
      // The calls of the server's own operators: there the secret key is what they ask for.
      if (bearer === testKeys.secretKey && /^\/(?:admin\/|invite$)/u.test(path)) continue;
      const body = method === 'GET' ? {} : { body: {} };
      const answer = await answerOf(await call(app, method, path, { bearer, ...body }));
      expect([401, 403], `${method} ${path}`).toContain(answer.status);
      expect(answer.code, `${method} ${path}`).toEqual(expect.any(String));
    }
    const headers = {
      apikey: testKeys.publishableKey,
      authorization: `Bearer ${bearer}`,
      'x-supabase-api-version': '2024-01-01',
    };
    const overHttp = await answerOf(await fetch(`${app.url}/auth/v1/user`, { headers }));
    expect([overHttp.status, overHttp.code]).toEqual([expect.toBeOneOf([401, 403]), expect.any(String)]);
    if (bearer === testKeys.publishableKey) return;
    const answer = await sendEmail(`Bearer ${bearer}`);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: 'invalid_token' })]);
  });

  test('that is missing, or in another scheme, is refused where somebody must be signed in', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${own.token}`, `Bearer x ${own.token}`, own.token])
      for (const { method, path } of closedEndpoints()) {
        const body = method === 'GET' ? {} : { body: {} };
        const { status } = await answerOf(await call(app, method, path, { headers: { authorization }, ...body }));
        expect([401, 403], `${method} ${path} with "${authorization}"`).toContain(status);
      }
  });

  test('of ours is still good after all of that, and no attack wrote to the log', async () => {
    expect((await call(app, 'GET', '/user', { bearer: own.token })).status).toBe(200);
    expect(app.logged()).not.toContain('failed');
    expect(app.logged()).not.toContain(own.token);
  });
});
