import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { browserClient, call } from '#server/testing/accounts.ts';
import { oidcPeer } from '#server/testing/oidc-peer.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const peer = await oidcPeer('https://ecosystem.example.org/auth/v1/callback');
afterAll(() => peer.close());
const { database, app } = await openedApp({}, { providers: [peer.provider] });
const closedApp = await openedAppOn(database, {}, { providers: [peer.provider], isSignUpOpen: false });
const down = { ...peer.provider, issuer: new URL('http://127.0.0.1:1') };
const downApp = await openedAppOn(database, {}, { providers: [down] });

const ida = { sub: 'ida', email: 'ida@example.org', email_verified: true, name: 'Ida' };
const seconds = (): number => Math.floor(Date.now() / 1000);
const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

async function bring(body: object, to: TestApp = app): Promise<Record<string, unknown>> {
  const answer = await call(to, 'POST', '/token?grant_type=id_token', { body: { provider: 'oidc', ...body } });
  return { status: answer.status, ...((await answer.json()) as object) };
}
const bad = { status: 400, code: 'validation_failed', message: 'Bad ID token' };

test('AUTH-13 id_token with the real client: a page that has an ID token signs in with it', async () => {
  const client = browserClient(app);
  const token = await peer.idToken({ ...ida, nonce: hex('only this page knows') });
  const { data, error } = await client.signInWithIdToken({
    provider: 'custom:oidc',
    token,
    nonce: 'only this page knows',
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'ida@example.org',
    user_metadata: { name: 'Ida', sub: 'ida' },
    app_metadata: { provider: 'oidc', providers: ['oidc'] },
  });
  const again = await bring({
    id_token: await peer.idToken({ ...ida, email: 'moved@example.org', email_verified: false }),
  });
  expect(again).toMatchObject({ status: 200, user: { id: data.user?.id, email: 'ida@example.org' } });
});

test('a nonce must be on both sides and the same', async () => {
  const withNonce = await peer.idToken({ ...ida, nonce: hex('right') });
  const message = 'Passed nonce and nonce in id_token should either both exist or not.';
  expect(await bring({ id_token: withNonce, nonce: 'right' })).toMatchObject({ status: 200 });
  expect(await bring({ id_token: withNonce, nonce: 'wrong' })).toMatchObject({
    status: 400,
    message: 'Nonces mismatch',
  });
  // As it stands in the token it is not the secret.
  expect(await bring({ id_token: withNonce, nonce: hex('right') })).toMatchObject({ message: 'Nonces mismatch' });
  expect(await bring({ id_token: withNonce })).toMatchObject({ status: 400, message });
  expect(await bring({ id_token: await peer.idToken(ida), nonce: 'right' })).toMatchObject({ status: 400, message });
});

test('a token that was made for another application is refused', async () => {
  for (const aud of ['another', ['ecosystem', 'another'], ['another'], []])
    expect(await bring({ id_token: await peer.idToken({ ...ida, aud }) })).toMatchObject({
      status: 400,
      code: 'unexpected_audience',
      message: expect.stringMatching(/^Unacceptable audience in id_token: \[/u),
    });
});

test('a token that the service did not sign, or not now, or not as an ID token, is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const claims = { ...ida, iss: peer.provider.issuer.origin, aud: 'ecosystem', iat: seconds(), exp: seconds() + 300 };
  const tokens = {
    otherKey: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    unknownKey: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'two' }).sign(privateKey),
    none: new UnsecuredJWT(claims).encode(),
    // The public secret of the application, or a key that everybody can read, as a shared secret.
    shared: await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(new TextEncoder().encode(peer.provider.clientSecret)),
    expired: await peer.idToken({ ...ida, iat: seconds() - 3600, exp: seconds() - 60 }),
    otherIssuer: await peer.idToken({ ...ida, iss: 'https://accounts.google.com' }),
    // Made for us at the wish of another application, or by a clock that is an hour ahead.
    otherParty: await peer.idToken({ ...ida, azp: 'another' }),
    later: await peer.idToken({ ...ida, iat: seconds() + 3600, exp: seconds() + 7200 }),
    noEnd: await peer.idToken({ ...ida, exp: undefined as never }),
    noSubject: await peer.idToken({ ...ida, sub: undefined as never }),
    accessToken: await peer.idToken(ida, { typ: 'at+jwt' }),
    ours: await anAccessTokenOfOurs(),
    noise: 'x.y.z',
    text: 'hello',
  };
  for (const [name, id_token] of Object.entries(tokens))
    expect({ name, ...(await bring({ id_token })) }).toEqual({ name, ...bad });
});

