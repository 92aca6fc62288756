import { accountWords } from '#content/account/account.ts';
import { codeWords } from '#content/account/code-step.ts';
import { factorWords } from '#content/account/factor-step.ts';
import { partWords } from '#content/account/parts.ts';
import { signInWords, signOutWords } from '#content/account/sign-in.ts';
import { otherAccountProblems } from '#content/answers/account-failures.ts';
import { formWords } from '#content/forms/form.ts';
import { codeIn } from './support/account-mail.ts';
import { accountScreens, goodPassword, newAddress } from './support/account-screens.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { mailTo, openAccount, somebody } from './support/signed-in.ts';
import { stopClock } from './support/stopped-clock.ts';

test('CALM-05 AUTH-06 a sign-in without an answer ends after 20 seconds, and what was typed stays; another address begins at the title; signing out in the second step leads to the form, is said before the server knows, and disturbs nobody who types', async ({
  page,
  live,
}) => {
  const screen = accountScreens(page);
  const email = newAddress();
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await page.route('**/auth/v1/token**', () => {});
  const asked = page.waitForRequest('**/auth/v1/token**');
  await stopClock(page);
  await screen.signIn.click();
  await asked;
  await page.clock.fastForward(19_000);
  const sending = page.getByRole('main').getByRole('button', { name: formWords.sending.en });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(1_500);
  await page.clock.resume();
  await expect(screen.outcome).toHaveText(`${signInWords.failed.en}. ${otherAccountProblems.unreachable.en}`);
  await expect(screen.signIn).toBeEnabled();
  await expect(screen.email).toHaveValue(email);
  await expect(screen.password).toHaveValue(goodPassword);

  await screen.sendCode.click();
  await expect(screen.code).toBeVisible();
  await page.getByRole('button', { name: codeWords.other.en }).click();
  await expect(screen.email).toHaveValue(email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const { email: known } = await somebody(live, { hasApp: true });
  await screen.email.fill(known);
  await screen.sendCode.click();
  await screen.code.fill(codeIn(await mailTo(live, known, 'sign_in')));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: factorWords.title.en })).toBeFocused();

  const answer = await hold(page, '**/auth/v1/logout**');
  await page.getByRole('button', { name: factorWords.leave.en }).click();
  await expect(screen.email).toBeVisible();
  await expect(screen.code).toHaveCount(0);
  const note = page.locator('[tabindex="-1"]').filter({ has: screen.outcome });
  await expect(note).toHaveText(signOutWords.doneText.en);
  await expect(note).toBeFocused();
  await screen.email.fill('grace@');
  answer();
  await expect(screen.toast).toContainText(signOutWords.done.en);
  await page.keyboard.type('example.org');
  await expect(screen.email).toHaveValue('grace@example.org');
  // To what was before the form, not to the form once more.
  await page.goBack();
  await expect(screen.code).toBeVisible();
});

test('AUTH-06 signing out while the server is silent and the token has ended takes five seconds, and this browser forgets', async ({
  page,
  live,
}) => {
  await openAccount(page, live, await somebody(live));
  await stopClock(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('ecosystem-auth') ?? '') as object;
    localStorage.setItem('ecosystem-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route('**/auth/v1/**', () => {});
  const asked = page.waitForRequest('**/auth/v1/token**');
  await page.getByRole('button', { name: partWords.signOut.en, exact: true }).click();
  await asked;
  await expect(page.getByText(accountWords.wait.en).filter({ visible: true })).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('heading', { name: accountWords.leftTitle.en })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
});

test('a next step whose script stays quiet has an end, and is tried again', async ({ page }) => {
  const screen = accountScreens(page);
  await visit(page, '/auth/reset');
  const step = await hold(page, '**/assets/code-step-*.js');
  await screen.email.fill(newAddress());
  const mailed = page.waitForResponse('**/auth/v1/recover**');
  await stopClock(page);
  await screen.reset.click();
  await (await mailed).finished();
  // The page has heard of it by then.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  const again = page.getByRole('main').getByRole('button', { name: accountWords.again.en });
  // Twenty seconds before it is shown, and as many there.
  await expect(async () => {
    await page.clock.fastForward(20_500);
    await expect(again).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.clock.resume();
  step();
  await again.click();
  await expect(screen.code).toBeVisible();
});
