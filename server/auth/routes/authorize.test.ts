import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import type { OidcProvider } from '#server/auth/providers/providers.ts';
import { call } from '#server/testing/accounts.ts';
import { listening } from '#server/testing/listening.ts';
import { oidcPeer } from '#server/testing/oidc-peer.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { callbackAt, hashOf, isBack, isCallback, site, start, browserOf } from '#server/testing/sign-in-elsewhere.ts';

const people = { victim: { email: 'victim@example.org', email_verified: true } };
const peer = await oidcPeer(callbackAt, people);
afterAll(() => peer.close());
const { database, app } = await openedApp({}, { providers: [peer.provider] });
// Takes connections and never answers.
const silent = await listening(createServer(() => {}));
afterAll(silent.close);

const served = (provider: OidcProvider) => openedAppOn(database, {}, { providers: [provider] });

test('the cookie of a flow is for this host and for the server alone, and goes with the flow', async () => {
  const answer = await call(app, 'GET', '/authorize?provider=oidc');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-ecosystem-flow-[\da-f]{8}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  );
  const there = new URL(answer.headers.get('location') ?? '');
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    redirect_uri: `${site}/auth/v1/callback`,
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    nonce: expect.stringMatching(/^[\w-]{43}$/u),
    state: expect.stringMatching(/^[\da-f-]{36}$/u),
  });
  const one = browserOf(app);
  await one.signInThere(start(), 'victim', isBack);
  expect(one.cookies('ecosystem.example.org').size).toBe(0);
});

test('AUTH-13 a service that is unknown or not configured is refused in GoTrue’s words', async () => {
  const refusal = async (path: string): Promise<unknown> => {
    const answer = await call(app, 'GET', path);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const refused = (because: string): unknown => ({
    status: 400,
    code: 'validation_failed',
    message: `Unsupported provider: ${because}`,
  });
  expect(await refusal('/authorize?provider=google')).toEqual(refused('provider is not enabled'));
  expect(await refusal('/authorize?provider=APPLE')).toEqual(refused('provider is not enabled'));
  expect(await refusal('/authorize?provider=nope')).toEqual(refused('Provider nope could not be found'));
  expect(await refusal('/authorize')).toEqual(refused('Provider  could not be found'));
  expect(await refusal('/authorize?provider=custom:x')).toEqual(refused('custom OAuth providers are disabled'));
  expect(await refusal('/authorize?provider=__proto__')).toEqual(refused('Provider __proto__ could not be found'));
  expect(await refusal('/authorize?provider=oidc&code_challenge=short&code_challenge_method=s256')).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
});

test('a caller cannot change what is asked of the service', async () => {
  const answer = await call(
    app,
    'GET',
    '/authorize?provider=oidc&scopes=admin&scope=admin&state=mine&nonce=mine&redirect_uri=https://evil.example&client_id=mine&response_mode=fragment&prompt=select_account',
  );
  const there = new URL(answer.headers.get('location') ?? '');
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    scope: 'openid email profile',
    client_id: peer.provider.clientId,
    redirect_uri: `${site}/auth/v1/callback`,
    prompt: 'select_account',
  });
  expect(there.href).not.toMatch(/mine|evil|admin|response_mode/u);
});

test('a service that is down or never answers gives a reason on the page, in bounded time', async () => {
  const unavailable = {
    error: 'temporarily_unavailable',
    error_code: 'unavailable',
    error_description: expect.stringContaining('cannot be reached'),
  };
  const flows = async (): Promise<number> => (await database.sql`select from auth.flow_state`).count;
  const before = await flows();
  const nowhere = await served({ ...peer.provider, issuer: new URL('http://127.0.0.1:1') });
  expect(hashOf(await browserOf(nowhere).open(start(), isBack))).toEqual(unavailable);
  const slow = await served({ ...peer.provider, issuer: new URL(silent.url) });
  // Also to whoever comes while the first still waits.
  const both = await Promise.all([1, 2].map(() => browserOf(slow).open(start(), isBack)));
  expect(both.map(hashOf)).toEqual([unavailable, unavailable]);
  expect(await flows()).toBe(before);
  // Between the way there and the way back.
  const dying = await oidcPeer(callbackAt, people);
  const other = await served(dying.provider);
  const one = browserOf(other);
  const { address } = await one.signInThere(start(), 'victim', isCallback);
  await dying.close();
  expect(hashOf(await one.open(address.href, isBack))).toEqual(unavailable);
  expect(other.logged()).not.toContain(address.searchParams.get('code'));
});

test('AUTH-13 linking and unlinking by hand is switched off, in GoTrue’s words', async () => {
  const one = browserOf(app);
  const bearer = hashOf(await one.signInThere(start(), 'victim', isBack)).access_token ?? '';
  for (const [method, path] of [
    ['GET', '/user/identities/authorize?provider=oidc'],
    ['DELETE', '/user/identities/3b241101-e2bb-4255-8caf-4136c566a962'],
    ['DELETE', '/user/identities/x'],
  ] as const) {
    const answer = await call(app, method, path, { bearer });
    expect({ status: answer.status, ...((await answer.json()) as object) }).toEqual({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    });
    expect((await call(app, method, path)).status).toBe(401);
  }
});
