import { expect, test } from 'vitest';
import { browserClient, call, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { anotherBrowser } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();
const { id: userId } = await makeUser(database, { email: 'ada@example.org' });
const client = await anotherBrowser(app, database, userId, { experimental: { passkey: true } });

const phone = '+4915112345678';
const id = '7e57acc0-0000-4000-8000-000000000001';
type Refused = [status: number, code: string, message: string];
type Answer = { error: { code?: string | undefined; message: string; status?: number | undefined } | null };

const noPasskeys: Refused = [404, 'passkey_disabled', 'Passkeys are disabled'];
const noOAuthServer: Refused = [404, 'feature_disabled', 'OAuth server is disabled'];

test.each<[string, () => Promise<Answer>, Refused]>([
  [
    'sign in with SSO',
    () => client.signInWithSSO({ domain: 'example.org' }),
    [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ],
  [
    'sign in anonymously',
    () => browserClient(app).signInAnonymously(),
    [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ],
  [
    'sign in with a wallet',
    () => browserClient(app).signInWithWeb3({ chain: 'ethereum', message: 'hello', signature: '0x00' }),
    [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ],
  [
    'sign up by phone',
    () => browserClient(app).signUp({ phone, password: goodPassword }),
    [400, 'phone_provider_disabled', 'Phone signups are disabled'],
  ],
  [
    'sign in by phone',
    () => browserClient(app).signInWithPassword({ phone, password: goodPassword }),
    [422, 'phone_provider_disabled', 'Phone logins are disabled'],
  ],
  [
    'ask for a code by phone',
    () => browserClient(app).signInWithOtp({ phone }),
    [400, 'phone_provider_disabled', 'Unsupported phone provider'],
  ],
  [
    'ask for it again',
    () => browserClient(app).resend({ type: 'sms', phone }),
    [400, 'phone_provider_disabled', 'Phone logins are disabled'],
  ],
  [
    'prove a phone',
    () => browserClient(app).verifyOtp({ phone, token: '123456', type: 'sms' }),
    [403, 'otp_expired', 'Token has expired or is invalid'],
  ],
  [
    'enrol a phone',
    () => client.mfa.enroll({ factorType: 'phone', phone }),
    [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  ],
  [
    'enrol a key',
    () => client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' }),
    [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ],
  ['list passkeys', () => client.passkey.list(), noPasskeys],
  ['register a passkey', () => client.passkey.startRegistration(), noPasskeys],
  ['sign in with a passkey', () => client.passkey.startAuthentication(), noPasskeys],
  ['change a passkey', () => client.passkey.update({ passkeyId: id, friendlyName: 'key' }), noPasskeys],
  ['delete a passkey', () => client.passkey.delete({ passkeyId: id }), noPasskeys],
  ['look at an authorization', () => client.oauth.getAuthorizationDetails(id), noOAuthServer],
  ['list grants', () => client.oauth.listGrants(), noOAuthServer],
  ['list clients', () => operatorClient(app).oauth.listClients(), noOAuthServer],
  [
    'list providers',
    () => operatorClient(app).customProviders.listProviders(),
    [404, 'feature_disabled', 'Custom OAuth providers are disabled'],
  ],
])("AUTH-13 %s: switched off, in GoTrue's words", async (_what, ask, refused) => {
  const { error } = await ask();
  expect([error?.status, error?.code, error?.message]).toEqual(refused);
});

test('AUTH-13 a phone cannot be given or verified in any other call', async () => {
  const bearer = (await client.getSession()).data.session?.access_token ?? '';
  for (const [method, path, body] of [
    ['PUT', '/user', { phone }],
    ['POST', '/verify', { type: 'sms', phone, token: '123456' }],
    ['POST', '/verify', { type: 'phone_change', phone, token: '123456' }],
    ['POST', '/recover', { phone }],
  ] as const) {
    const response = await call(app, method, path, { body, bearer });
    expect([path, Math.floor(response.status / 100)]).toEqual([path, 4]);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
  expect((await client.getUser()).data.user?.phone).toBe('');
});

test('AUTH-13 browsers that come without a key read the same', async () => {
  for (const [path, code] of [
    ['/sso/saml/metadata', 'saml_provider_disabled'],
    ['/oauth/authorize', 'feature_disabled'],
    ['/.well-known/oauth-authorization-server', 'feature_disabled'],
  ] as const) {
    const response = await fetch(`${app.url}/auth/v1${path}`);
    expect([path, response.status, await response.json()]).toMatchObject([path, 404, { error_code: code }]);
  }
  // What belongs to an account asks for its owner first.
  expect((await call(app, 'GET', '/user/oauth/grants')).status).toBe(401);
});
