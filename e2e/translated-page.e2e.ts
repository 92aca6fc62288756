import type { Page } from '@playwright/test';
import { openContact } from './support/contact-form.ts';
import { expect, test } from './support/live-test.ts';

/** Does to a page what the translator of a browser does: every text moves into an element of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} (translated)`);
    }
  });

test('a page that a browser has translated still works: errors, sending, the way on', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const form = await openContact(page);
  await translate(page);
  const send = page.locator('button[type="submit"]');
  await send.click();
  await expect(form.summary).toBeFocused();
  await translate(page);
  await page.locator('#name').fill('Ada');
  await page.locator('#email').fill('ada@example.org');
  await page.locator('#reason').selectOption('hello');
  await page.locator('#message').fill('Hello, you dear people.');
  await send.click();
  await expect(page.getByText(/^EC-/u)).toBeVisible();
  await translate(page);
  await page.getByRole('banner').locator('a[href="/team"]').click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
  expect(faults).toEqual([]);
});