async function anAccessTokenOfOurs(): Promise<string> {
  const session = await bring({ id_token: await peer.idToken(ida) });
  return String(session['access_token']);
}

test('an id longer than OpenID Connect allows is refused, and no failure of ours', async () => {
  expect(await bring({ id_token: await peer.idToken({ ...ida, sub: 'x'.repeat(256) }) })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
  expect(await bring({ id_token: await peer.idToken({ ...ida, azp: 'ecosystem' }) })).toMatchObject({ status: 200 });
});

test('an access token beside it must be the one it was made with', async () => {
  const at_hash = createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url');
  const id_token = await peer.idToken({ ...ida, at_hash });
  expect(await bring({ id_token, access_token: 'access' })).toMatchObject({ status: 200 });
  expect(await bring({ id_token, access_token: 'another' })).toEqual(bad);
});

test('SEC-05 an address that the service has not verified leads nowhere', async () => {
  const id_token = await peer.idToken({ sub: 'eve', email: 'ida@example.org', email_verified: false });
  expect(await bring({ id_token })).toMatchObject({ status: 422, code: 'provider_email_needs_verification' });
  const without = await peer.idToken({ sub: 'eve' });
  expect(await bring({ id_token: without })).toMatchObject({ status: 422, code: 'provider_email_needs_verification' });
});

test('SEC-05 somebody with the same id at another service does not get in, and changes nothing', async () => {
  const mine = await bring({ id_token: await peer.idToken({ ...ida, sub: 'seven', email: 'seven@example.org' }) });
  expect(mine).toMatchObject({ status: 200 });
  const kept = async (): Promise<unknown> =>
    database.sql`select user_id, identity_data, last_sign_in_at from auth.identities where provider_id = 'seven'`;
  const before = await kept();
  const other = await oidcPeer('https://ecosystem.example.org/auth/v1/callback');
  onTestFinished(other.close);
  const moved = await openedAppOn(database, {}, { providers: [other.provider] });
  for (const email of ['seven@example.org', 'attacker@example.org'])
    expect(await bring({ id_token: await other.idToken({ ...ida, sub: 'seven', email }) }, moved)).toEqual({
      status: 422,
      code: 'identity_already_exists',
      message: 'This account belongs to another OpenID Connect service',
    });
  expect(await kept()).toEqual(before);
  // Somebody whom only the other one knows gets in.
  const new_ = { ...ida, sub: 'eight', email: 'eight@example.org' };
  expect(await bring({ id_token: await other.idToken(new_) }, moved)).toMatchObject({ status: 200 });
  const again = await bring({ id_token: await peer.idToken({ ...ida, sub: 'seven' }) });
  expect(again).toMatchObject({ status: 200, user: { email: 'seven@example.org' } });
});

test('SEC-07 with sign-up closed an ID token makes no account', async () => {
  const id_token = await peer.idToken({ sub: 'new', email: 'new@example.org', email_verified: true });
  expect(await bring({ id_token }, closedApp)).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  });
  expect(await bring({ id_token: await peer.idToken(ida) }, closedApp)).toMatchObject({ status: 200 });
});

test('AUTH-13 a service that is unknown or not configured, and what is missing, is refused in GoTrue’s words', async () => {
  const id_token = await peer.idToken(ida);
  expect(await bring({ provider: 'google', id_token })).toEqual({
    status: 400,
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
  });
  for (const provider of ['nope', 'github', 'constructor', '__proto__'])
    expect(await bring({ provider, id_token })).toEqual({
      status: 400,
      code: 'validation_failed',
      message: `Custom OIDC provider "${provider}" not allowed`,
    });
  expect(await bring({})).toMatchObject({ status: 400, message: 'id_token required' });
  expect(await bring({ provider: '', id_token })).toMatchObject({
    status: 400,
    message: 'provider or client_id and issuer required',
  });
  expect(await bring({ id_token: 7 })).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await bring({ id_token, provider: ['oidc'] })).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await bring({ id_token, link_identity: true })).toMatchObject({ status: 401, code: 'no_authorization' });
});

test('a service that is down is said to be down, so that the client tries again', async () => {
  const answer = await bring({ id_token: await peer.idToken(ida) }, downApp);
  expect(answer).toMatchObject({ status: 503, message: expect.stringContaining('cannot be reached') });
});
