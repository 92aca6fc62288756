import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accountWords } from '#content/account/account.ts';
import { factorWords } from '#content/account/factor-step.ts';
import { partWords as parts } from '#content/account/parts.ts';
import { passwordWords } from '#content/account/password.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { accountProblems, otherAccountProblems, unanswered } from '#content/answers/account-failures.ts';
import { headerWords } from '#content/frame/header.ts';
import { eventually } from '#server/testing/eventually.ts';
import { accountMail, accountMails, codeIn } from './support/account-mail.ts';
import { accountScreens, signIn } from './support/account-screens.ts';
import { followError } from './support/error-summary.ts';
import { loseAnswers } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { codeOf, keepCodes, setUpApp } from './support/set-up-app.ts';
import { mailTo, openAccount, openPart, somebody, stays, type Person } from './support/signed-in.ts';

/** Types the code that was mailed before something important. */
async function showMailedCode(page: Page, part: Locator, code: string): Promise<void> {
  await expect(part.getByLabel(passwordWords.code.en)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** On a slow line what the server knows of the account comes before its answer to the first code of an app. */
async function hearOfAppEarly(page: Page): Promise<void> {
  const counted = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  let isTold = false;
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await counted.promise;
    // What is asked later goes its own way: the end of the test does not wait for it.
    if (isTold) return route.continue();
    isTold = true;
    await route.fulfill({ response: await route.fetch() });
    told.resolve();
  });
  await page.route('**/auth/v1/factors/*/verify', async (route) => {
    const response = await route.fetch();
    counted.resolve();
    await told.promise;
    // React shows what it was told in a frame of its own.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    await route.fulfill({ response });
  });
}

async function signInTo(page: Page, { email, password }: Person): Promise<void> {
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: factorWords.title.en })).toBeVisible();
}

test('AUTH-13 NEWS-60 two steps: set up an app, sign in with it, then with a recovery code, and remove it', async ({
  page,
  live,
}) => {
  const ada = await somebody(live);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.twoSteps);
  await expect(part).toContainText(parts.off.en);
  const { uri, codes } = await setUpApp(page, part);
  expect(codes).toHaveLength(10);
  await mailTo(live, ada.email, 'two_factor_on');
  // Nobody goes on by accident.
  const done = part.getByRole('button', { name: words.done.en });
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await done.press('Enter');
  await stays(part, words.keptFirst.en);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: words.codesSave.en }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await keepCodes(part);
  await expect(part.getByRole('listitem')).toContainText(['my phone']);
  await expect(part).toContainText('10 of 10 codes are left.');
  await expect(page.getByRole('main')).not.toContainText(codes[0] ?? '-');

  await page.getByRole('button', { name: parts.signOut.en, exact: true }).click();
  await expect(page.getByRole('heading', { name: accountWords.leftTitle.en })).toBeFocused();
  await signInTo(page, ada);
  // Half signed in: the account page changes nothing yet.
  const half = await page.context().newPage();
  await visit(half, '/account');
  await expect(half.getByRole('heading', { name: secondStepWords.title.en })).toBeVisible();
  await expect(half.getByRole('heading', { name: parts.password.en })).toHaveCount(0);
  await half.close();
  await page.getByLabel(factorWords.code.en).fill(codeOf(uri));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/u);
  await page.getByRole('button', { name: parts.signOut.en, exact: true }).click();
  await expect(page.getByRole('heading', { name: accountWords.leftTitle.en })).toBeFocused();

  await signInTo(page, ada);
  await page.getByRole('button', { name: factorWords.byRecovery.en }).click();
  await expect(page.getByLabel(factorWords.recovery.en)).toBeFocused();
  await page.keyboard.type('22222-22222');
  await page.keyboard.press('Enter');
  await followError(page, accountProblems.recovery_code_wrong.en, page.getByLabel(factorWords.recovery.en));
  await page.getByLabel(factorWords.recovery.en).fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: signInWords.button.en }).click();
  await expect(page).toHaveURL(/\/account$/u);
  await mailTo(live, ada.email, 'recovery_code_used');

  const again = await openPart(page, parts.twoSteps);
  await expect(again).toContainText('9 of 10 codes are left.');
  await again.getByRole('button', { name: words.makeNew.en }).click();
  await expect(again.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
  await expect(again.getByRole('listitem')).toHaveCount(10);
  await keepCodes(again);
  await expect(again).toContainText('10 of 10 codes are left.');

  await again.getByRole('button', { name: `${words.remove.en}: my phone` }).click();
  await expect(again.getByText(/It’s your only app/u)).toBeFocused();
  await again.getByRole('button', { name: words.removeNo.en }).click();
  await expect(again.getByRole('button', { name: `${words.remove.en}: my phone` })).toBeFocused();
  await page.keyboard.press('Enter');
  await again.getByRole('button', { name: words.removeYes.en }).click();
  await stays(again, 'my phone is removed. Signing in takes one step again.');
  await expect(again.getByRole('heading', { name: words.recovery.en })).toHaveCount(0);
  await mailTo(live, ada.email, 'two_factor_off');
});

test('AUTH-13 CALM-05 after a mailed code Back leads from the second step to the page before, past the code that is used up', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live, { hasApp: true });
  const screen = accountScreens(page);
  const second = page.getByRole('heading', { name: factorWords.title.en });
  await visit(page, '/help-now');
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.sendCode.click();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(second).toBeFocused();
  // A link within the page is no step.
  await page.getByRole('link', { name: headerWords.skip.en }).press('Enter');
  await page.goBack();
  await expect(second).toBeVisible();
  await page.reload();
  await whenAlive(page);
  await expect(second).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help-now');
});

