import { readFile } from 'node:fs/promises';
import { accountWords } from '#content/account/account.ts';
import { dataWords, deleteWords } from '#content/account/data.ts';
import { partWords as parts } from '#content/account/parts.ts';
import { passwordWords } from '#content/account/password.ts';
import { accountProblems, otherAccountProblems } from '#content/answers/account-failures.ts';
import { browserClient } from '#server/testing/accounts.ts';
import { codeIn } from './support/account-mail.ts';
import { followError } from './support/error-summary.ts';
import { expect, test } from './support/live-test.ts';
import { anotherDevice, mailTo, nextCode, openAccount, openPart, somebody, stays } from './support/signed-in.ts';

test('CALM-06 an account is deleted with its password and its second step, and everybody is signed out', async ({
  page,
  live,
}) => {
  const ada = await somebody(live, { hasApp: true });
  const other = await anotherDevice(live, ada);
  await openAccount(page, live, ada);
  const part = await openPart(page, parts.remove);
  await part.getByRole('button', { name: deleteWords.begin.en }).click();
  await expect(part.getByRole('heading', { name: deleteWords.sureTitle.en })).toBeFocused();
  await part.getByRole('button', { name: deleteWords.no.en }).click();
  await stays(part, deleteWords.keptAccount.en);
  expect((await other.getUser()).error).toBeNull();

  await part.getByRole('button', { name: deleteWords.begin.en }).click();
  const yes = part.getByRole('button', { name: deleteWords.yes.en });
  const password = part.getByLabel(deleteWords.password.en, { exact: true });
  const second = part.getByLabel(deleteWords.secondCode.en, { exact: true });
  // What can be undone comes first.
  await expect(part.getByRole('form').getByRole('button').nth(-2)).toHaveText(deleteWords.no.en);
  await expect(part.getByRole('form').getByRole('button').last()).toHaveText(deleteWords.yes.en);
  await yes.click();
  await followError(part, deleteWords.passwordEmpty.en, password);
  await expect(password).toHaveAccessibleDescription(deleteWords.passwordEmpty.en);
  await password.fill('not my password');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await yes.click();
  await followError(part, deleteWords.secondCodeEmpty.en, second);
  await expect(second).toHaveAccessibleDescription(new RegExp(deleteWords.secondCodeEmpty.en, 'u'));
  await second.fill('000000');
  await yes.click();
  await expect(second).toHaveAccessibleDescription(
    `${deleteWords.secondCodeHint.en} ${accountProblems.mfa_verification_failed.en}`,
  );
  await second.fill(await nextCode(live, ada));
  await yes.click();
  await followError(part, accountProblems.current_password_invalid.en, password);
  await expect(password).toHaveAccessibleDescription(accountProblems.current_password_invalid.en);
  expect((await other.getUser()).error).toBeNull();

  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await password.fill(ada.password);
  await yes.click();
  await expect(page.getByRole('heading', { name: accountWords.deletedTitle.en })).toBeFocused();
  await expect(page.getByRole('main').getByText(accountWords.deleted.en)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ecosystem-auth'))).toBeNull();
  await mailTo(live, ada.email, 'deleted');
  // By now the page would have asked for what it may not see any more.
  expect(refused).toEqual([]);
  expect((await other.getUser()).error).not.toBeNull();
  expect((await browserClient(live).signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
});

test('everything that an account holds can be taken along; whoever has no password at hand deletes it with a mailed code', async ({
  page,
  live,
}) => {
  const ada = await somebody(live, { user_metadata: { name: 'Ada' } });
  await openAccount(page, live, ada, 'de');
  await test.step('taken along', async () => {
    const part = await openPart(page, parts.data, 'de');
    const button = part.getByRole('button', { name: dataWords.fetch.de });
    await page.route('**/functions/v1/account-data', (route) => route.abort());
    await button.click();
    await stays(part, otherAccountProblems.unreachable.de);
    await page.unroute('**/functions/v1/account-data');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(dataWords.file.de);
    const text = await readFile(await download.path(), 'utf8');
    const data = JSON.parse(text) as { account: unknown; sessions: unknown[]; history: unknown[] };
    expect(data.account).toMatchObject({ id: ada.id, email: ada.email, user_metadata: { name: 'Ada' } });
    expect(data.sessions).toMatchObject([{ is_this_one: true }]);
    expect(data.history).toContainEqual(expect.objectContaining({ action: 'data_exported' }));
    for (const secret of ['argon2', 'eyJ', ada.password]) expect(text).not.toContain(secret);
    await stays(part, dataWords.file.de);
  });
  const part = await openPart(page, parts.remove, 'de');
  await part.getByRole('button', { name: deleteWords.begin.de }).click();
  const yes = part.getByRole('button', { name: deleteWords.yes.de });
  await part.getByRole('button', { name: deleteWords.byMail.de }).click();
  const code = part.getByLabel(passwordWords.code.de);
  await expect(code).toBeFocused();
  await yes.click();
  await followError(part, passwordWords.codeEmpty.de, code, 'de');
  await code.fill('WRONGCODE2');
  await yes.click();
  await expect(code).toHaveAccessibleDescription(/stimmt nicht/u);
  await code.fill(codeIn(await mailTo(live, ada.email, 'reauthentication')));
  await yes.click();
  await expect(page.getByRole('heading', { name: accountWords.deletedTitle.de })).toBeFocused();
});
