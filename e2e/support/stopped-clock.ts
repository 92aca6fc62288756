import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page: no timer that begins from here on ends by itself, however long a test takes. `page.clock` moves it
 * on, or lets it go again. What waits for a frame waits too.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
