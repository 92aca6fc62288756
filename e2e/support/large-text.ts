import type { Page } from '@playwright/test';

/**
 * Gives a page the text of a browser whose visitor has set it to twice its size, or another, until the answer is
 * called. Style sheets cannot play this: media queries in em follow it too.
 */
export async function enlargeText(page: Page, size = 32): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const set = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(size);
  return async () => {
    await set(16);
    await browser.detach();
  };
}
