import { codeWords } from '#content/account/code-step.ts';
import { linkWords } from '#content/account/confirm.ts';
import { accountFormWords } from '#content/account/form.ts';
import { signedInWords, signInWords, signOutWords } from '#content/account/sign-in.ts';
import { accountProblems, otherAccountProblems } from '#content/answers/account-failures.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { goLive } from '#server/testing/live-site.ts';
import { accountMail, accountMails, codeIn, linkIn } from './support/account-mail.ts';
import {
  accountScreens,
  goodPassword,
  makeAccount,
  newAddress,
  signIn,
  expectSoundFromTop,
  askForAccount,
} from './support/account-screens.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { holdReact, visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { expectNoToast } from './support/shown-toast.ts';
import { bringSomebody, somebody } from './support/signed-in.ts';

/** Signs out on /signin, where somebody signed in finds that instead of the form. */
async function signOut(page: Parameters<typeof visit>[0]): Promise<void> {
  await visit(page, '/signin');
  const told = page.waitForResponse('**/auth/v1/logout*');
  await page.getByRole('button', { name: signedInWords.signOut.en }).click();
  await told;
  await expect(accountScreens(page).email).toBeVisible();
}

test('AUTH-04 AUTH-06 CALM-04 in with the password, where the visitor came from, and out again', async ({
  page,
  live,
}) => {
  const email = await makeAccount(page, live);
  await visit(page, '/signin');
  await expect(page.getByRole('main')).toContainText(say('en', signedInWords.as, { email }));
  await expectSoundFromTop(page);
  await page.getByRole('button', { name: signedInWords.signOut.en }).click();
  const screen = accountScreens(page);
  await expect(screen.toast).toContainText('Signed out');
  await expect(screen.toast).toContainText('You have been signed out successfully.');
  await expect(page.getByRole('main')).toContainText('You have been signed out successfully.');
  await expect(screen.email).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
  await expectSoundFromTop(page);

  await page.setViewportSize({ width: 1280, height: 740 });
  await visit(page, '/help-now');
  await visit(page, '/signin?next=/projects');
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await screen.password.press('Enter');
  await expect(screen.toast).toContainText('Welcome back!');
  await expect(screen.toast).toContainText('You have successfully signed in.');
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  // The form with the password in it is no page to come back to.
  await page.goBack();
  await expect(page).toHaveURL('/help-now');
});

test('CALM-08 on a phone the welcome after signing in stands over nothing of the page', async ({ page, live }) => {
  const { email } = await somebody(live);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, email);
  await expect(page).toHaveURL('/account');
  const { toast } = accountScreens(page);
  await expect(toast).toContainText('Welcome back!');
  const bottom = await toast.evaluate((toast) => toast.getBoundingClientRect().bottom);
  const main = await page.getByRole('main').boundingBox();
  expect(bottom).toBeLessThanOrEqual(main?.y ?? 0);
});

for (const [locale, root] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  test(`AUTH-04 AUTH-08 AUTH-14 what is refused is said in plain words and the server's, and nothing typed is lost (${locale})`, async ({
    page,
  }) => {
    const screen = accountScreens(page, locale);
    await visit(page, `${root}/signin`);
    await expectSoundFromTop(page);
    await screen.signIn.click();
    await expect(screen.summary).toBeFocused();
    await expect(screen.summary.getByRole('link')).toHaveText([
      accountFormWords.emailMissing[locale],
      accountFormWords.passwordMissing[locale],
    ]);
    await expect(screen.summary).toContainText(
      `${signInWords.failed[locale]}. ${accountFormWords.nothingGiven[locale]}`,
    );
    await expectNoToast(page, locale);
    await expectSoundFromTop(page);

    const email = newAddress();
    await screen.email.fill(email);
    await screen.password.fill('wrong');
    await noteWhatIsHeard(page);
    await screen.signIn.click();
    const refusal = `${signInWords.failed[locale]}. ${accountProblems.invalid_credentials[locale]}`;
    await expect(screen.outcome).toHaveText(refusal);
    expect(await whatWasHeard(page)).toEqual([refusal]);
    await expectNoToast(page, locale);
    await expect(page.getByRole('main')).toContainText('Invalid login credentials');
    await expect(screen.email).toHaveValue(email);
    await expect(screen.password).toHaveValue('wrong');
    await expectSoundFromTop(page);

    // No rule of ours: whatever is typed goes to the server.
    await screen.email.fill('no address');
    const asked = page.waitForRequest('**/auth/v1/token*');
    await screen.signIn.click();
    expect((await asked).postDataJSON()).toMatchObject({ email: 'no address', password: 'wrong' });
  });
}

