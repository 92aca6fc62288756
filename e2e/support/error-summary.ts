import type { Locator, Page } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import type { Locale } from '#contract/locale.ts';
import { expect } from './live-test.ts';

/** What is wrong with a form, all of it, above its questions. */
export const errorSummary = (part: Page | Locator, locale: Locale): Locator =>
  part.getByRole('group', { name: formWords.problem[locale], exact: true });

/** The summary of a refused form is read first, and leads to the field that one of its entries speaks of (CALM-06). */
export async function followError(part: Page | Locator, text: string, field: Locator, locale: Locale = 'en') {
  const summary = errorSummary(part, locale);
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: text, exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
