import { afterAll, expect, onTestFinished, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { oidcPeer } from '#server/testing/oidc-peer.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import {
  callbackAt,
  elsewhere,
  hashOf,
  isBack,
  isCallback,
  site,
  start,
  browserOf,
} from '#server/testing/sign-in-elsewhere.ts';

const peer = await oidcPeer(callbackAt, {
  victim: { email: 'victim@example.org', email_verified: true },
  mallory: { email: 'mallory@example.org', email_verified: true },
});
afterAll(() => peer.close());
const { database, app } = await openedApp({}, { providers: [peer.provider] });

const sessionCount = async (): Promise<number> => (await database.sql`select from auth.sessions`).count;
const notFound = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'OAuth state not found or expired',
};

test('somebody led to the last step of a stranger’s sign-in does not end up in the stranger’s account', async () => {
  const mallory = browserOf(app);
  const { address } = await mallory.signInThere(start(), 'mallory', isCallback);
  const before = await sessionCount();
  const victim = await browserOf(app).open(address.href, isBack);
  expect(hashOf(victim)).toEqual(notFound);
  // Also when the victim is on their own way at that moment, and has a cookie of ours.
  const busy = browserOf(app);
  await busy.signInThere(start(), 'victim', isCallback);
  expect(hashOf(await busy.open(address.href, isBack))).toEqual(notFound);
  expect(await sessionCount()).toBe(before);
  // It was not used up: in the browser where it began it still leads on.
  expect(hashOf(await mallory.open(address.href, isBack)).access_token).toBeTruthy();
});

test('a state leads back once, whatever came with it, and for ten minutes', async () => {
  for (const pkce of [{}, { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }]) {
    const one = browserOf(app);
    const { address } = await one.signInThere(start(pkce), 'victim', isCallback);
    // The cookie is kept as somebody would who records the request and sends it twice.
    const cookie = [...one.cookies('ecosystem.example.org')].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const at = address.href.replace(`${site}/auth/v1`, '');
    const again = await Promise.all([1, 2, 3].map(() => call(app, 'GET', at, { headers: { cookie } })));
    const ends = again.map((answer) => answer.headers.get('location') ?? '');
    expect(ends.filter((end) => /access_token=|code=(?!bad)/u.test(end.replace('error_code=', '')))).toHaveLength(1);
    expect(ends.filter((end) => end.includes('error_code=bad_oauth_state'))).toHaveLength(2);
  }
  const late = browserOf(app);
  const { address } = await late.signInThere(start(), 'victim', isCallback);
  const state = address.searchParams.get('state') ?? '';
  await database.sql`update auth.flow_state set created_at = now() - interval '601 seconds' where id = ${state}`;
  expect(hashOf(await late.open(address.href, isBack))).toEqual(notFound);
});

test('a state that is missing, made up or no state at all is refused on the page of the site', async () => {
  const ends = async (query: string): Promise<Record<string, string>> => {
    const visit = await browserOf(app).open(`${site}/auth/v1/callback${query}`, isBack);
    expect(visit.address.origin).toBe(site);
    return hashOf(visit);
  };
  expect(await ends('')).toMatchObject({ error_description: 'OAuth state parameter missing' });
  expect(await ends('?code=x&state=%00')).toMatchObject({ error_description: 'OAuth state parameter is invalid' });
  expect(await ends("?code=x&state=' or 1=1")).toMatchObject({ error_code: 'bad_oauth_state' });
  expect(await ends('?code=x&state=3b241101-e2bb-4255-8caf-4136c566a962')).toEqual(notFound);
  expect(await ends('?error=%3Cscript%3E&state=3b241101-e2bb-4255-8caf-4136c566a962')).toEqual(notFound);
});

test('a code, an issuer or an ID token that belongs to another flow is refused', async () => {
  const before = await sessionCount();
  const exchange = {
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  };
  const mallory = await browserOf(app).signInThere(start(), 'mallory', isCallback);
  const one = browserOf(app);
  const injected = (await one.signInThere(start(), 'victim', isCallback)).address;
  injected.searchParams.set('code', mallory.address.searchParams.get('code') ?? '');
  expect(hashOf(await one.open(injected.href, isBack))).toEqual(exchange);

  const mixedUp = (await one.signInThere(start(), 'victim', isCallback)).address;
  expect(mixedUp.searchParams.get('iss')).toBe(peer.provider.issuer.origin);
  mixedUp.searchParams.set('iss', 'https://evil.example');
  expect(hashOf(await one.open(mixedUp.href, isBack))).toEqual(exchange);

  const { address } = await one.signInThere(start(), 'victim', isCallback);
  const state = address.searchParams.get('state') ?? '';
  await database.sql`update auth.flow_state set oauth = oauth || '{"nonce": "another"}' where id = ${state}`;
  expect(hashOf(await one.open(address.href, isBack))).toEqual(exchange);
  expect(await sessionCount()).toBe(before);
});

test('what the service says instead of a code is handed on, cut to size', async () => {
  const one = browserOf(app);
  const { address } = await one.signInThere(start(), 'victim', isCallback);
  address.searchParams.delete('code');
  address.searchParams.set('error', 'access_denied');
  address.searchParams.set('error_description', 'x'.repeat(5000));
  const back = await one.open(address.href, isBack);
  expect(hashOf(back)).toEqual({ error: 'access_denied', error_description: 'x'.repeat(300) });
  expect(back.address.pathname).toBe('/account');
});

test('nobody is sent to another site, with or without a session', async () => {
  for (const redirect_to of elsewhere) {
    const { address } = await browserOf(app).signInThere(start({ redirect_to }), 'victim', isBack);
    expect(address.href).toMatch(/^https:\/\/ecosystem\.example\.org\/#access_token=/u);
  }
});

test('a form post becomes a visit, so that the cookie comes along', async () => {
  const answer = await call(app, 'POST', '/callback', {
    body: 'state=a&code=b&user=%7B%7D',
    headers: { 'content-type': 'application/x-www-form-urlencoded', apikey: '' },
  });
  expect(answer.status).toBe(401);
  const posted = await fetch(`${app.url}/auth/v1/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ state: 'a', code: 'b' }),
  });
  expect(posted.status).toBe(303);
  expect(posted.headers.get('location')).toBe(`${site}/auth/v1/callback?state=a&code=b`);
});

test('SEC-05 on the way back, too, the same id at another service opens no account', async () => {
  const there = await browserOf(app).signInThere(start(), 'victim', isBack);
  expect(hashOf(there)).toHaveProperty('access_token');
  const other = await oidcPeer(callbackAt, { victim: { email: 'mallory@example.org', email_verified: true } });
  onTestFinished(other.close);
  const moved = await openedAppOn(database, {}, { providers: [other.provider] });
  const before = await sessionCount();
  const back = await browserOf(moved).signInThere(start(), 'victim', isBack);
  expect(hashOf(back)).toMatchObject({ error_code: 'identity_already_exists' });
  expect(await sessionCount()).toBe(before);
});
