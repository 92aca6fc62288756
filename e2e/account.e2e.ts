import type { Page } from '@playwright/test';
import { accountWords } from '#content/account/account.ts';
import { confirmWords, linkWords } from '#content/account/confirm.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { emailWords } from '#content/account/email.ts';
import { newPasswordWords } from '#content/account/new-password.ts';
import { partWords as parts } from '#content/account/parts.ts';
import { passwordWords } from '#content/account/password.ts';
import { accountProblems, otherAccountProblems } from '#content/answers/account-failures.ts';
import { browserClient } from '#server/testing/accounts.ts';
import { codeIn, linkIn } from './support/account-mail.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { followError } from './support/error-summary.ts';
import { loseAnswers } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectNoToast } from './support/shown-toast.ts';
import { anotherDevice, mailTo, openAccount, openPart, somebody, stays } from './support/signed-in.ts';

const newPassword = 'four slow herons wading';
const newestPassword = 'nine loud herons wake';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the account page says what signing in needs', async ({ page }) => {
    await page.goto('/account');
    await expect(page.getByRole('main').locator('[data-unscripted]')).toHaveText(accountWords.noScript.en);
    await expect(page.getByRole('main').locator('[data-unscripted]')).toBeVisible();
  });
});

test('CALM-05 whoever is not signed in is led to the sign-in and back; a name is changed and stays changed; the team is told that it is the team', async ({
  page,
  live,
}) => {
  await visit(page, '/de/account');
  await expect(page.getByText(accountWords.signedOut.de)).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: accountWords.signIn.de });
  await expect(link).toHaveAttribute('href', '/de/signin?next=%2Fde%2Faccount');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);

  const ada = await somebody(live, { user_metadata: { name: 'Ada' }, app_metadata: { role: 'team' } });
  await openAccount(page, live, ada);
  await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  await expect(page.getByText(ada.email)).toBeVisible();
  await expect(page.getByText(parts.team.en)).toBeVisible();
  const part = await openPart(page, parts.name);
  const field = part.getByLabel(parts.nameLabel.en);
  await expect(field).toHaveValue('Ada');
  await field.fill('Countess Ada');
  await noteWhatIsHeard(page);
  // While it is sent it stands still: the answer would put the name in the place of what is typed then.
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() === 'PUT') await expect(field).not.toBeEditable();
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await stays(part, parts.nameSaved.en);
  await expect(field).toBeEditable();
  await expect.poll(() => whatWasHeard(page)).toEqual([parts.nameSaved.en]);
  await expectNoToast(page);
  await expect(page.getByText('Countess Ada', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Countess Ada', { exact: true })).toBeVisible();
});

test('SEC-11 CALM-05 CALM-06 a new password: nothing typed is lost while the server is away; it signs out the other browser, and a mail says so; a session of yesterday asks for a mailed code first', async ({
  page,
  live,
}) => {
  const ada = await somebody(live);
  const other = await anotherDevice(live, ada);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.password);
  const field = part.getByLabel(passwordWords.label.en, { exact: true });
  await part.getByRole('button', { name: passwordWords.save.en }).click();
  await followError(part, passwordWords.empty.en, field);

  await field.fill('password');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/too weak/u);
  await expect(field).toHaveValue('password');

  await field.fill(newPassword);
  await page.route('**/auth/v1/**', (route) => route.abort('connectionrefused'));
  await page.keyboard.press('Enter');
  await stays(part, otherAccountProblems.unreachable.en);
  await expect(field).toHaveValue(newPassword);
  await page.unroute('**/auth/v1/**');
  await part.getByRole('button', { name: passwordWords.save.en }).click();
  await stays(part, passwordWords.saved.en);
  await expect(field).toHaveValue('');
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
  await mailTo(live, ada.email, 'password_changed');
  const { error } = await browserClient(live).signInWithPassword({ email: ada.email, password: newPassword });
  expect(error).toBeNull();
  // This browser stayed signed in.
  await page.reload();
  await expect(page.getByRole('button', { name: parts.signOut.en, exact: true })).toBeVisible();

  await live.letSessionsGrowOld(ada.id);
  await openPart(page, parts.password);
  await field.fill(newestPassword);
  await page.keyboard.press('Enter');
  const code = part.getByLabel(passwordWords.code.en);
  await expect(code).toBeFocused();
  await expect(field).toHaveValue(newestPassword);
  const mail = await mailTo(live, ada.email, 'reauthentication');
  await code.fill('WRONGCODE2');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(
    `${passwordWords.codeHint.en} ${accountProblems.reauthentication_not_valid.en}`,
  );
  await expect(field).toHaveValue(newestPassword);
  await code.fill(codeIn(mail).toLowerCase());
  await page.keyboard.press('Enter');
  await stays(part, passwordWords.saved.en);
  await expect(code).toHaveCount(0);
});

