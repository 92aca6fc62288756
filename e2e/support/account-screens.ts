import { expect, type Page } from '@playwright/test';
import { codeWords } from '#content/account/code-step.ts';
import { accountFormWords } from '#content/account/form.ts';
import { resetWords } from '#content/account/reset.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { signUpWords } from '#content/account/sign-up.ts';
import type { Locale } from '#contract/locale.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { accountMail, codeIn } from './account-mail.ts';
import { errorSummary } from './error-summary.ts';
import { visit } from './islands-awake.ts';
import { expectSound } from './no-faults.ts';
import { shownToast } from './shown-toast.ts';

export const goodPassword = 'seven quiet otters nap';

/** An address that nobody else in the tests has. */
export const newAddress = (): string => `ada-${crypto.randomUUID()}@example.org`;

/** What a visitor sees of the screens for signing in and signing up. */
export function accountScreens(page: Page, locale: Locale = 'en') {
  const exactly = { exact: true };
  return {
    name: page.getByLabel(signUpWords.name[locale]),
    email: page.getByLabel(accountFormWords.email[locale], exactly),
    password: page.getByLabel(accountFormWords.password[locale], exactly),
    code: page.getByLabel(codeWords.code[locale], exactly),
    signIn: page.getByRole('main').getByRole('button', { name: signInWords.button[locale], ...exactly }),
    sendCode: page.getByRole('button', { name: signInWords.code[locale] }),
    signUp: page.getByRole('button', { name: signUpWords.button[locale], ...exactly }),
    reset: page.getByRole('button', { name: resetWords.button[locale], ...exactly }),
    next: page.getByRole('button', { name: codeWords.next[locale], ...exactly }),
    summary: errorSummary(page, locale),
    toast: shownToast(page, locale).toast,
    outcome: page.locator('[data-outcome]').filter({ hasText: /./u, visible: true }),
  };
}

/** Asks for an account on the screen for it. The page then waits for the code of the mail. */
export async function askForAccount(page: Page, email: string): Promise<void> {
  const screen = accountScreens(page);
  await visit(page, '/signup');
  await screen.email.fill(email);
  await screen.password.fill(goodPassword);
  await screen.signUp.click();
}

/** Makes a confirmed account through the screens. The page then shows the welcome. Out: its address. */
export async function makeAccount(page: Page, live: LiveSite): Promise<string> {
  const screen = accountScreens(page);
  const email = newAddress();
  await askForAccount(page, email);
  await expect(screen.code).toBeVisible();
  await screen.code.fill(codeIn(await accountMail(live, email)));
  await screen.next.click();
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeFocused();
  return email;
}

/** Signs in with the password of `makeAccount`. */
export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  const screen = accountScreens(page);
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.signIn.click();
}

/**
 * Looks at a state like at every page, from its top: wherever else a page is scrolled to, something lies half
 * under the header.
 */
export async function expectSoundFromTop(page: Page, widths?: readonly number[]): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, widths);
}
