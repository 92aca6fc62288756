import { expect, test } from 'vitest';
import { browserClient, goodPassword, makeUser, mailsTo } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';

// Closed to everybody but whom the operators invite.
const { database, app } = await openedApp({}, { isSignUpOpen: false });
const operator = operatorClient(app);

type Given = Parameters<typeof operator.generateLink>[0];
async function linkFor(given: Given) {
  const { data, error } = await operator.generateLink(given);
  if (error) throw error;
  return data;
}

test('an invitation is mailed with a link and a code, in the language of the invited', async () => {
  const { data, error } = await operator.inviteUserByEmail('Ada@Example.org', { data: { locale: 'de' } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: 'ada@example.org', invited_at: expect.any(String) });
  expect(data.user).not.toHaveProperty('email_confirmed_at');
  const [mail] = await mailsTo(database, 'ada@example.org');
  expect(mail?.subject).toContain('eingeladen');
  expect(mail?.link?.href).toMatch(
    /^https:\/\/ecosystem\.example\.org\/de\/auth\/confirm#token_hash=[\w-]{43}&type=invite$/u,
  );
  const token = new URLSearchParams(mail?.link?.hash.slice(1)).get('token_hash') ?? '';
  const client = browserClient(app);
  const verified = await client.verifyOtp({ type: 'invite', token_hash: token });
  expect(verified.data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect((await client.updateUser({ password: goodPassword })).error).toBeNull();
  const again = await operator.inviteUserByEmail('ada@example.org');
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('a link to sign up carries its password, also where sign-up is closed to others', async () => {
  const { properties, user } = await linkFor({ type: 'signup', email: 'bob@example.org', password: goodPassword });
  expect(user).toMatchObject({ email: 'bob@example.org', user_metadata: {} });
  expect(properties).toMatchObject({
    action_link: `https://ecosystem.example.org/auth/confirm#token_hash=${properties.hashed_token}&type=signup`,
    email_otp: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/u),
    redirect_to: 'https://ecosystem.example.org/',
    verification_type: 'signup',
  });
  expect(await mailsTo(database, 'bob@example.org')).toEqual([]);
  const verified = await browserClient(app).verifyOtp({ type: 'signup', token_hash: properties.hashed_token });
  expect(verified.error).toBeNull();
  const signedIn = await browserClient(app).signInWithPassword({ email: 'bob@example.org', password: goodPassword });
  expect(signedIn.error).toBeNull();
  const again = await operator.generateLink({ type: 'signup', email: 'bob@example.org', password: goodPassword });
  expect(again.error?.code).toBe('email_exists');
});

test.each(['magiclink', 'recovery'] as const)('%s leads in, by link or by code, once', async (type) => {
  const { email } = await makeUser(database, { email: `${type}@example.org` });
  const byLink = await linkFor({ type, email });
  const client = browserClient(app);
  const verified = await client.verifyOtp({ type, token_hash: byLink.properties.hashed_token });
  expect(verified.data.user?.email).toBe(email);
  const twice = await browserClient(app).verifyOtp({ type, token_hash: byLink.properties.hashed_token });
  expect(twice.error?.code).toBe('otp_expired');
  const byCode = await linkFor({ type, email });
  const typed = await browserClient(app).verifyOtp({ type, email, token: byCode.properties.email_otp.toLowerCase() });
  expect(typed.error).toBeNull();
});

test('a link to sign in makes an account for whom has none, a new password does not', async () => {
  const { properties } = await linkFor({ type: 'magiclink', email: 'new@example.org' });
  expect(properties.verification_type).toBe('signup');
  const none = await operator.generateLink({ type: 'recovery', email: 'nobody@example.org' });
  expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('SEC-05 an address changes only when both links were used', async () => {
  const { id, email } = await makeUser(database, { email: 'old@example.org' });
  const newEmail = 'fresh@example.org';
  const verify = async ({ properties }: Awaited<ReturnType<typeof linkFor>>) =>
    browserClient(app).verifyOtp({ type: 'email_change', token_hash: properties.hashed_token });
  const addressNow = async () => (await operator.getUserById(id)).data.user?.email;

  // One mailbox asked twice does not stand for both.
  await verify(await linkFor({ type: 'email_change_new', email, newEmail }));
  await verify(await linkFor({ type: 'email_change_new', email, newEmail }));
  expect(await addressNow()).toBe(email);
  // Another new address begins anew.
  await linkFor({ type: 'email_change_new', email, newEmail: 'other@example.org' });
  await verify(await linkFor({ type: 'email_change_current', email, newEmail }));
  expect(await addressNow()).toBe(email);
  await verify(await linkFor({ type: 'email_change_new', email, newEmail }));
  expect(await addressNow()).toBe(newEmail);
  const { email: taken } = await makeUser(database, { email: 'taken@example.org' });
  const refused = await operator.generateLink({ type: 'email_change_new', email: newEmail, newEmail: taken });
  expect(refused.error?.code).toBe('email_exists');
});

test('refuses other kinds of links, and never leads to another site', async () => {
  const { email } = await makeUser(database, { email: 'gus@example.org' });
  const odd = await operator.generateLink({ type: 'phone_change', email } as unknown as Given);
  expect(odd.error).toMatchObject({ code: 'validation_failed', message: expect.stringContaining('phone_change') });
  const proto = await operator.generateLink({ type: 'constructor', email } as unknown as Given);
  expect(proto.error?.code).toBe('validation_failed');
  for (const redirectTo of ['https://evil.example', '//evil.example', 'javascript:alert(1)'])
    expect((await linkFor({ type: 'magiclink', email, options: { redirectTo } })).properties.redirect_to).toBe(
      'https://ecosystem.example.org/',
    );
  const ours = 'https://ecosystem.example.org/de/account';
  const { properties } = await linkFor({ type: 'magiclink', email, options: { redirectTo: ours } });
  expect(properties).toMatchObject({ redirect_to: ours, action_link: expect.stringContaining('/de/auth/confirm#') });
});
