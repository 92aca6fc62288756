import { type Page } from '@playwright/test';
import { codeWords } from '#content/account/code-step.ts';
import { accountFormWords } from '#content/account/form.ts';
import { resetWords } from '#content/account/reset.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { signUpWords } from '#content/account/sign-up.ts';
import type { Locale } from '#contract/locale.ts';
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

/** Signs in on the screen for it. */
export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  const screen = accountScreens(page);
  await visit(page, '/signin');
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.signIn.click();
}

/**
 * Looks at a state like at every page, from its top: wherever else a page is scrolled to, something lies half
 * under the header. Wide and narrow: between 320 and 360 px only the header changes, and every page has that.
 */
export async function expectSoundFromTop(page: Page, widths = [1280, 320]): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, widths);
}
