import { otherServices, otherServicesWords } from '#content/account/other-services.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { inLocale } from '#contract/locale.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { type OidcPeer, oidcPeer } from '#server/testing/oidc-peer.ts';
import { accountScreens, expectSoundFromTop, newAddress } from './support/account-screens.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { comeToRest } from './support/shifts.ts';

let peer: OidcPeer;
let live: LiveSite;

test.beforeAll(async () => {
  live = await goLive('dist', async (url) => {
    peer = await oidcPeer(`${url}/auth/v1/callback`);
    const { issuer, clientId, clientSecret } = peer.provider;
    return { AUTH_OIDC_ISSUER: issuer.href, AUTH_OIDC_CLIENT_ID: clientId, AUTH_OIDC_CLIENT_SECRET: clientSecret };
  });
});
test.afterAll(async () => {
  await live.end();
  await peer.close();
});

for (const locale of inGerman)
  test(`AUTH-13 in with another service, back where somebody came from (${locale})`, async ({ page }) => {
    const email = newAddress();
    const login = `ada-${locale}`;
    peer.people[login] = { email, email_verified: true, name: 'Ada' };
    await page.setViewportSize({ width: 1280, height: 740 });
    await visit(page, `${live.url}${inLocale('/signin', locale)}?next=${inLocale('/projects', locale)}`);
    const go = page.getByRole('button', { name: otherServices.oidc[locale] });
    await expect(go).toBeVisible();
    await expect(page.getByRole('button', { name: /GitHub|Google/u })).toHaveCount(0);
    await expectSoundFromTop(page);
    await go.click();
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('secret');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${live.url}${inLocale('/projects', locale)}`);
    await expect(accountScreens(page, locale).toast).toContainText(signInWords.welcome[locale]);
    await visit(page, `${live.url}${inLocale('/account', locale)}`);
    await expect(page.getByRole('main')).toContainText(email);
  });

test('whoever turns back at the other service reads that nothing happened, and can sign in otherwise', async ({
  page,
}) => {
  await visit(page, `${live.url}/signin`);
  await page.getByRole('button', { name: otherServices.oidc.en }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const screen = accountScreens(page);
  await expect(page.getByRole('region', { name: otherServicesWords.title.en })).toContainText(
    `${signInWords.failed.en}. That didn’t work.`,
  );
  await expect(page).toHaveURL(`${live.url}/signin`);
  await expect(screen.email).toBeVisible();
  await expectSoundFromTop(page);
});

test('neither a code that this browser did not ask for nor a session behind the "#" of a link signs anybody in', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('ecosystem-auth'));
  await visit(page, `${live.url}/signin?code=${'a'.repeat(43)}`);
  await expect(accountScreens(page).outcome).toContainText(signInWords.failed.en);
  await expect(page).toHaveURL(`${live.url}/signin`);
  expect(await kept()).toBeNull();

  await page.goto('about:blank');
  await visit(page, `${live.url}/signin#access_token=a.b.c&refresh_token=x&expires_in=900&token_type=bearer`);
  await expect(accountScreens(page).email).toBeVisible();
  await comeToRest(page);
  expect(await kept()).toBeNull();
});
