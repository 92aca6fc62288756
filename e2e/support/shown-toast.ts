import { expect, type Page } from '@playwright/test';
import { toastWords } from '#content/frame/toast.ts';
import type { Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';

/** What a visitor sees of a toast. */
export function shownToast(page: Page, locale: Locale = 'en') {
  const toast = page.getByRole('region', { name: say(locale, toastWords.viewport) });
  return { toast, close: toast.getByRole('button', { name: say(locale, toastWords.close) }) };
}

/** The words stand in the page, and no toast says them as well. Nothing can prove that none comes, so it gets a second. */
export async function expectNoToast(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.waitForTimeout(1000);
  // Not waited for: one that comes goes by itself.
  expect(await shownToast(page, locale).toast.count()).toBe(0);
}