test('SEC-11 CALM-05 a password that was set while the answer was lost is not called the old one at the next press', async ({
  page,
  live,
}) => {
  await openAccount(page, live, await somebody(live));
  const part = await openPart(page, parts.password);
  await loseAnswers(page, '**/auth/v1/user*', 'PUT');
  await part.getByLabel(passwordWords.label.en, { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await stays(part, newPasswordWords.unheard.en);
  await page.unroute('**/auth/v1/user*');
  await part.getByRole('button', { name: passwordWords.save.en }).click();
  await stays(part, passwordWords.isThere.en);
  // Said once: a password that is typed once more is the old one.
  await part.getByLabel(passwordWords.label.en, { exact: true }).fill(newPassword);
  await part.getByRole('button', { name: passwordWords.save.en }).click();
  await expect(part.getByText(accountProblems.same_password.en).first()).toBeVisible();
});

test('SEC-05 an address changes when both mailboxes have agreed, by code or by link', async ({ page, live }) => {
  const ada = await somebody(live);
  const other = await anotherDevice(live, ada);
  const next = `new-${ada.email}`;
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.email);
  const field = part.getByLabel(emailWords.label.en);
  await field.fill('ada@');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/can’t write to this address/u);
  await field.fill(next);
  await page.keyboard.press('Enter');
  await expect(part.getByText(`Your new address will be ${next}.`)).toBeVisible();
  await expect(part.getByRole('heading', { level: 3 })).toBeVisible();

  const old = part.getByLabel(`Code from the email to ${ada.email}`);
  const fresh = part.getByLabel(`Code from the email to ${next}`);
  const confirm = part.getByRole('button', { name: emailWords.confirm.en });
  await confirm.click();
  await followError(part, emailWords.codesEmpty.en, old);
  const asked = await mailTo(live, ada.email, 'email_change_current');
  const askedNew = await mailTo(live, next, 'email_change_new');
  // The code of one mailbox does not stand for the other.
  await old.fill(codeIn(askedNew));
  await confirm.click();
  await expect(old).toHaveAccessibleDescription(/didn’t work/u);
  await old.fill(codeIn(asked));
  await confirm.click();
  await expect(part.getByText(`${ada.email} has agreed.`, { exact: false }).first()).toBeVisible();
  await expect(old).toHaveCount(0);
  // The page still says the truth after a reload: nothing has changed yet.
  await expect(page.getByText(ada.email, { exact: true }).first()).toBeVisible();
  await fresh.fill(codeIn(askedNew));
  await confirm.click();
  await stays(part, `Your address is now ${next}.`);
  await expect(page.getByText(next, { exact: true }).first()).toBeVisible();
  await mailTo(live, ada.email, 'email_changed');
  // Whoever is signed in elsewhere stays so, and learns the new address there.
  expect((await other.getUser()).data.user?.email).toBe(next);
  expect((await browserClient(live).signInWithPassword({ ...ada, email: next })).error).toBeNull();
});

test('SEC-05 both links in the mails change the address too, and the account page notices; whoever agrees on a device where nobody is signed in stays signed out there', async ({
  page,
  live,
  context,
  browser,
}) => {
  const ada = await somebody(live);
  const next = `new-${ada.email}`;
  await openAccount(page, live, ada, 'de');
  const part = await openPart(page, parts.email, 'de');
  await part.getByLabel(emailWords.label.de).fill(next);
  await page.keyboard.press('Enter');
  const look = part.getByRole('button', { name: emailWords.look.de });
  await expect(look).toBeEnabled();
  await page.route('**/auth/v1/**', (route) => route.abort());
  await look.click();
  await stays(part, otherAccountProblems.unreachable.de);
  await page.unroute('**/auth/v1/**');
  await look.click();
  await stays(part, emailWords.still.de);
  const links = context.newPage();
  const press = (link: string): Promise<void> => agree(links, link);
  await press(linkIn(await mailTo(live, next, 'email_change_new', 'de')));
  // The server does not say which of the two it was, so the page is true for both.
  await expect((await links).getByRole('heading', { name: confirmWords.agreed.de })).toBeFocused();
  await look.click();
  await stays(part, emailWords.still.de);
  await press(linkIn(await mailTo(live, ada.email, 'email_change_current', 'de')));
  await expect((await links).getByRole('heading', { name: confirmWords.agreed.de })).toBeFocused();
  await expect(part.getByText(`Deine Adresse ist ${next}.`)).toBeVisible();
  await (await links).close();

  // The page notices that when it is seen again.
  const newest = `newest-${ada.email}`;
  await part.getByLabel(emailWords.label.de).fill(newest);
  await page.keyboard.press('Enter');
  const phone = await browser.newPage({ baseURL: live.url });
  for (const mail of [
    await mailTo(live, next, 'email_change_current', 'de'),
    await mailTo(live, newest, 'email_change_new', 'de'),
  ]) {
    await agree(Promise.resolve(phone), linkIn(mail));
    await expect(phone.getByRole('main')).toContainText(confirmWords.agreedText.de);
  }
  await phone.getByRole('link', { name: confirmedWords.account.de }).click();
  await expect(phone.getByText(accountWords.signedOut.de)).toBeVisible();
  await phone.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await stays(part, `Deine Adresse ist jetzt ${newest}.`);
});

async function agree(opened: Promise<Page>, link: string): Promise<void> {
  const page = await opened;
  await visit(page, link);
  await page.getByRole('button', { name: linkWords.newAddress.button.de }).click();
}
