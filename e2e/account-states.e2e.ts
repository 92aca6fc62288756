import type { Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { accountWords } from '#content/account/account.ts';
import { deleteWords } from '#content/account/data.ts';
import { emailWords } from '#content/account/email.ts';
import { partWords as parts } from '#content/account/parts.ts';
import { passwordWords } from '#content/account/password.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { accountMail, accountMails, codeIn } from './support/account-mail.ts';
import { followError } from './support/error-summary.ts';
import { expect, test } from './support/live-test.ts';
import { openAccount, openPart, somebody } from './support/signed-in.ts';
import { beginWalk, expectSoundState, namesOf, walksOfStates } from './support/walks-of-states.ts';

for (const walk of walksOfStates(360))
  test(`every state of the account page can be read and used at ${namesOf(walk)}, no word of the header is broken, and on paper stand only the recovery codes`, async ({
    page,
    live,
  }) => {
    const { locale } = walk;
    await beginWalk(page, walk);
    const look = (state: string) => expectSoundState(page, walk, state);
    const ada = await somebody(live, {
      user_metadata: { name: 'Ada' },
      app_metadata: { role: 'team' },
      hasApp: false,
    });
    await openAccount(page, live, ada, locale);
    await look('signed in');
    await expectWholeWords(page);
    await beginWalk(page, walk);
    await live.letSessionsGrowOld(ada.id);

    for (const part of [parts.name, parts.elsewhere, parts.data]) await openPart(page, part, locale);
    const email = await openPart(page, parts.email, locale);
    await email.getByLabel(emailWords.label[locale]).fill(`new-${ada.email}`);
    await page.keyboard.press('Enter');
    await expect(email.getByLabel(passwordWords.code[locale])).toBeFocused();
    const password = await openPart(page, parts.password, locale);
    await password.getByRole('button', { name: passwordWords.save[locale] }).click();
    await look('open, with a code asked for');

    await page.reload();
    const steps = await openPart(page, parts.twoSteps, locale);
    const before = accountMails(live, ada.email).length;
    await steps.getByRole('button', { name: words.begin[locale] }).click();
    await expect(steps.getByLabel(passwordWords.code[locale])).toBeFocused();
    await look('a code asked for before an app');
    await page.keyboard.type(codeIn(await accountMail(live, ada.email, before)));
    await page.keyboard.press('Enter');
    await expect(steps.getByRole('heading', { name: words.scanTitle[locale] })).toBeFocused();
    await steps.getByRole('button', { name: words.turnOn[locale] }).click();
    await look('connecting an app');
    const link = steps.getByRole('link', { name: words.openApp[locale], includeHidden: true });
    const app = URI.parse((await link.getAttribute('href')) ?? '') as TOTP;
    await steps.getByLabel(words.code[locale]).fill(app.generate());
    await page.keyboard.press('Enter');
    await expect(steps.getByRole('heading', { name: words.codesTitle[locale] })).toBeFocused();
    await look('recovery codes');
    await expect(steps.getByRole('listitem')).toHaveCount(10);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText(ada.email)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await steps.getByRole('checkbox', { name: words.kept[locale] }).check();
    await steps.getByRole('button', { name: words.done[locale] }).click();
    await steps.getByRole('button', { name: new RegExp(`^${words.remove[locale]}`, 'u') }).click();
    const last = await openPart(page, parts.remove, locale);
    await last.getByRole('button', { name: deleteWords.begin[locale] }).click();
    await last.getByRole('button', { name: deleteWords.yes[locale] }).click();
    const own = last.getByLabel(deleteWords.password[locale], { exact: true });
    await followError(last, deleteWords.passwordEmpty[locale], own, locale);
    await look('asked twice');

    await page.getByRole('button', { name: parts.signOut[locale], exact: true }).click();
    await expect(page.getByRole('heading', { name: accountWords.leftTitle[locale] })).toBeFocused();
    await look('signed out');
  });

/** The header has room for the way to the account: no word of it stands on two lines. */
async function expectWholeWords(page: Page): Promise<void> {
  for (const width of [768, 832, 1023, 1024, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const words = document.createRange();
            const { lastChild } = link.querySelector('span') ?? link;
            words.selectNodeContents(lastChild ?? link);
            return link.getBoundingClientRect().width > 2 && words.getClientRects().length > 1;
          })
          .map(({ textContent }) => textContent),
      );
    expect(broken, `at ${width} px`).toEqual([]);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Account|Konto)$/u })).toBeVisible();
}