test('AUTH-13 whose app was connected while the answer was lost is not told that nothing was changed, and goes on to the recovery codes', async ({
  page,
  live,
}) => {
  await openAccount(page, live, await somebody(live));
  const part = await openPart(page, parts.twoSteps);
  await part.getByRole('button', { name: words.begin.en }).click();
  const link = part.getByRole('link', { name: words.openApp.en, includeHidden: true });
  const uri = (await link.getAttribute('href')) ?? '';
  await loseAnswers(page, '**/auth/v1/factors/*/verify');
  await part.getByLabel(words.code.en).fill(codeOf(uri));
  await page.keyboard.press('Enter');
  await stays(part, otherAccountProblems.unreachable.en);
  await page.unroute('**/auth/v1/factors/*/verify');
  await part.getByRole('button', { name: words.cancel.en }).click();
  await stays(part, words.isConnected.en);
  await part.getByLabel(words.code.en).fill(codeOf(uri, 1));
  await page.keyboard.press('Enter');
  await expect(part.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
});

test('AUTH-13 CALM-05 whose recovery codes were made, or whose app was removed, while the answer was lost is not told that nothing was changed', async ({
  page,
  live,
}) => {
  await openAccount(page, live, await somebody(live));
  const part = await openPart(page, parts.twoSteps);
  await setUpApp(page, part);
  await keepCodes(part);
  await loseAnswers(page, '**/auth/v1/factors/recovery-codes/regenerate', 'POST');
  await part.getByRole('button', { name: words.makeNew.en }).click();
  await stays(part, unanswered.en);
  await page.unrouteAll();
  await part.getByRole('button', { name: words.makeNew.en }).click();
  await expect(part.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
  await keepCodes(part);

  await loseAnswers(page, '**/auth/v1/factors/*', 'DELETE');
  await part.getByRole('button', { name: `${words.remove.en}: my phone` }).click();
  await part.getByRole('button', { name: words.removeYes.en }).click();
  await stays(part, unanswered.en);
  await page.unrouteAll();
  await part.getByRole('button', { name: words.removeYes.en }).click();
  await stays(part, 'my phone is removed. Signing in takes one step again.');
  await expect(part.getByRole('heading', { name: words.recovery.en })).toHaveCount(0);
});

test('SEC-11 AUTH-13 a wrong code changes nothing, setting up an app can be left at any time, and a session of yesterday needs a mailed code before an app or recovery codes are added, and nothing typed is lost', async ({
  page,
  live,
}) => {
  const ada = await somebody(live);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.twoSteps);
  const begin = part.getByRole('button', { name: words.begin.en });
  await begin.click();
  const appCode = part.getByLabel(words.code.en);
  await part.getByRole('button', { name: words.turnOn.en }).click();
  await followError(part, words.codeEmpty.en, appCode);
  await appCode.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(appCode).toHaveAccessibleDescription(
    `${words.codeHint.en} ${accountProblems.mfa_verification_failed.en}`,
  );
  await expect(appCode).toHaveValue('000 000');
  await part.getByRole('button', { name: words.cancel.en }).click();
  await stays(part, words.cancelled.en);
  // Closed in the middle: what was begun is in nobody's way afterwards.
  await begin.click();
  await expect(part.getByRole('heading', { name: words.scanTitle.en })).toBeFocused();
  await page.reload();
  await openPart(page, parts.twoSteps);
  await begin.click();
  await expect(part.getByRole('heading', { name: words.scanTitle.en })).toBeFocused();
  await part.getByRole('button', { name: words.cancel.en }).click();

  await live.letSessionsGrowOld(ada.id);
  const name = part.getByLabel(words.nameLabel.en);
  await name.fill('my phone');
  await page.keyboard.press('Enter');
  await showMailedCode(page, part, '2222222222');
  await expect(part.getByLabel(passwordWords.code.en)).toHaveAccessibleDescription(
    `${passwordWords.codeHint.en} ${accountProblems.reauthentication_not_valid.en}`,
  );
  await expect(name).toHaveValue('my phone');
  await part.getByLabel(passwordWords.code.en).fill('');
  await showMailedCode(page, part, codeIn(await mailTo(live, ada.email, 'reauthentication')));
  await expect(part.getByRole('heading', { name: words.scanTitle.en })).toBeFocused();
  const link = part.getByRole('link', { name: words.openApp.en, includeHidden: true });
  const uri = (await link.getAttribute('href')) ?? '';

  // It took hours until the app was found.
  await live.letSessionsGrowOld(ada.id);
  const before = accountMails(live, ada.email).length;
  await part.getByLabel(words.code.en).fill(codeOf(uri));
  await page.keyboard.press('Enter');
  const code = codeIn(await accountMail(live, ada.email, before));
  await hearOfAppEarly(page);
  await showMailedCode(page, part, code);
  await expect(part.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
  await keepCodes(part);
  await expect(part.getByRole('listitem')).toContainText(['my phone']);

  await live.letSessionsGrowOld(ada.id);
  const mails = accountMails(live, ada.email).length;
  await part.getByRole('button', { name: words.makeNew.en }).click();
  await expect(part.getByLabel(passwordWords.code.en)).toBeFocused();
  await eventually(
    'the code',
    () =>
      accountMails(live, ada.email)
        .slice(mails)
        .find(({ code }) => code),
    20_000,
  );
  const last = accountMails(live, ada.email).findLast(({ code }) => code);
  await showMailedCode(page, part, last?.code ?? '');
  await expect(part.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
});
