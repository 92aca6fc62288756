import { codeWords } from '#content/account/code-step.ts';
import { confirmWords, linkWords } from '#content/account/confirm.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { accountFormWords } from '#content/account/form.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { signUpWords } from '#content/account/sign-up.ts';
import { accountTitles } from '#content/account/titles.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { accountMail, codeIn, linkIn } from './support/account-mail.ts';
import {
  accountScreens,
  goodPassword,
  newAddress,
  expectSoundFromTop,
  askForAccount,
} from './support/account-screens.ts';
import { holdReact, visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { expectNoToast } from './support/shown-toast.ts';
import { somebody } from './support/signed-in.ts';

for (const [locale, root] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  test(`AUTH-05 CALM-04 an account is made and confirmed with the code from the mail, pasted with gaps (${locale})`, async ({
    page,
    live,
  }) => {
    const email = newAddress();
    const screen = accountScreens(page, locale);
    await visit(page, `${root}/signup`);
    await screen.name.fill('Ada');
    await screen.email.fill(email);
    await screen.password.fill(goodPassword);
    await expectSoundFromTop(page);
    await screen.signUp.click();

    await expect(page.getByRole('heading', { name: signUpWords.sent[locale] })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(signUpWords.sentText[locale]);
    await expectNoToast(page, locale);
    await expectSoundFromTop(page);

    const code = codeIn(await accountMail(live, email));
    await screen.code.fill(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4, 7)}-${code.slice(7)} `);
    await screen.code.press('Enter');
    await expect(page.getByRole('heading', { name: confirmedWords.title[locale], exact: true })).toBeFocused();
    await expectSoundFromTop(page);
    await page.getByRole('main').getByRole('link', { name: confirmedWords.account[locale] }).click();
    await expect(page).toHaveURL(`${root}/account`);
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('main')).toContainText('Ada');
  });
}

for (const locale of inGerman) {
  test(`the link in the mail confirms only with its button, and its token leaves the address at once (${locale})`, async ({
    page,
    context,
    live,
  }) => {
    const email = newAddress();
    const screen = accountScreens(page, locale);
    await visit(page, inLocale('/signup', locale));
    await screen.email.fill(email);
    await screen.password.fill(goodPassword);
    await screen.signUp.click();
    const link = linkIn(await accountMail(live, email));
    expect(link).toMatch(new RegExp(`^${inLocale('/auth/confirm', locale)}#token_hash=[\\w-]+&type=signup$`, 'u'));

    const other = await context.newPage();
    await visit(other, link);
    const confirm = other.getByRole('button', { name: linkWords.address.button[locale] });
    await expect(confirm).toBeVisible();
    await expect(other).toHaveURL(inLocale('/auth/confirm', locale));
    expect(await other.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
    await expectSoundFromTop(other);
    await confirm.click();
    await expect(other.getByRole('heading', { name: confirmedWords.title[locale], exact: true })).toBeFocused();
    // Somebody else could have sent the link.
    await expect(other.getByText(say(locale, confirmedWords.whose, { email }))).toBeVisible();

    // AUTH-02: the tab where it began knows it too.
    await expect(page.getByRole('main').getByRole('link', { name: confirmedWords.account[locale] })).toBeVisible();

    await visit(other, link);
    await other.getByRole('button', { name: linkWords.address.button[locale] }).click();
    await expect(accountScreens(other, locale).outcome).toBeVisible();
    await other.getByRole('button', { name: confirmWords.byCode[locale] }).click();
    await expect(accountScreens(other, locale).code).toBeVisible();
    await expectSoundFromTop(other);
  });
}

test('SEC-10 an address that has an account is answered like any other, and only its owner learns it', async ({
  browser,
  live,
}) => {
  const { email } = await somebody(live);
  const other = await browser.newPage({ baseURL: live.url });
  const screen = accountScreens(other);
  await visit(other, '/signup');
  await screen.email.fill(email);
  await screen.password.fill('another calm river song');
  await screen.signUp.click();
  await expect(other.getByRole('heading', { name: signUpWords.sent.en })).toBeFocused();
  await expect(screen.code).toBeVisible();
  const mail = await accountMail(live, email);
  expect(mail.subject).toMatch(/already have an account/u);
  expect(mail.code).toBeUndefined();
  await other.close();
});

test('SEC-02 five wrong codes end a code; a new mail brings a new one, after a minute in words', async ({
  page,
  live,
}) => {
  const email = newAddress();
  const screen = accountScreens(page);
  await page.clock.install();
  await askForAccount(page, email);
  const first = codeIn(await accountMail(live, email));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await screen.code.fill('2222222222');
    const answered = page.waitForResponse('**/auth/v1/verify');
    await screen.next.click();
    expect((await answered).status()).toBe(403);
    await expect(screen.outcome).toContainText(`${codeWords.wrong.en}.`);
  }
  await expect(page.getByRole('main')).toContainText(codeWords.nothingTries.en);
  await expectSoundFromTop(page);
  await screen.code.fill(first);
  await screen.next.click();
  await expect(screen.outcome).toContainText('older than 15 minutes');

  const again = page.getByRole('button', { name: codeWords.again.en });
  await again.click();
  await expect(page.getByRole('main').getByText(codeWords.tooSoon.en)).toBeVisible();
  await page.clock.fastForward(61_000);
  await again.click();
  await expect(page.getByRole('main').getByText(codeWords.sentAgain.en)).toBeVisible();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: confirmedWords.title.en, exact: true })).toBeFocused();
});

