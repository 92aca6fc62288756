import { accountWords } from '#content/account/account.ts';
import { codeWords } from '#content/account/code-step.ts';
import { confirmWords, linkWords } from '#content/account/confirm.ts';
import { factorWords } from '#content/account/factor-step.ts';
import { accountFormWords } from '#content/account/form.ts';
import { newPasswordWords } from '#content/account/new-password.ts';
import { resetWords } from '#content/account/reset.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { accountProblems, otherAccountProblems } from '#content/answers/account-failures.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { browserClient, call } from '#server/testing/accounts.ts';
import { isAccountClient } from './support/account-client.ts';
import { accountMail, accountMails, codeIn, linkIn } from './support/account-mail.ts';
import { accountScreens, newAddress, expectSoundFromTop } from './support/account-screens.ts';
import { loseAnswers } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { anotherDevice, nextCode, somebody } from './support/signed-in.ts';

const newPassword = 'nine loud herons wake';

for (const locale of inGerman) {
  test(`SEC-05 a forgotten password: address, code, new password; other devices are out (${locale})`, async ({
    page,
    live,
  }) => {
    const ada = await somebody(live);
    const { email } = ada;
    const other = await anotherDevice(live, ada);
    const screen = accountScreens(page, locale);
    await visit(page, inLocale('/auth/reset', locale));
    await expectSoundFromTop(page);
    await screen.reset.click();
    await expect(screen.summary.getByRole('link')).toHaveText([accountFormWords.emailMissing[locale]]);
    await expectSoundFromTop(page);
    await screen.email.fill(email);
    await screen.reset.click();
    await expect(page.getByRole('heading', { name: codeWords.title[locale] })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(say(locale, resetWords.sent, { email }));
    await screen.code.fill(codeIn(await accountMail(live, email)));
    await screen.next.click();
    await expect(page.getByRole('heading', { name: newPasswordWords.title[locale] })).toBeFocused();
    await expectSoundFromTop(page);

    const password = page.getByLabel(newPasswordWords.label[locale], { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    const save = page.getByRole('button', { name: newPasswordWords.button[locale] });
    await password.fill('password');
    await save.click();
    await expect(screen.summary).toContainText(`${newPasswordWords.failed[locale]}. `);
    await expect(screen.summary.getByRole('link')).toContainText(accountProblems.weak_password[locale]);
    await expect(screen.summary).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(accountProblems.weak_password[locale], 'u'));
    await password.fill(newPassword);
    // It is set, and only the answer is lost.
    await loseAnswers(page, '**/auth/v1/user');
    await save.click();
    await expect(screen.outcome).toHaveText(
      `${newPasswordWords.unheard[locale]}. ${otherAccountProblems.unreachable[locale]}`,
    );
    await page.unroute('**/auth/v1/user');
    await save.click();
    await expect(page.getByRole('heading', { name: newPasswordWords.done[locale] })).toBeFocused();
    await expectSoundFromTop(page);
    await accountMail(live, email, 1);

    // The session that the old password began has ended, and it begins none. What a page does then: e2e/auth-state.e2e.ts.
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    const signIn = (password: string) => browserClient(live).signInWithPassword({ email, password });
    expect((await signIn(ada.password)).error?.code).toBe('invalid_credentials');
    expect((await signIn(newPassword)).error).toBeNull();
  });
}

test('SEC-10 a forgotten password by the link: an address nobody has gets the same answer and no mail; the token leaves the address, the button goes on to the password', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live);
  const screen = accountScreens(page);
  await visit(page, '/signin');
  await screen.email.fill(email);
  await page.getByRole('link', { name: signInWords.reset.en }).click();
  // The address that was typed is there already.
  await expect(screen.email).toHaveValue(email);
  const nobody = newAddress();
  for (const address of [nobody, email]) {
    await screen.email.fill(address);
    await screen.reset.click();
    await expect(page.getByRole('main')).toContainText(say('en', resetWords.sent, { email: address }));
    if (address === nobody) await page.getByRole('button', { name: codeWords.other.en }).click();
  }
  const link = linkIn(await accountMail(live, email));
  expect(accountMails(live, nobody)).toEqual([]);
  await visit(page, link);
  await expect(page).toHaveURL('/auth/reset');
  await expectSoundFromTop(page);
  await page.getByRole('main').getByRole('button', { name: linkWords.password.button.en }).click();
  await page.getByLabel(newPasswordWords.label.en, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: newPasswordWords.button.en }).click();
  await expect(page.getByRole('heading', { name: newPasswordWords.done.en })).toBeFocused();

  await visit(page, '/contact');
  await visit(page, link);
  await page.getByRole('main').getByRole('button', { name: linkWords.password.button.en }).click();
  await expect(screen.outcome).toContainText(accountProblems.otp_expired.en);
  await expectSoundFromTop(page);
  await page.getByRole('button', { name: confirmWords.byReset.en }).click();
  await expect(screen.reset).toBeVisible();
});

test('a code for a new password, typed where all mails lead, goes on to the password, also after a reload', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live);
  const screen = accountScreens(page);
  expect((await call(live, 'POST', '/recover', { body: { email } })).status).toBe(200);
  const code = codeIn(await accountMail(live, email));
  await visit(page, '/help-now');
  await visit(page, '/auth/confirm');
  await page.getByLabel(confirmWords.about.en).selectOption({ label: confirmWords.aboutPassword.en });
  await screen.email.fill(email);
  await screen.code.fill(code);
  await screen.next.click();
  const password = page.getByLabel(newPasswordWords.label.en, { exact: true });
  await expect(password).toBeVisible();
  await expect(page).toHaveURL('/auth/reset');
  // What led here lies nowhere any more, but in the entry of the history.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('password');
  await page.reload();
  await whenAlive(page);
  await expect(password).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help-now');
  // Whoever opens the page by itself is asked for their address.
  await visit(page, '/auth/reset');
  await expect(screen.reset).toBeVisible();
});

test('CALM-05 each step of a reset is one of the history: Back leads to the address, not to a code or link that is used up and not off the page, and a reload shows the second step again', async ({
  page,
  live,
}) => {
  const ada = await somebody(live, { hasApp: true });
  const { email } = ada;
  const screen = accountScreens(page);
  const second = page.getByRole('heading', { name: factorWords.title.en });
  const password = page.getByLabel(newPasswordWords.label.en, { exact: true });
  const prove = async () => {
    await page.getByLabel(factorWords.code.en, { exact: true }).fill(await nextCode(live, ada));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: newPasswordWords.title.en })).toBeFocused();
  };
  await visit(page, '/help-now');
  await visit(page, '/auth/reset');
  await screen.email.fill(email);
  await screen.reset.click();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(screen.email).toHaveValue(email);
  await page.goForward();
  await expect(second).toBeFocused();
  await prove();
  await page.goBack();
  await expect(screen.reset).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help-now');

  // By the link of a mail, which stands in the address no longer.
  expect((await call(live, 'POST', '/recover', { body: { email } })).status).toBe(200);
  await visit(page, linkIn(await accountMail(live, email, 2)));
  await page.getByRole('main').getByRole('button', { name: linkWords.password.button.en }).click();
  await expect(second).toBeFocused();
  // After a reload what knows who is signed in does not come, until it is asked for again.
  await page.route(
    (url) => isAccountClient(url.href),
    (route) => route.abort(),
  );
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: accountWords.again.en });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(second).toBeVisible();
  await prove();
  await page.goBack();
  await expect(screen.reset).toBeVisible();
  await page.goForward();
  await expect(password).toBeVisible();
});
