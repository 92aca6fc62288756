import { AuthWeakPasswordError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import type { JsonObject } from '#server/postgres/connect.ts';
import { allAnswered, browserClient, call, goodPassword, makeUser, nextMail } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { elsewhere, site } from '#server/testing/sign-in-elsewhere.ts';

const { database, app } = await openedApp();

async function refused(path: string, body: unknown): Promise<unknown[]> {
  const response = await call(app, 'POST', path, { body });
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
}

const usersWith = async (email: string): Promise<number> =>
  (await database.sql`select from auth.users where email = ${email}`).count;

test('AUTH-03 AUTH-05 a sign-up gets a mail; its code confirms the address and then the password signs in', async () => {
  const client = browserClient(app);
  const email = 'ada@example.org';
  const signedUp = await client.signUp({ email: ' Ada@Example.org', password: goodPassword });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({ email, role: 'authenticated', app_metadata: { provider: 'email' } });
  const mail = await nextMail(database, email);
  expect(mail.subject).toBe('Confirm your address for Ecosystem');
  expect(mail.link?.origin).toBe(site);
  expect([mail.link?.pathname, mail.link?.search]).toEqual(['/auth/confirm', '']);
  expect(mail.link?.hash).toMatch(/^#token_hash=[\w-]{43}&type=signup$/u);

  const early = await client.signInWithPassword({ email, password: goodPassword });
  expect([early.error?.code, early.error?.message]).toEqual(['invalid_credentials', 'Invalid login credentials']);
  const confirmed = await client.verifyOtp({ email, token: mail.code ?? '', type: 'signup' });
  expect(confirmed.data.user?.id).toBe(signedUp.data.user?.id);
  expect(confirmed.data.user?.identities?.map((one) => one.identity_id)).toEqual(
    signedUp.data.user?.identities?.map((one) => one.identity_id),
  );
  const signedIn = await browserClient(app).signInWithPassword({ email, password: goodPassword });
  expect(signedIn.data.session?.user.email).toBe(email);
});

test('AUTH-08 neither address nor phone: the client says so, and the server does in GoTrue’s words', async () => {
  const client = browserClient(app);
  const words = 'You must provide either an email or phone number and a password';
  expect((await client.signUp({ password: goodPassword } as never)).error?.message).toBe(words);
  expect((await client.signInWithPassword({ password: goodPassword } as never)).error?.message).toBe(words);
  expect(await refused('/signup', {})).toEqual([422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled']);
  expect(await refused('/signup', { email: 'ada@example.org' })).toEqual([
    400,
    'validation_failed',
    'Signup requires a valid password',
  ]);
  expect((await client.signInWithPassword({ email: '', password: '' })).error?.message).toBe('missing email or phone');
});

test('AUTH-14 every refusal is GoTrue’s, with its status and code', async () => {
  const email = 'ada@example.org';
  const phone = '+43123456789';
  const password = goodPassword;
  const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
  for (const [path, body, status, code, message] of [
    [
      '/signup',
      { phone, email, password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided.',
    ],
    ['/otp', { phone, email }, 400, 'validation_failed', 'Only an email address or phone number should be provided'],
    ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['/magiclink', {}, 422, 'validation_failed', 'Password recovery requires an email'],
    ['/recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
    ['/resend', { type: 'signup' }, 400, 'validation_failed', 'Type provided requires an email address'],
    ['/resend', { type: 'email_change' }, 400, 'validation_failed', 'Missing email address or phone number'],
    ['/resend', { type: 'phone_change', phone }, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['/resend', { type: 'sms' }, 400, 'validation_failed', 'Type provided requires a phone number'],
    [
      '/resend',
      { type: 'nonsense', email },
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [
      '/recover',
      { email, code_challenge: challenge.code_challenge },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      '/otp',
      { email, ...challenge, code_challenge: 'short' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
  ] as const)
    expect([path, body, ...(await refused(path, body))]).toEqual([path, body, status, code, message]);
});

test('AUTH-09 a weak password is refused with its reasons, as the client knows them', async () => {
  const client = browserClient(app);
  const reasonsOf = async (password: string): Promise<unknown> => {
    const { error } = await client.signUp({ email: 'weak@example.org', password });
    return error instanceof AuthWeakPasswordError && [error.status, error.reasons, error.message];
  };
  expect(await reasonsOf('short')).toEqual([422, ['length'], 'Password should be at least 8 characters.']);
  expect(await reasonsOf('password123')).toEqual([
    422,
    ['pwned'],
    'Password is known to be weak and easy to guess, please choose a different one.',
  ]);
  expect(await reasonsOf('weak@example.org')).toMatchObject([422, ['pwned'], expect.anything()]);
  await allAnswered(database);
  expect(await usersWith('weak@example.org')).toBe(0);
});

test('SEC-14 what no person types is refused with 400 and reaches nothing', async () => {
  const endless = 'a'.repeat(10_000);
  const deep = `${'['.repeat(60)}${']'.repeat(60)}`;
  for (const path of ['/signup', '/otp', '/magiclink', '/recover', '/resend', '/token?grant_type=password'])
    for (const body of [
      { email: {} },
      { email: 7, password: goodPassword, type: 'signup' },
      { email: ['ada@example.org'], password: goodPassword },
      { email: `${endless}@example.org`, password: goodPassword, type: 'signup' },
      { email: 'a\0da@example.org', password: goodPassword, type: 'signup' },
      { email: 'no address', password: goodPassword, type: 'signup' },
      { email: 'ada@example.org\r\nbcc: eve@example.org', password: goodPassword, type: 'signup' },
      { email: 'ada@example.org,eve@example.org', password: goodPassword, type: 'signup' },
      'null',
      '[]',
      '"text"',
      '{"email":',
    ])
      expect([path, body, (await call(app, 'POST', path, { body })).status]).toEqual([path, body, 400]);
  for (const [body, status] of [
    [{ email: 'b@example.org', password: { length: 20 } }, 400],
    [{ email: 'b@example.org', password: 'x'.repeat(1001) }, 400],
    [{ email: 'b@example.org', password: goodPassword, data: 'text' }, 400],
    [{ email: 'b@example.org', password: goodPassword, data: { long: 'x'.repeat(5000) } }, 400],
    [`{"email":"b@example.org","password":"${goodPassword}","data":{"deep":${deep}}}`, 400],
    [`{"email":"b@example.org","password":"${goodPassword}","data":{"half":"\\ud800"}}`, 400],
    [{ email: 'b@example.org', password: goodPassword, data: { long: 'x'.repeat(70_000) } }, 413],
  ] as const)
    expect([(await call(app, 'POST', '/signup', { body })).status]).toEqual([status]);
  expect(app.logged()).not.toContain('failed');
});

test('a claimed role is only a word about oneself', async () => {
  const email = 'mallory@example.org';
  const data = { role: 'admin', app_metadata: { role: 'admin' }, is_super_admin: true, name: 'Mallory', locale: 'de' };
  const body = { email, password: goodPassword, data, role: 'admin', app_metadata: { role: 'admin' } };
  const answered = (await (await call(app, 'POST', '/signup', { body })).json()) as JsonObject;
  const plain = { provider: 'email', providers: ['email'] };
  expect(answered).toMatchObject({ role: 'authenticated', app_metadata: plain, user_metadata: data });
  const mail = await nextMail(database, email);
  expect(mail.subject).toBe('Bestätige deine Adresse für Ecosystem');
  const { data: confirmed } = await browserClient(app).verifyOtp({ email, token: mail.code ?? '', type: 'email' });
  expect(confirmed.user).toMatchObject({ role: 'authenticated', app_metadata: plain, user_metadata: data });
  const [row] =
    await database.sql`select role, is_super_admin, raw_app_meta_data from auth.users where email = ${email}`;
  expect(row).toEqual({ role: 'authenticated', is_super_admin: null, raw_app_meta_data: plain });
});

test('the language follows the page; links only ever lead to the site itself', async () => {
  const recover = async (redirectTo: string | undefined, acceptLanguage: string): Promise<string | undefined> => {
    const email = `${crypto.randomUUID()}@example.org`;
    await makeUser(database, { email });
    const query = redirectTo === undefined ? '' : `?redirect_to=${encodeURIComponent(redirectTo)}`;
    await call(app, 'POST', `/recover${query}`, { body: { email }, headers: { 'accept-language': acceptLanguage } });
    const { link } = await nextMail(database, email);
    return link && `${link.origin}${link.pathname} ${link.hash.replace(/[\w-]{43}/u, '…')}`;
  };
  const english = `${site}/auth/reset #token_hash=…&type=recovery`;
  const german = `${site}/de/auth/reset #token_hash=…&type=recovery`;
  expect(await recover(`${site}/de/signin`, 'en')).toBe(german);
  expect(await recover(`${site}/signin`, 'de')).toBe(english);
  expect(await recover(undefined, 'de-AT,de;q=0.9')).toBe(german);
  expect(await recover(undefined, 'en')).toBe(english);
  for (const evil of ['https://evil.example/de', ...elsewhere])
    expect([evil, await recover(evil, 'en')]).toEqual([evil, english]);
});

test('without a page the language of the account counts more than the browser’s', async () => {
  const { id, email } = await makeUser(database, { email: 'eva@example.org' });
  await database.sql`update auth.users set raw_user_meta_data = '{"locale": "de"}' where id = ${id}`;
  await call(app, 'POST', '/otp', { body: { email }, headers: { 'accept-language': 'en' } });
  expect((await nextMail(database, email)).subject).toBe('Dein Code für die Anmeldung bei Ecosystem');
});
