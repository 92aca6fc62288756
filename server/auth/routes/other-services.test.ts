import { afterAll, expect, test } from 'vitest';
import { findUserByEmail } from '#server/auth/users/users.ts';
import { browserClient, call, goodPassword, mailsTo, makeUser } from '#server/testing/accounts.ts';
import type { Visit } from '#server/testing/cookie-browser.ts';
import { oidcPeer } from '#server/testing/oidc-peer.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import {
  callbackAt,
  hashOf,
  home,
  isBack,
  isCallback,
  site,
  start,
  browserOf,
} from '#server/testing/sign-in-elsewhere.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const people = {
  ada: { email: 'Ada@Example.org', email_verified: true, name: 'Ada L.' },
  ben: { email: 'ben@example.org', email_verified: true, name: 'Ben' },
  cy: { email: 'cy@example.org', email_verified: true, name: 'Cy' },
  dot: { email: 'dot@example.org', email_verified: true },
  eve: { email: 'victim@example.org', email_verified: false },
  fay: { email: 'fay@example.org', email_verified: true },
  nameless: {},
  boss: { email: 'boss@example.org', email_verified: true },
  newcomer: { email: 'newcomer@example.org', email_verified: true },
  odd: { email: 'odd@example.org', email_verified: true, name: `A\u0000\ud800${'x'.repeat(500)}\r\nB` },
};

const peer = await oidcPeer(callbackAt, people);
afterAll(() => peer.close());
const { database, app } = await openedApp({}, { providers: [peer.provider] });
const closedApp = await openedAppOn(database, {}, { providers: [peer.provider], isSignUpOpen: false });

const signIn = async (login: string, to: TestApp = app): Promise<Visit> =>
  browserOf(to).signInThere(start(), login, isBack);
const accountCount = async (): Promise<number> => (await database.sql`select from auth.users`).count;

test('AUTH-13 authorize leads to another service and back, with the session behind the "#"', async () => {
  const back = await signIn('ada');
  expect(back.address.href).toMatch(/^https:\/\/ecosystem\.example\.org\/account#/u);
  expect(hashOf(back)).toMatchObject({ token_type: 'bearer', expires_in: '900', refresh_token: expect.any(String) });
  expect(back.address.hash).toContain('&sb=');
  const token = hashOf(back).access_token ?? '';
  const answer = await call(app, 'GET', '/user', { bearer: token });
  const user = (await answer.json()) as Record<string, unknown>;
  expect(user).toMatchObject({
    email: 'ada@example.org',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'oidc', providers: ['oidc'] },
    user_metadata: { name: 'Ada L.', email: 'ada@example.org', email_verified: true, sub: 'ada', provider_id: 'ada' },
    identities: [{ provider: 'oidc', id: 'ada', email: 'ada@example.org', identity_data: { sub: 'ada' } }],
  });
  // Nothing of the person is kept beyond that, a picture least of all.
  expect(JSON.stringify(user)).not.toContain('picture');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { amr: unknown };
  expect(claims.amr).toMatchObject([{ method: 'oauth' }]);
  expect(app.logged()).not.toContain('ada@');
});

test('AUTH-13 authorize and pkce with the real client: the session is for the page that asked', async () => {
  const client = browserClient(app, { flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'custom:oidc',
    options: { redirectTo: home, skipBrowserRedirect: true },
  });
  const back = await browserOf(app).signInThere(data.url?.replace(app.url, site) ?? '', 'ben', isBack);
  expect(back.address.hash).toBe('');
  const code = back.address.searchParams.get('code') ?? '';
  const { data: signedIn, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(signedIn.user).toMatchObject({ email: 'ben@example.org', app_metadata: { providers: ['oidc'] } });
  const thief = browserClient(app, { flowType: 'pkce' });
  await thief.signInWithOAuth({ provider: 'custom:oidc', options: { skipBrowserRedirect: true } });
  expect((await thief.exchangeCodeForSession(code)).data.session).toBeNull();
});

test('whoever comes again has the same account, also with another address there', async () => {
  await signIn('cy');
  const before = await findUserByEmail(database.sql, 'cy@example.org');
  peer.people['cy'] = { email: 'cy-moved@example.org', email_verified: false, name: 'Somebody else' };
  const token = hashOf(await signIn('cy')).access_token ?? '';
  const user = (await (await call(app, 'GET', '/user', { bearer: token })).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ id: before?.id, email: 'cy@example.org', user_metadata: { name: 'Cy' } });
});

test('two first visits at once make one account', async () => {
  const browsers = [browserOf(app), browserOf(app)];
  const ways = await Promise.all(browsers.map((one) => one.signInThere(start(), 'fay', isCallback)));
  const ends = await Promise.all(ways.map(({ address }, at) => browsers[at]?.open(address.href, isBack)));
  for (const end of ends) expect(end && hashOf(end).access_token).toBeTruthy();
  expect((await database.sql`select from auth.users where email = 'fay@example.org'`).count).toBe(1);
});

