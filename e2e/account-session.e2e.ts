import type { Page } from '@playwright/test';
import { accountWords } from '#content/account/account.ts';
import { partWords as parts } from '#content/account/parts.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { browserClient } from '#server/testing/accounts.ts';
import { signIn } from './support/account-screens.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { shownToast } from './support/shown-toast.ts';
import { anotherDevice, openAccount, openPart, somebody, stays } from './support/signed-in.ts';

const toastOn = (page: Page) => shownToast(page).toast;

test('AUTH-06 all other devices are signed out, this one stays; then signing out says so, forgets the session and ends it on the server', async ({
  page,
  live,
}) => {
  const ada = await somebody(live);
  const other = await anotherDevice(live, ada);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.elsewhere);
  await part.getByRole('button', { name: parts.signOutOthers.en }).click();
  await stays(part, parts.othersText.en);
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
  await page.reload();
  await expect(page.getByRole('button', { name: parts.signOut.en, exact: true })).toBeVisible();

  const session = await page.evaluate(() => localStorage.getItem('ecosystem-auth'));
  // An answer to a visitor that was not sent, and what anybody may write.
  const kept = ['draft:@inbox-reply:ada:message', 'draft:contact:'];
  await page.evaluate((keys) => keys.forEach((key) => sessionStorage.setItem(key, '{"values":{}}')), kept);
  await page.getByRole('button', { name: parts.signOut.en, exact: true }).click();
  await expect(toastOn(page)).toContainText('Signed out You have been signed out successfully.');
  await expect(page.getByRole('heading', { name: accountWords.leftTitle.en })).toBeFocused();
  expect(await page.evaluate((keys) => keys.filter((key) => key in sessionStorage), kept)).toEqual([kept[1]]);
  await expect(page.getByRole('main').getByText(accountWords.left.en)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token: string };
  expect((await browserClient(live).getUser(token)).error?.name).toBe('AuthSessionMissingError');
  await page.reload();
  await whenAlive(page);
  await expect(page.getByText(accountWords.signedOut.en)).toBeVisible();
});

test('CALM-05 AUTH-06 whoever comes back while the server is away is told that they stay signed in; signing out works without it, and says what did not work', async ({
  page,
  live,
}) => {
  const ada = await somebody(live);
  await openAccount(page, live, ada);
  await page.route('**/auth/v1/**', (route) => route.abort());
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('ecosystem-auth') ?? '{}') as object;
    // As it lies there the next day: the access token has ended.
    localStorage.setItem('ecosystem-auth', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
  await page.reload();
  await expect(page.getByText(accountWords.away.en)).toBeVisible();
  // A page of the team says so as well, whoever it is.
  await page.goto('/team/projects');
  await expect(page.getByText(teamProjectsPage.away.en)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(accountWords.away.en)).toBeVisible();
  await page.unroute('**/auth/v1/**');
  await page.getByRole('main').getByRole('button', { name: accountWords.again.en }).click();
  await expect(page.getByRole('button', { name: parts.signOut.en, exact: true })).toBeVisible();

  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await page.getByRole('button', { name: parts.signOut.en, exact: true }).click();
  await expect(toastOn(page)).toContainText('Sign out failed');
  await expect(page.getByText(/You’re signed out in this browser/u)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
});

test('CALM-05 AUTH-02 a session that ended elsewhere keeps the typed words for the way back; a sign-out in another tab takes them along', async ({
  page,
  live,
  context,
}) => {
  const ada = await somebody(live);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.name);
  await part.getByLabel(parts.nameLabel.en).fill('Ada of the long words');
  const other = await anotherDevice(live, ada);
  await other.signOut({ scope: 'global' });
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: accountWords.endedTitle.en });
  await expect(heading).toBeFocused();
  await expect(page.getByText(accountWords.ended.en)).toBeVisible();
  await expect(part).toBeHidden();

  // Back in another tab: the form stands as it was left.
  const second = await context.newPage();
  await signIn(second, ada.email, ada.password);
  await expect(part.getByLabel(parts.nameLabel.en)).toHaveValue('Ada of the long words');
  // On its way to the account it would not be closed.
  await expect(second).toHaveURL('/account');
  await whenAlive(second);
  await second.close();

  // Back in this tab, by the sign-in page: the words wait, for this account only.
  await page.reload();
  const again = await openPart(page, parts.name);
  await expect(again.getByLabel(parts.nameLabel.en)).toHaveValue('Ada of the long words');
  await again.getByRole('button', { name: parts.nameSave.en }).click();
  await stays(again, parts.nameSaved.en);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('long words');

  // What is typed then goes with a sign-out in another tab.
  await again.getByLabel(parts.nameLabel.en).fill('Ada of the long words, changed');
  const typed = () =>
    page.evaluate(() => [
      JSON.stringify({ ...sessionStorage }),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
  expect((await typed()).filter((text) => text.includes('long words'))).toHaveLength(2);
  const leaving = await context.newPage();
  await visit(leaving, '/account');
  await leaving.getByRole('button', { name: parts.signOut.en, exact: true }).click();
  await expect(page.getByRole('heading', { name: accountWords.leftTitle.en })).toBeVisible();
  await expect(page.getByRole('main').getByText(accountWords.left.en)).toBeVisible();
  await expect(page.getByText(ada.email)).toHaveCount(0);
  expect((await typed()).filter((text) => text.includes('long words'))).toEqual([]);
});
