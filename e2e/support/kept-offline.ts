import { expect, type Page } from '@playwright/test';
import { offlineWords } from '#content/frame/offline-kept.ts';
import { offlineOffer } from '#content/frame/offline.ts';
import type { Locale } from '#contract/locale.ts';

export const keepButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: offlineOffer.keep[locale] });

export const removeButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: offlineWords.remove[locale] });

/** Presses the button and waits until all is kept. */
export async function keepOffline(page: Page, locale: Locale = 'en'): Promise<void> {
  await keepButton(page, locale).click();
  await expect(removeButton(page, locale)).toBeVisible();
}

/** The paths of all that the browser keeps for this site, by the name of their cache, and how many workers there are. */
export const whatIsKept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys())
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length));
    return { found, workers: (await navigator.serviceWorker.getRegistrations()).length };
  });