test('a confirmed account with the same verified address is linked, keeps its password, and its owner is told', async () => {
  const { id } = await makeUser(database, { email: 'dot@example.org' });
  await database.sql`update auth.users set raw_user_meta_data = '{"name": "Dot, as she says"}' where id = ${id}`;
  const token = hashOf(await signIn('dot')).access_token ?? '';
  const user = (await (await call(app, 'GET', '/user', { bearer: token })).json()) as Record<string, unknown>;
  expect(user).toMatchObject({
    id,
    app_metadata: { provider: 'email', providers: ['email', 'oidc'] },
    user_metadata: { name: 'Dot, as she says' },
  });
  expect((await findUserByEmail(database.sql, 'dot@example.org'))?.encryptedPassword).toMatch(/^\$argon2id/u);
  expect(await mailsTo(database, 'dot@example.org')).toMatchObject([
    { subject: expect.stringContaining('sign in to') },
  ]);
  // The next time nothing new happens.
  await signIn('dot');
  expect(await mailsTo(database, 'dot@example.org')).toHaveLength(1);
});

test('an account that was prepared for somebody with their unconfirmed address is worth nothing once they come', async () => {
  const { id } = await makeUser(database, { email: 'newcomer@example.org', password: goodPassword });
  const { sql } = database;
  await sql`update auth.users set email_confirmed_at = null, raw_user_meta_data = '{"name": "Mallory"}' where id = ${id}`;
  await sql`insert into auth.identities (provider_id, user_id, provider, identity_data) values ('mallory', ${id}, 'github', '{}')`;
  await sql`insert into auth.mfa_factors (user_id, factor_type, status, secret) values (${id}, 'totp', 'verified', 'x')`;
  await sql`insert into auth.sessions (user_id) values (${id})`;
  await sql`insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash, expires_at, encrypted_password)
    values (${id}, 'confirmation_token', 'prepared', 'newcomer@example.org', 'x', now() + interval '15 minutes', 'a password of Mallory')`;
  const token = hashOf(await signIn('newcomer')).access_token ?? '';
  const user = (await (await call(app, 'GET', '/user', { bearer: token })).json()) as Record<string, unknown>;
  expect(user).toMatchObject({
    id,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'oidc', providers: ['oidc'] },
  });
  expect(JSON.stringify(user)).not.toContain('allory');
  expect(user['factors']).toBeUndefined();
  expect((await findUserByEmail(sql, 'newcomer@example.org'))?.encryptedPassword).toBeNull();
  expect((await sql`select from auth.one_time_tokens where user_id = ${id}`).count).toBe(0);
  expect((await sql`select from auth.sessions where user_id = ${id}`).count).toBe(1);
});

test('SEC-05 an address that the service has not verified leads nowhere, neither in nor to a new account', async () => {
  await makeUser(database, { email: 'victim@example.org' });
  const before = await accountCount();
  expect(hashOf(await signIn('eve'))).toMatchObject({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Unverified email with oidc. Verify the email with oidc in order to sign in',
  });
  expect(hashOf(await signIn('nameless'))).toMatchObject({ error_code: 'provider_email_needs_verification' });
  expect(await accountCount()).toBe(before);
  expect((await database.sql`select from auth.identities where provider_id = 'eve'`).count).toBe(0);
});

test('SEC-05 an address that only looks like somebody else’s, with the sign of Kelvin for a k, is nobody’s', async () => {
  const known = await makeUser(database, { email: 'kim@example.org' });
  const spelt = `${String.fromCodePoint(0x21_2a)}im@example.org`;
  peer.people['kelvin'] = { email: spelt, email_verified: true };
  expect(hashOf(await signIn('kelvin'))).toMatchObject({ error: 'access_denied' });
  const { sql } = database;
  expect(await sql`select count(*)::int from auth.sessions where user_id = ${known.id}`).toEqual([{ count: 0 }]);
  for (const email of [spelt, `${String.fromCodePoint(0x1_30)}da@example.org`]) {
    const answer = await call(app, 'POST', '/otp', { body: { email } });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  }
});

test('SEC-05 an account with a role is not opened by what another service says about its address', async () => {
  const { id } = await makeUser(database, { email: 'boss@example.org' });
  await database.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "admin"}' where id = ${id}`;
  expect(hashOf(await signIn('boss'))).toMatchObject({ error: 'access_denied', error_code: 'email_exists' });
  expect((await database.sql`select from auth.sessions where user_id = ${id}`).count).toBe(0);
});

test('SEC-07 a closed sign-up stays closed for other services, and those who have an account get in', async () => {
  peer.people['late'] = { email: 'late@example.org', email_verified: true };
  const before = await accountCount();
  expect(hashOf(await signIn('late', closedApp))).toMatchObject({
    error: 'access_denied',
    error_code: 'signup_disabled',
    error_description: 'Signups not allowed for this instance',
  });
  expect(await accountCount()).toBe(before);
  expect(hashOf(await signIn('ada', closedApp)).access_token).toBeTruthy();
});

test('somebody who is banned does not get in', async () => {
  peer.people['rude'] = { email: 'rude@example.org', email_verified: true };
  await signIn('rude');
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where email = 'rude@example.org'`;
  expect(hashOf(await signIn('rude'))).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
});

test('a name that no database takes is cleaned, not failed on', async () => {
  const token = hashOf(await signIn('odd')).access_token ?? '';
  const user = (await (await call(app, 'GET', '/user', { bearer: token })).json()) as {
    user_metadata: { name: string };
  };
  expect(user.user_metadata.name).toHaveLength(200);
  expect(user.user_metadata.name).toMatch(/^A \ufffdx+$/u);
});
