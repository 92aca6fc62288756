import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { factorWords } from '#content/account/factor-step.ts';
import { signedInWords, signInWords, signOutWords } from '#content/account/sign-in.ts';
import { accountProblems } from '#content/answers/account-failures.ts';
import { say } from '#contract/words.ts';
import { addApp } from '#server/testing/second-factor.ts';
import { isAccountClient } from './support/account-client.ts';
import { accountMail, codeIn } from './support/account-mail.ts';
import { accountScreens, signIn, expectSoundFromTop } from './support/account-screens.ts';
import { everyPage } from './support/addresses.ts';
import { errorSummary, followError } from './support/error-summary.ts';
import { visit } from './support/islands-awake.ts';
import { kindsOf } from './support/kinds.ts';
import { expect, test } from './support/live-test.ts';
import { anotherDevice, bringSomebody, somebody } from './support/signed-in.ts';

/** Opens a second tab that notes every event that auth-js tells the other tabs. */
async function listen(page: Page, address: string): Promise<() => Promise<string[]>> {
  await visit(page, address);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    new BroadcastChannel('ecosystem-auth').addEventListener('message', ({ data }) =>
      events.push((data as { event: string }).event),
    );
  });
  return () => page.evaluate(() => (window as unknown as { events: string[] }).events);
}

/** The token that the browser keeps has ended: the next page renews it. */
const endToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('ecosystem-auth') ?? '') as { expires_at: number };
    localStorage.setItem('ecosystem-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });

test('AUTH-01 AUTH-02 every event of a session reaches the other tabs, whatever page they show: in, out, renewed, changed, recovered, ended by the server', async ({
  page,
  context,
  live,
}) => {
  const ada = await somebody(live);
  const other = await context.newPage();
  const account = other.getByRole('banner').getByRole('link', { name: 'Account' });
  const screen = accountScreens(page);
  await test.step('in, renewed and out, seen on a page that has nothing to do with it', async () => {
    const events = await listen(other, '/help-now');
    await expect(account).toBeHidden();
    await signIn(page, ada.email, ada.password);
    await expect(page).toHaveURL('/account');
    await expect.poll(events).toContain('SIGNED_IN');
    await expect(account).toBeVisible();
    await endToken(page);
    await visit(page, '/signin');
    await expect(page.getByRole('main')).toContainText(say('en', signedInWords.as, { email: ada.email }));
    await expect.poll(events).toContain('TOKEN_REFRESHED');
    await page.getByRole('button', { name: signedInWords.signOut.en }).click();
    await expect(page.getByRole('main')).toContainText(signOutWords.doneText.en);
    await expect.poll(events).toContain('SIGNED_OUT');
    await expect(account).toBeHidden();
  });
  const password = 'nine loud herons wake';
  await test.step('recovered and changed, seen on the sign-in', async () => {
    const events = await listen(other, '/signin');
    await visit(page, '/auth/reset');
    await screen.email.fill(ada.email);
    await screen.reset.click();
    await screen.code.fill(codeIn(await accountMail(live, ada.email)));
    await screen.next.click();
    await expect.poll(events).toContain('PASSWORD_RECOVERY');
    await expect(other.getByRole('heading', { name: signedInWords.title.en })).toBeVisible();
    await expect(account).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect.poll(events).toContain('USER_UPDATED');
  });
  await test.step('ended by the server', async () => {
    await (await anotherDevice(live, { ...ada, password })).signOut({ scope: 'global' });
    await endToken(page);
    await visit(page, '/signin');
    for (const tab of [page, other]) await expect(accountScreens(tab).email).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
  });
});

test('AUTH-01 the second step is an event of its own; its screen names every way on and out', async ({
  page,
  context,
  live,
}) => {
  const ada = await somebody(live);
  const { secret } = await addApp(await anotherDevice(live, ada));
  const events = await listen(await context.newPage(), '/help-now');
  await signIn(page, ada.email, ada.password);
  const code = page.getByLabel(factorWords.code.en, { exact: true });
  await expect(page.getByRole('heading', { name: factorWords.title.en })).toBeFocused();
  await expectSoundFromTop(page);

  // Whoever cannot go on gets out.
  await page.getByRole('button', { name: factorWords.leave.en }).click();
  await expect(page.getByRole('main')).toContainText(signOutWords.doneText.en);
  await signIn(page, ada.email, ada.password);
  await page.getByRole('button', { name: signInWords.button.en, exact: true }).click();
  await expect(errorSummary(page, 'en')).toBeFocused();
  await code.fill('000 000');
  await code.press('Enter');
  await expect(errorSummary(page, 'en')).toContainText(signInWords.failed.en);
  await expect(code).toHaveAccessibleDescription(
    `${factorWords.codeHint.en} ${accountProblems.mfa_verification_failed.en}`,
  );
  await followError(page, accountProblems.mfa_verification_failed.en, code);
  await expectSoundFromTop(page);
  await page.getByRole('button', { name: factorWords.byRecovery.en }).click();
  await expect(page.getByLabel(factorWords.recovery.en, { exact: true })).toHaveValue('');
  await expectSoundFromTop(page);
  await page.getByRole('button', { name: factorWords.byApp.en }).click();

  // The step is still asked for after a reload. The code of this half minute was used when the app was set up.
  await visit(page, '/signin');
  await code.fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await code.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect.poll(events).toContain('MFA_CHALLENGE_VERIFIED');
});

test('who is signed in fetches nothing of React for a page without islands', async ({ page, live }) => {
  await bringSomebody(page, live);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('/help-now', { waitUntil: 'networkidle' });
  expect(scripts.filter(isAccountClient)).toHaveLength(1);
  expect(scripts.filter((url) => /\/(react|form)-[^/]*\.js$/u.test(url))).toEqual([]);
});

test('AUTH-02 CALM-16 CALM-17 CALM-20 for who is signed in each kind of page loads the client of the accounts, the way to the account is there from the first paint, and what they see is sound', async ({
  page,
  live,
}) => {
  await bringSomebody(page, live);
  await test.step('every kind of page loads the client', async () => {
    // That none does for who is not signed in is asked at every address (e2e/pages.sweep.e2e.ts).
    for (const address of kindsOf(everyPage).values()) {
      const asked = page.waitForRequest((request) => isAccountClient(request.url()));
      await page.goto(address, { waitUntil: 'commit' });
      await expect(asked, address).resolves.toBeDefined();
    }
  });
  // What else they see has its own walks (e2e/account-states.e2e.ts, e2e/sign-in.e2e.ts).
  for (const address of ['/', '/de/signup', '/de/resources/books'])
    await test.step(`sound: ${address}`, async () => {
      await page.setViewportSize({ width: 1280, height: 740 });
      await visit(page, address);
      await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Account|Konto)$/u })).toBeVisible();
      await expectSoundFromTop(page);
    });
  await test.step('from the first paint', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.route('**/assets/*.js', () => {});
    await page.goto('/help-now', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: signedInWords.title.en })).toBeVisible();
    await expect(accountScreens(page).email).toBeHidden();
  });
});
