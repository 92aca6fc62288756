import { codeWords } from '#content/account/code-step.ts';
import { confirmWords, linkWords } from '#content/account/confirm.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { accountFormWords } from '#content/account/form.ts';
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
import { holdLoader, holdReact, visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectNothingSent, noteRequests } from './support/nothing-sent.ts';
import { inGerman } from './support/one-language.ts';
import { expectNoToast } from './support/shown-toast.ts';
import { somebody } from './support/signed-in.ts';

for (const locale of inGerman) {
  test(`AUTH-05 AUTH-08 AUTH-14 CALM-04 CALM-05 an account is made: what is empty is named, all else is the server's to refuse; it is confirmed with the code from the mail, pasted with gaps (${locale})`, async ({
    page,
    live,
  }) => {
    const email = newAddress();
    const screen = accountScreens(page, locale);
    const main = page.getByRole('main');
    const path = inLocale('/signup', locale);
    await visit(page, path);
    await test.step('a name that was typed is there after a look at the sign-in, by Back and by link', async () => {
      await screen.name.fill('Ada');
      for (const wayBack of ['the browser', 'the link']) {
        await main.getByRole('link', { name: accountTitles.signinTitle[locale] }).click();
        await expect(page).toHaveURL(inLocale('/signin', locale));
        await whenAlive(page);
        await screen.email.fill(newAddress());
        if (wayBack === 'the browser') await page.goBack();
        else await main.getByRole('link', { name: accountTitles.signupTitle[locale] }).click();
        await expect(page).toHaveURL(path);
        await whenAlive(page);
        await expect(screen.name, wayBack).toHaveValue('Ada');
      }
    });
    await test.step('refused: by us what is empty, by the server the rest', async () => {
      await screen.email.fill('');
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
      await expect(main).toContainText(message);
      await expect(screen.password).toHaveValue('short');
      await screen.email.fill(email);
      await screen.signUp.click();
      await expect(screen.summary).toContainText(`${signUpWords.failed[locale]}. `);
      await expect(screen.summary.getByRole('link')).toContainText('mindestens 8 Zeichen');
      await expect(screen.password).toHaveAttribute('aria-invalid', 'true');
      await expectSoundFromTop(page);
    });
    await test.step('made and confirmed', async () => {
      await screen.password.fill(goodPassword);
      await screen.signUp.click();
      await expect(page.getByRole('heading', { name: signUpWords.sent[locale] })).toBeFocused();
      await expect(main).toContainText(signUpWords.sentText[locale]);
      await expectNoToast(page, locale);
      await expectSoundFromTop(page);
      const code = codeIn(await accountMail(live, email));
      await screen.code.fill(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4, 7)}-${code.slice(7)} `);
      await screen.code.press('Enter');
      await expect(page.getByRole('heading', { name: confirmedWords.title[locale], exact: true })).toBeFocused();
      await expectSoundFromTop(page);
      await main.getByRole('link', { name: confirmedWords.account[locale] }).click();
      await expect(page).toHaveURL(inLocale('/account', locale));
      await expect(main).toContainText(email);
      await expect(main).toContainText('Ada');
    });
  });

  test(`a page that the phone drops comes back to the code, Back leads to the form; the link in the mail confirms only with its button, and its token leaves the address at once (${locale})`, async ({
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
    await expect(screen.code).toBeVisible();
    await page.reload();
    await whenAlive(page);
    await expect(page.getByRole('main')).toContainText(email);
    await expect(screen.code).toBeVisible();
    await page.goBack();
    await expect(screen.email).toHaveValue(email);
    await expect(screen.password).toHaveValue('');
    await page.goForward();
    await expect(screen.code).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(goodPassword);

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

test('SEC-10 SEC-02 an address that has an account is answered like any other; five wrong codes end a code, a new mail brings a new one, after a minute in words', async ({
  page,
  live,
}) => {
  const { email: known } = await somebody(live);
  const email = newAddress();
  const screen = accountScreens(page);
  await test.step('only its owner learns that it has one', async () => {
    await askForAccount(page, known);
    await expect(page.getByRole('heading', { name: signUpWords.sent.en })).toBeFocused();
    await expect(screen.code).toBeVisible();
    const mail = await accountMail(live, known);
    expect(mail.subject).toMatch(/already have an account/u);
    expect(mail.code).toBeUndefined();
  });
  await page.getByRole('button', { name: codeWords.other.en }).click();
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  // Five codes and a look at the page may take longer than that minute.
  await page.clock.setFixedTime(Date.now());
  await screen.signUp.click();
  const first = codeIn(await accountMail(live, email));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await screen.code.fill('2222222222');
    const answered = page.waitForResponse('**/auth/v1/verify');
    await screen.next.click();
    expect((await answered).status()).toBe(403);
    await expect(screen.summary).toContainText(`${codeWords.wrong.en}.`);
  }
  await expect(page.getByRole('main')).toContainText(codeWords.nothingTries.en);
  await expectSoundFromTop(page);
  await screen.code.fill(first);
  await screen.next.click();
  await expect(screen.summary).toContainText('older than 15 minutes');

  const again = page.getByRole('button', { name: codeWords.again.en });
  await again.click();
  await expect(page.getByRole('main').getByText(codeWords.tooSoon.en)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 61_000);
  await again.click();
  await expect(page.getByRole('main').getByText(codeWords.sentAgain.en)).toBeVisible();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: confirmedWords.title.en, exact: true })).toBeFocused();
});

test('Enter before any script, then before React: nothing is sent by the browser, no password in the address, and it is made up for', async ({
  page,
  live,
}) => {
  const email = newAddress();
  const screen = accountScreens(page);
  const asked = noteRequests(page);
  const [loaderComes, reactComes] = [await holdLoader(page), await holdReact(page)];
  await page.goto('/signup', { waitUntil: 'commit' });
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await screen.password.press('Enter');
  await screen.signUp.click();
  await expectNothingSent(page, asked);
  loaderComes();
  await whenItListens(page);
  await screen.password.press('Enter');
  await expectNothingSent(page, asked);
  await expect(page).toHaveURL('/signup');
  await expect(screen.password).toHaveValue(goodPassword);
  reactComes();
  await expect(screen.code).toBeVisible();
  expect(asked.filter((line) => line.includes('otters') && !/^POST \S+\/auth\/v1\/signup/u.test(line))).toEqual([]);
  await accountMail(live, email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page for an account says in words that it needs it, and shows no form that does nothing', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const said = main.locator('[data-unscripted]');
    for (const [locale, address] of [
      ['en', '/signup'],
      ['de', '/de/signin'],
      ['en', '/auth/reset'],
      ['de', '/de/auth/confirm'],
    ] as const) {
      await page.goto(address);
      await expect(said, address).toHaveText(accountFormWords.needsScript[locale]);
      await expect(said, address).toBeVisible();
      await expect(main.getByRole('textbox'), address).toHaveCount(0);
      await expect(main.getByRole('button'), address).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  });
});
