import { confirmWords } from '#content/account/confirm.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { say } from '#contract/words.ts';
import { accountMail, accountMails, codeIn } from './support/account-mail.ts';
import { accountScreens, newAddress, expectSoundFromTop, askForAccount } from './support/account-screens.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { somebody } from './support/signed-in.ts';

test('a link that broke: address and code can be typed, and a new mail comes', async ({ page, live }) => {
  const email = newAddress();
  const screen = accountScreens(page);
  await askForAccount(page, email);
  await accountMail(live, email);

  await visit(page, '/auth/confirm');
  await expectSoundFromTop(page);
  await expect(screen.email).toHaveValue(email);
  await page.getByRole('button', { name: confirmWords.newMailButton.en }).click();
  await expect(page.getByRole('main').getByText('a new email is on its way')).toBeVisible();
  await screen.code.fill(codeIn(await accountMail(live, email, 1)));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: confirmedWords.title.en, exact: true })).toBeFocused();
  expect(accountMails(live, email)).toHaveLength(2);
});

test('each kind of mail can be had anew: for a new address its words stand, for a sign-in its code leads to the account', async ({
  page,
  live,
}) => {
  const { email } = await somebody(live);
  const screen = accountScreens(page);
  const main = page.getByRole('main');
  const about = main.getByLabel(confirmWords.about.en);
  const newMail = main.getByRole('button', { name: confirmWords.newMailButton.en });
  await visit(page, '/auth/confirm');
  await about.selectOption(confirmWords.aboutNewAddress.en);
  await screen.email.fill(email);
  await newMail.click();
  await expect(screen.outcome).toHaveText(say('en', confirmWords.ifChanging, { email }));
  await about.selectOption(confirmWords.aboutSignIn.en);
  await newMail.click();
  await expect(screen.outcome).toHaveText(say('en', confirmWords.ifAccount, { email }));
  await screen.code.fill(codeIn(await accountMail(live, email)));
  await screen.next.click();
  await expect(page).toHaveURL('/account');
  await expect(main).toContainText(email);
});
