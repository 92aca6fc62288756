import { accountWords } from '#content/account/account.ts';
import { codeWords } from '#content/account/code-step.ts';
import { linkWords } from '#content/account/confirm.ts';
import { accountFormWords } from '#content/account/form.ts';
import { signedInWords, signInWords, signOutWords } from '#content/account/sign-in.ts';
import { accountProblems, otherAccountProblems } from '#content/answers/account-failures.ts';
import { formWords } from '#content/forms/form.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { call } from '#server/testing/accounts.ts';
import { accountMail, accountMails, codeIn, linkIn } from './support/account-mail.ts';
import { accountScreens, goodPassword, newAddress, expectSoundFromTop } from './support/account-screens.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { followError } from './support/error-summary.ts';
import { loseAnswers } from './support/hold.ts';
import { holdLoader, holdReact, visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectNothingSent, noteRequests } from './support/nothing-sent.ts';
import { inGerman } from './support/one-language.ts';
import { expectNoToast } from './support/shown-toast.ts';
import { bringSomebody, somebody } from './support/signed-in.ts';
import { withoutStorage } from './support/storage-off.ts';

test('AUTH-04 AUTH-06 CALM-04 CALM-08 out, in with the password on a phone where the visitor came from, and out without the server', async ({
  page,
  live,
}) => {
  const email = await bringSomebody(page, live);
  const screen = accountScreens(page);
  const leave = page.getByRole('button', { name: signedInWords.signOut.en });
  const session = () => page.evaluate(() => localStorage.getItem('ecosystem-auth'));
  await test.step('out, said in the page and by a toast', async () => {
    await visit(page, '/signin');
    await expect(page.getByRole('main')).toContainText(say('en', signedInWords.as, { email }));
    await expectSoundFromTop(page);
    await leave.click();
    await expect(screen.toast).toContainText('Signed out You have been signed out successfully.');
    await expect(page.getByRole('main')).toContainText('You have been signed out successfully.');
    await expect(screen.email).toBeVisible();
    expect(await session()).toBeNull();
    await expectSoundFromTop(page);
  });
  await test.step('in: the welcome stands over nothing of the page', async () => {
    await visit(page, '/help-now');
    await page.setViewportSize({ width: 360, height: 740 });
    // So it stays until it was looked at from all sides.
    await page.evaluate(() => localStorage.setItem('keepMessages', 'true'));
    await visit(page, '/signin?next=/projects');
    await screen.email.fill(email);
    await screen.password.fill(goodPassword);
    await screen.password.press('Enter');
    await expect(page).toHaveURL('/projects');
    await expect(screen.toast).toContainText('Welcome back!');
    await expect(screen.toast).toContainText('You have successfully signed in.');
    const bottom = await screen.toast.evaluate((toast) => toast.getBoundingClientRect().bottom);
    const main = await page.getByRole('main').boundingBox();
    expect(bottom).toBeLessThanOrEqual(main?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    // The form with the password in it is no page to come back to.
    await page.goBack();
    await expect(page).toHaveURL('/help-now');
  });
  await test.step('when the server cannot be told of the sign-out, this device forgets all the same and says so', async () => {
    await visit(page, '/signin');
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'The database is asleep' } }),
    );
    await leave.click();
    await expect(screen.toast).toContainText('Sign out failed');
    await expect(page.getByRole('main')).toContainText(signOutWords.failedText.en);
    expect(await session()).toBeNull();
  });
});