test('a phone that drops the page while its owner reads the mail comes back to the code; Back leads to the form', async ({
  page,
  live,
}) => {
  const email = newAddress();
  const screen = accountScreens(page);
  await askForAccount(page, email);
  await expect(screen.code).toBeVisible();
  await page.reload();
  await whenAlive(page);
  await expect(page.getByRole('main')).toContainText(email);
  await expect(screen.code).toBeVisible();
  await page.goBack();
  await expect(screen.email).toHaveValue(email);
  await expect(screen.password).toHaveValue('');
  await page.goForward();
  await screen.code.fill(codeIn(await accountMail(live, email)));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: confirmedWords.title.en, exact: true })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(goodPassword);
});

for (const [locale, address] of [
  ['en', '/signup'],
  ['de', '/de/signup'],
] as const) {
  test(`AUTH-05 AUTH-08 AUTH-14 empty fields are named, everything else is the server's to refuse (${locale})`, async ({
    page,
  }) => {
    const screen = accountScreens(page, locale);
    await visit(page, address);
    await screen.signUp.click();
    await expect(screen.summary).toBeFocused();
    await expect(screen.summary.getByRole('link')).toHaveText([
      accountFormWords.emailMissing[locale],
      accountFormWords.passwordMissing[locale],
    ]);
    await expect(screen.summary).toContainText(
      `${signUpWords.failed[locale]}. ${accountFormWords.nothingGiven[locale]}`,
    );
    await expectSoundFromTop(page);

    await screen.email.fill('nobody');
    await screen.password.fill('short');
    const answered = page.waitForResponse('**/auth/v1/signup*');
    await screen.signUp.click();
    const { message } = (await (await answered).json()) as { message: string };
    await expect(screen.outcome).toContainText(`${signUpWords.failed[locale]}. `);
    await expect(page.getByRole('main')).toContainText(message);
    await expect(screen.password).toHaveValue('short');

    await screen.email.fill(newAddress());
    await screen.signUp.click();
    await expect(screen.outcome).toContainText(locale === 'en' ? 'at least 8 characters' : 'mindestens 8 Zeichen');
    await expectSoundFromTop(page);
  });
}

test('CALM-05 a name that was typed is there after a look at the sign-in, by Back and by link', async ({ page }) => {
  const screen = accountScreens(page);
  const main = page.getByRole('main');
  await visit(page, '/signup');
  await screen.name.fill('Ada');
  for (const wayBack of ['the browser', 'the link']) {
    await main.getByRole('link', { name: accountTitles.signinTitle.en }).click();
    await expect(page).toHaveURL('/signin');
    await whenAlive(page);
    await screen.email.fill(newAddress());
    if (wayBack === 'the browser') await page.goBack();
    else await main.getByRole('link', { name: accountTitles.signupTitle.en }).click();
    await expect(page).toHaveURL('/signup');
    await whenAlive(page);
    await expect(screen.name, wayBack).toHaveValue('Ada');
  }
});

test('Enter before React: nothing is sent by the browser, no password in the address, and it is made up for', async ({
  page,
  live,
}) => {
  const email = newAddress();
  const screen = accountScreens(page);
  const letReactArrive = await holdReact(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/signup');
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await screen.password.press('Enter');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/signup');
  expect(asked.filter((line) => line.includes('otters') || line.startsWith('POST'))).toEqual([]);
  letReactArrive();
  await expect(screen.code).toBeVisible();
  expect(asked.filter((line) => line.includes('otters') && !/^POST \S+\/auth\/v1\/signup/u.test(line))).toEqual([]);
  await accountMail(live, email);
});

for (const [address, button] of [
  ['/signin', signInWords.button.en],
  ['/signup', signUpWords.button.en],
] as const)
  test(`while not one script has come to ${address}, no press and no Enter sends a password or puts it into the address`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', () => {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto(address, { waitUntil: 'commit' });
    const screen = accountScreens(page);
    await screen.email.fill(newAddress());
    await screen.password.fill(goodPassword);
    await screen.password.press('Enter');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(address);
    await expect(screen.password).toHaveValue(goodPassword);
    expect(asked.filter((line) => line.includes('otters') || line.startsWith('POST'))).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, address] of [
    ['en', '/signup'],
    ['de', '/de/signup'],
    ['en', '/signin'],
    ['de', '/de/signin'],
    ['en', '/auth/reset'],
    ['de', '/de/auth/confirm'],
  ] as const) {
    test(`${address} says in words that it needs it, and shows no form that does nothing`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main').locator('noscript p')).toHaveText(accountFormWords.needsScript[locale]);
      await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
