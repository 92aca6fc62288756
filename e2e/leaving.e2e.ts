import type { Page } from '@playwright/test';
import { searchBoxWords } from '#content/frame/search.ts';
import { visit } from './alive.ts';
import { coloursButton, openPanel } from './appearance-panel.ts';
import { expect, test } from './live-test.ts';

/** Leaves the page and brings it back as browsers do that keep whole pages; the Chromium of the tests keeps none. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

test('NAV-07 CALM-03 a page that comes back has no open menu, and the focus on what opened it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.click();
  const team = page.getByRole('banner').getByRole('link', { name: 'Team' });
  await team.focus();
  await comeBack(page);
  await expect(team).toBeHidden();
  await expect(button).toBeFocused();
});

test('NAV-07 a page that comes back has no open panel and no open dialog', async ({ page }) => {
  await visit(page, '/');
  const panel = await openPanel(page);
  await comeBack(page);
  await expect(panel).toBeHidden();
  await expect(coloursButton(page)).toHaveAttribute('aria-expanded', 'false');
  const search = page.getByRole('button', { name: searchBoxWords.open.en });
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('CALM-03 the link that led away has the focus on the page that comes back', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const link = page.getByRole('main').getByRole('link').first();
  await link.click();
  // As in Safari, which gives a link that is clicked no focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await comeBack(page);
  await expect(link).toBeFocused();
});
