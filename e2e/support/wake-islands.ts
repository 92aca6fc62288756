import { expect, type Page } from '@playwright/test';
import { whenItListens } from './islands-awake.ts';

/** Wakes every island as its first key would, but presses nothing; waits until all of them are alive. */
export async function wakeIslands(page: Page): Promise<void> {
  await whenItListens(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('eco-island[data-until]'))
      if (island.getAttribute('data-until') !== 'account')
        (island.firstElementChild ?? island).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  const asleep = page.locator('eco-island:not([data-until=account], [data-state=alive])');
  await expect.poll(() => asleep.evaluateAll((all) => all.map((each) => each.getAttribute('data-name')))).toEqual([]);
}