for (const locale of inGerman) {
  test(`AUTH-04 AUTH-08 AUTH-14 CALM-05 what is refused, or cannot be asked, is said in plain words and the server's, and nothing typed is lost (${locale})`, async ({
    page,
  }) => {
    const screen = accountScreens(page, locale);
    const refusal = `${signInWords.failed[locale]}. ${accountProblems.invalid_credentials[locale]}`;
    const email = newAddress();
    await visit(page, inLocale('/signin', locale));
    await expectSoundFromTop(page);
    await test.step('nothing was typed', async () => {
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
    });
    await test.step('nobody has this address and this password', async () => {
      await screen.email.fill(email);
      await screen.password.fill(goodPassword);
      await noteWhatIsHeard(page);
      await screen.signIn.click();
      await expect(screen.outcome).toHaveText(refusal);
      expect(await whatWasHeard(page)).toEqual([refusal]);
      await expectNoToast(page, locale);
      await expect(page.getByRole('main')).toContainText('Invalid login credentials');
      await expect(screen.email).toHaveValue(email);
      await expect(screen.password).toHaveValue(goodPassword);
      await expectSoundFromTop(page);
    });
    await test.step('the server is away', async () => {
      await page.route('**/*', (route) => route.abort('connectionrefused'));
      await screen.signIn.click();
      await expect(screen.outcome).toHaveText(
        `${signInWords.failed[locale]}. ${otherAccountProblems.unreachable[locale]}`,
      );
      await expect(screen.email).toHaveValue(email);
      await expect(screen.password).toHaveValue(goodPassword);
      await page.unroute('**/*');
      await screen.signIn.click();
      await expect(screen.outcome).toHaveText(refusal);
    });
    await test.step('no rule of ours: whatever is typed goes to the server', async () => {
      await screen.email.fill('no address');
      const asked = page.waitForRequest('**/auth/v1/token*');
      await screen.signIn.click();
      expect((await asked).postDataJSON()).toMatchObject({ email: 'no address', password: goodPassword });
    });
    await test.step('after a reload the address is there, and the password nowhere', async () => {
      await page.reload();
      await whenAlive(page);
      await expect(screen.email).toHaveValue('no address');
      await expect(screen.password).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('otters');
    });
  });

  test(`who has not confirmed gets the mail again, by a code instead of the password, typed; then by its link (${locale})`, async ({
    page,
    context,
    live,
  }) => {
    const email = newAddress();
    expect((await call(live, 'POST', '/signup', { body: { email, password: goodPassword } })).status).toBe(200);
    await accountMail(live, email);
    const screen = accountScreens(page, locale);
    // Nobody is sent to another site (app/features/sign-in/next-page.test.ts).
    await visit(page, `${inLocale('/signin', locale)}?next=//example.org`);
    await screen.sendCode.click();
    await expect(screen.summary.getByRole('link')).toHaveText([accountFormWords.emailMissing[locale]]);
    await screen.email.fill(email);
    await screen.password.fill(goodPassword);
    await screen.signIn.click();
    // The server does not tell it from a wrong password, so the words cover both.
    await expect(screen.outcome).toHaveText(
      `${signInWords.failed[locale]}. ${accountProblems.invalid_credentials[locale]}`,
    );
    await screen.sendCode.click();
    await expect(page.getByRole('heading', { name: codeWords.title[locale] })).toBeFocused();
    await expectSoundFromTop(page);
    const mail = await accountMail(live, email, 1);
    expect(accountMails(live, email)).toHaveLength(2);
    await screen.code.fill('wrong-code');
    await screen.next.click();
    await expect(screen.summary).toContainText(`${signInWords.failed[locale]}. `);
    await followError(page, accountProblems.otp_expired[locale], screen.code, locale);
    await screen.code.fill(codeIn(mail));
    await screen.next.click();
    await expect(screen.toast).toContainText(signInWords.welcome[locale]);
    await expect(page).toHaveURL(inLocale('/account', locale));

    await page.evaluate(() => localStorage.clear());
    await visit(page, inLocale('/signin', locale));
    await screen.email.fill(email);
    await screen.sendCode.click();
    const link = linkIn(await accountMail(live, email, 2));
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
  const { email: known } = await somebody(live);
  const screen = accountScreens(page);
  await visit(page, '/signin');
  for (const address of [email, known]) {
    await screen.email.fill(address);
    await screen.sendCode.click();
    await expect(page.getByRole('main')).toContainText(say('en', signInWords.codeSent, { email: address }));
    await expect(screen.code).toBeVisible();
    await page.getByRole('button', { name: codeWords.other.en }).click();
  }
  // The mail of another came later than this one would have.
  await accountMail(live, known);
  expect(accountMails(live, email)).toEqual([]);

  await test.step('the password can be shown and hidden with the keyboard, is pasted, and is hidden when it is sent', async () => {
    await expect(screen.email).toHaveAttribute('autocomplete', 'username');
    await expect(screen.email).toHaveAttribute('name', 'email');
    await expect(screen.password).toHaveAttribute('autocomplete', 'current-password');
    await screen.email.fill('');
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
});

test('Enter and a press before any script, then before React: no password leaves by itself, the sign-in is made up for, and the button is busy until the next page comes', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live);
  const screen = accountScreens(page);
  const asked = noteRequests(page);
  const [loaderComes, reactComes] = [await holdLoader(page), await holdReact(page)];
  await page.goto('/signin', { waitUntil: 'commit' });
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  for (const comes of [loaderComes, reactComes]) {
    await screen.password.press('Enter');
    await screen.signIn.click();
    await expectNothingSent(page, asked);
    await expect(page).toHaveURL('/signin');
    await expect(screen.password).toHaveValue(goodPassword);
    if (comes === reactComes) break;
    comes();
    await whenItListens(page);
  }
  // An answer without a page: the browser stays where it is, as while the next one is on its way.
  await page.route(/\/account$/u, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/account'));
  reactComes();
  await left;
  const sending = page.getByRole('main').getByRole('button', { name: formWords.sending.en });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  // Forced, because Playwright itself would wait for a button that says it is disabled.
  await sending.click({ force: true });
  await expect(sending).toBeVisible();
  expect(asked.filter((line) => line.includes('/auth/v1/token'))).toHaveLength(1);
  expect(asked.filter((line) => line.includes('otters'))).toHaveLength(1);
});

test('CALM-05 a step that did not come is there when it is tried again, and an answer that did not is not called a mail that was not sent', async ({
  page,
}) => {
  const screen = accountScreens(page);
  const email = newAddress();
  const again = page.getByRole('main').getByText(accountWords.again.en, { exact: true }).filter({ visible: true });
  // What a link of a mail brings stands in the address no longer by then.
  const linkStep = '**/assets/link-step-*.js';
  await page.route(linkStep, (route) => route.abort());
  await visit(page, '/auth/confirm#token_hash=someone&type=signup');
  await again.click();
  await expect(page.getByRole('main').getByText(formWords.offline.en)).toBeFocused();
  await page.unroute(linkStep);
  await again.click();
  await expect(page.getByRole('heading', { name: linkWords.address.title.en })).toBeFocused();

  const step = '**/assets/code-step-*.js';
  await page.route(step, (route) => route.abort());
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.sendCode.click();
  await expect(again).toBeVisible();
  await page.unroute(step);
  await again.click();
  await expect(screen.code).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('en', signInWords.codeSent, { email }));

  await visit(page, '/auth/reset');
  await screen.email.fill(email);
  await loseAnswers(page, '**/auth/v1/recover*');
  await screen.reset.click();
  await expect(screen.outcome).toContainText(accountFormWords.mailUnheard.en);
});

test('whose browser keeps nothing is told before they type that it cannot keep them signed in', async ({ page }) => {
  await withoutStorage(page, 'localStorage');
  await visit(page, '/signin');
  await expect(page.getByRole('alert').filter({ hasText: accountFormWords.needsStorage.en })).toBeVisible();
  await expect(accountScreens(page).signIn).toBeVisible();
});
