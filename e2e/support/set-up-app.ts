import { expect, type Locator, type Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { twoStepsWords as words } from '#content/account/two-steps.ts';

// A code counts once. A test that needs several takes those of the windows before and after, which count too.
export const codeOf = (uri: string, windows = 0): string =>
  (URI.parse(uri) as TOTP).generate({ timestamp: Date.now() + windows * 30_000 });

/** Sets up an app on the account page, called "my phone". Out: what the app got, and the recovery codes. */
export async function setUpApp(page: Page, part: Locator): Promise<{ uri: string; codes: string[] }> {
  await part.getByLabel(words.nameLabel.en).fill('my phone');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('heading', { name: words.scanTitle.en })).toBeFocused();
  await expect(part.getByRole('img', { name: words.picture.en })).toBeVisible();
  const uri =
    (await part.getByRole('link', { name: words.openApp.en, includeHidden: true }).getAttribute('href')) ?? '';
  await part.getByLabel(words.code.en).fill(codeOf(uri, -1));
  await page.keyboard.press('Enter');
  await expect(part.getByRole('heading', { name: words.codesTitle.en })).toBeFocused();
  return { uri, codes: await part.getByRole('listitem').allTextContents() };
}

/** Ticks that the recovery codes are kept, and goes on. */
export async function keepCodes(part: Locator): Promise<void> {
  await part.getByRole('checkbox', { name: words.kept.en }).check();
  await part.getByRole('button', { name: words.done.en }).click();
}
