import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { accountFormWords } from '#content/account/form.ts';
import { firstAdminWords as words } from '#content/account/first-admin.ts';
import { partWords } from '#content/account/parts.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import { twoStepsWords } from '#content/account/two-steps.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { visit } from './support/alive.ts';
import { axeFaults } from './support/axe.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { codeOf } from './support/set-up-app.ts';

// A server of its own: on the one that the other tests share there are admins.
let live: LiveSite;
test.beforeEach(async () => {
  live = await goLive();
});
test.afterEach(() => live.end());
test.use({ viewport: { width: 360, height: 740 } });

test('NEWS-30 on a phone, in German: from the link of a fresh server to an admin whose role counts', async ({
  page,
}) => {
  const link = new URL((await readFile(join(live.dataDir, 'setup-link'), 'utf8')).trim());
  const address = `${live.url}/de${link.pathname}`;
  await visit(page, address);
  await expect(page.getByRole('heading', { name: words.title.de })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);

  await page.getByLabel(words.name.de).fill('Ada');
  await page.getByLabel(accountFormWords.email.de).fill('ada@example.org');
  // What was typed is there again, but for the password.
  await visit(page, address);
  await expect(page.getByLabel(accountFormWords.email.de)).toHaveValue('ada@example.org');
  await page.getByLabel(accountFormWords.password.de, { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: words.button.de }).click();

  await expect(page).toHaveURL(/\/de\/account$/u);
  await expect(page.getByRole('heading', { name: secondStepWords.roleTitle.de })).toBeVisible();
  await page.getByRole('button', { name: twoStepsWords.begin.de }).click();
  const way = page.getByRole('link', { name: twoStepsWords.openApp.de, includeHidden: true });
  const uri = (await way.getAttribute('href')) ?? '';
  await page.getByLabel(twoStepsWords.code.de).fill(codeOf(uri));
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: twoStepsWords.kept.de }).check();
  await page.getByRole('button', { name: twoStepsWords.done.de }).click();
  await expect(page.getByRole('main').getByRole('link', { name: partWords.inbox.de })).toBeVisible();

  // The link has ended with its use.
  expect((await page.goto(address))?.status()).toBe(404);
});