for (const locale of inGerman) {
  test(`a code by mail instead of the password, typed or by the link (${locale})`, async ({ page, context, live }) => {
    const { email } = await somebody(live);
    const screen = accountScreens(page, locale);
    await visit(page, inLocale('/signin', locale));
    await screen.sendCode.click();
    await expect(screen.summary.getByRole('link')).toHaveText([accountFormWords.emailMissing[locale]]);
    await screen.email.fill(email);
    await screen.sendCode.click();
    await expect(page.getByRole('heading', { name: codeWords.title[locale] })).toBeFocused();
    await expectSoundFromTop(page);
    const mail = await accountMail(live, email);
    expect(accountMails(live, email)).toHaveLength(1);
    await screen.code.fill('wrong-code');
    await screen.next.click();
    await expect(screen.outcome).toHaveText(`${signInWords.failed[locale]}. ${accountProblems.otp_expired[locale]}`);
    await screen.code.fill(codeIn(mail));
    await screen.next.click();
    await expect(screen.toast).toContainText(signInWords.welcome[locale]);
    await expect(page).toHaveURL(inLocale('/account', locale));

    await signOut(page);
    await visit(page, inLocale('/signin', locale));
    await screen.email.fill(email);
    await screen.sendCode.click();
    const link = linkIn(await accountMail(live, email, 1));
    const other = await context.newPage();
    await visit(other, link);
    await expectSoundFromTop(other);
    await other.getByRole('main').getByRole('button', { name: linkWords.signIn.button[locale] }).click();
    await expect(other).toHaveURL(inLocale('/account', locale));
    await expect(accountScreens(other, locale).toast).toContainText(signInWords.welcome[locale]);
    // The tab that waits for the code learns it.
    await expect(page.getByRole('heading', { name: signedInWords.title[locale] })).toBeVisible();
  });
}

test('SEC-10 a code for an address nobody has: the same screen, and no mail', async ({ page, live }) => {
  const email = newAddress();
  const screen = accountScreens(page);
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.sendCode.click();
  await expect(page.getByRole('main')).toContainText(say('en', signInWords.codeSent, { email }));
  await expect(screen.code).toBeVisible();
  // The mail of another comes later than this one would have.
  const known = newAddress();
  await page.getByRole('button', { name: codeWords.other.en }).click();
  await visit(page, '/signup');
  await screen.email.fill(known);
  await screen.password.fill(goodPassword);
  await screen.signUp.click();
  await accountMail(live, known);
  expect(accountMails(live, email)).toEqual([]);
});

test('who has not confirmed gets the mail again', async ({ page, live }) => {
  const email = newAddress();
  const screen = accountScreens(page);
  await askForAccount(page, email);
  await accountMail(live, email);
  await signIn(page, email);
  // The server does not tell it from a wrong password, so the words cover both.
  await expect(screen.outcome).toContainText('open our email and confirm first');
  await screen.sendCode.click();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(page).toHaveURL('/account');
});

for (const next of [
  'https://example.org/',
  '//example.org',
  '/%5Cexample.org',
  '/.//example.org',
  'javascript:alert(1)',
]) {
  test(`after signing in nobody is sent to ${next}`, async ({ page, live }) => {
    const { email } = await somebody(live);
    const screen = accountScreens(page);
    await visit(page, `/signin?next=${next}`);
    await screen.email.fill(email);
    await screen.password.fill(goodPassword);
    await screen.signIn.click();
    await expect(page).toHaveURL('/account');
  });
}

test('CALM-05 the server is away: said in plain words, address and password stay, and it works when it is back', async ({
  page,
}) => {
  const live = await goLive();
  const screen = accountScreens(page);
  await visit(page, `${live.url}/signin`);
  await screen.email.fill('ada@example.org');
  await screen.password.fill(goodPassword);
  await page.waitForLoadState('networkidle');
  await live.killServer();
  await screen.signIn.click();
  await expect(screen.outcome).toHaveText(`${signInWords.failed.en}. ${otherAccountProblems.unreachable.en}`);
  await expect(screen.email).toHaveValue('ada@example.org');
  await expect(screen.password).toHaveValue(goodPassword);
  await expectSoundFromTop(page);
  await live.startServer();
  await screen.signIn.click();
  await expect(screen.outcome).toHaveText(`${signInWords.failed.en}. ${accountProblems.invalid_credentials.en}`);
  await page.reload();
  await whenAlive(page);
  await expect(screen.email).toHaveValue('ada@example.org');
  await expect(screen.password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('otters');
  await live.end();
});

test('the password can be shown and hidden with the keyboard, is pasted, and is hidden when it is sent', async ({
  page,
}) => {
  const screen = accountScreens(page);
  await visit(page, '/signin');
  await expect(screen.email).toHaveAttribute('autocomplete', 'username');
  await expect(screen.email).toHaveAttribute('name', 'email');
  await expect(screen.password).toHaveAttribute('autocomplete', 'current-password');
  await screen.email.focus();
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await expect(screen.password).toBeFocused();
  await page.keyboard.insertText('pasted words');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screen.password).toHaveAttribute('type', 'text');
  await expect(screen.password).toHaveValue('pasted words');
  await expect(page.getByRole('main').getByText(accountFormWords.isShown.en)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hide: Password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.signIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.password).toHaveAttribute('type', 'password');
  await expect(screen.outcome).toBeVisible();
});

test('a press and Enter before React: no password leaves by itself, and the sign-in is made up for', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live);
  const letReactArrive = await holdReact(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/signin');
  const screen = accountScreens(page);
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await screen.password.press('Enter');
  await screen.signIn.click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/signin');
  expect(asked.filter((line) => line.includes('otters') || line.startsWith('POST'))).toEqual([]);
  letReactArrive();
  await expect(page).toHaveURL('/account');
  expect(asked.filter((line) => line.includes('otters'))).toHaveLength(1);
});

test('AUTH-06 when the server cannot be told of the sign-out, this device forgets all the same and says so', async ({
  page,
  live,
}) => {
  await bringSomebody(page, live);
  await visit(page, '/signin');
  await page.route('**/auth/v1/logout*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'The database is asleep' } }),
  );
  await page.getByRole('button', { name: signedInWords.signOut.en }).click();
  await expect(accountScreens(page).toast).toContainText('Sign out failed');
  await expect(page.getByRole('main')).toContainText(signOutWords.failedText.en);
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
});
