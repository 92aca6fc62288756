import { pageNames } from '#content/pages.ts';
import { wellPage, wellPartNames, wellSayings, wellWords } from '#content/team/well.ts';
import { axeFaults } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll } from './support/page-checks.ts';
import { bringSession } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

test('MANY-08 a volunteer finds from the inbox whether all is well, in plain words', async ({ page, live }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await bringSession(page, live, await teammate(live));
  await visit(page, `${live.url}/de/team/inbox`);
  await page.getByRole('link', { name: wellPage.way.de }).click();
  await expect(page.getByRole('heading', { level: 1, name: pageNames['team/well'].de })).toBeVisible();
  const main = page.getByRole('main');
  for (const name of Object.values(wellPartNames))
    await expect(main.getByRole('heading', { level: 2, name: name.de })).toBeVisible();
  await expect(main.getByText(wellSayings.databaseAnswers.de)).toBeVisible();
  // The site of the tests has no certificate, and nobody makes backups of it.
  await expect(main.getByText(wellSayings.certificateNone.de)).toBeVisible();
  await expect(main.getByText(wellWords.tell.de)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const again = main.getByRole('button', { name: wellWords.again.de });
  let answer = await hold(page, '**/functions/v1/well');
  await again.click();
  await expect(main.getByRole('status').getByText(wellWords.loading.de)).toBeVisible();
  answer();
  await expect(main.getByRole('status').getByText(wellWords.loading.de)).toHaveCount(0);
  await expect(again).toBeFocused();

  answer = await hold(page, '**/functions/v1/well', (route) => route.abort());
  await again.click();
  answer();
  await expect(main.getByText(wellWords.notLoaded.de)).toBeVisible();
  // The button is gone, and the focus is not at the beginning of the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
