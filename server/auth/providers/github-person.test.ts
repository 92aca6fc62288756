import { afterAll, expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { githubStandIn, type GithubUser } from '#server/testing/github-stand-in.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { hashOf, isBack, start, browserOf } from '#server/testing/sign-in-elsewhere.ts';

const user: GithubUser = {
  id: 583_231,
  login: 'octo',
  name: null,
  avatar_url: 'https://pictures.example.org/octo.png',
  emails: [
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'octo@example.org', primary: true, verified: true },
  ],
};

const standIn = await githubStandIn(user);
afterAll(() => standIn.close());
const { database, app } = await openedApp({}, { providers: [standIn.provider] });

async function signIn(to = app): Promise<Record<string, string>> {
  return hashOf(await browserOf(to).open(start({ provider: 'github' }), isBack));
}

test('AUTH-13 authorize leads to GitHub and back, with the primary address and without a picture', async () => {
  const { access_token: bearer = '' } = await signIn();
  const account = await (await call(app, 'GET', '/user', { bearer })).json();
  expect(account).toMatchObject({
    email: 'octo@example.org',
    app_metadata: { provider: 'github', providers: ['github'] },
    user_metadata: { name: 'octo', sub: '583231' },
    identities: [{ id: '583231', provider: 'github' }],
  });
  expect(JSON.stringify(account)).not.toMatch(/picture|avatar|other@/u);
});

test('SEC-05 only the primary address counts, and only when GitHub has verified it', async () => {
  user.id = 2;
  user.emails = [
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'octo@example.org', primary: true, verified: false },
  ];
  expect(await signIn()).toMatchObject({ error_code: 'provider_email_needs_verification' });
  user.emails = [];
  expect(await signIn()).toMatchObject({ error_code: 'provider_email_needs_verification' });
});

test('an answer that is not GitHub’s is refused', async () => {
  user.id = 'octo' as never;
  expect(await signIn()).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
});

test('the secret of the application is checked, and a refusal that GitHub sends as 200 is one', async () => {
  user.id = 3;
  const wrong = await openedAppOn(database, {}, { providers: [{ ...standIn.provider, clientSecret: 'another' }] });
  expect(await signIn(wrong)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
});
