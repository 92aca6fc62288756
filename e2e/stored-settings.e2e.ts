import type { Page } from '@playwright/test';
import { whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

type Seen = { classes: string; background: string; text: string };

/** Opens the start page as somebody who has stored this, and tells what stood on <html> before there was a body. */
async function openWith(page: Page, stored: Record<string, string>): Promise<Seen> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      const { className, style } = document.documentElement;
      const [background, text] = ['--custom-bg-color', '--custom-text-color'].map((name) =>
        style.getPropertyValue(name),
      );
      Object.assign(window, { seen: { classes: className, background, text } });
    });
    watch.observe(document, { childList: true, subtree: true });
  }, stored);
  await page.goto('/');
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const settings = { backgroundColor: '#102030', backgroundIntensity: 100, textColor: '#ffffff', textIntensity: 100 };

test('stored colours and Bold are there before the first paint, and stay when React arrives', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() !== 'log' && faults.push(message.text()));
  const seen = await openWith(page, { colorSettings: JSON.stringify(settings), textEnhancement: 'true' });
  expect(seen).toEqual({
    classes: 'scripted text-enhanced custom-colours on-dark',
    background: '#102030',
    text: '#ffffff',
  });
  await whenAlive(page);
  const html = page.locator('html');
  await expect(html).toHaveClass('scripted text-enhanced custom-colours on-dark');
  await expect(html).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(faults).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(html).toHaveCSS('background-color', 'rgb(16, 32, 48)');
});

test('whose colours follow a dark device sees dark from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const seen = await openWith(page, { colorsFollowDevice: 'true' });
  expect(seen).toEqual({ classes: 'scripted custom-colours on-dark', background: '#1e1f22', text: '#d9d6d0' });
});

test('colours that could not be read are published readable; what was stored stays', async ({ page }) => {
  const chosen = JSON.stringify({ ...settings, backgroundColor: '#777777', textColor: '#777777' });
  const { background, text } = await openWith(page, { colorSettings: chosen });
  expect(background).toBe('#777777');
  expect(text).not.toBe('#777777');
  expect(await page.evaluate(() => localStorage.getItem('colorSettings'))).toBe(chosen);
});

// Whatever lies there: app/lib/view/appearance.test.ts. One visit after the other, in which all is stored anew.
test('stored settings that are broken, or none, give the defaults', async ({ page }) => {
  for (const [title, stored] of [
    ['broken JSON', { colorSettings: '{"backgroundColor":', textEnhancement: 'tru' }],
    ['null', { colorSettings: 'null', textEnhancement: 'null' }],
    [
      'no colour',
      { colorSettings: JSON.stringify({ ...settings, backgroundColor: 'red;}' }), textEnhancement: 'false' },
    ],
  ] as const)
    await test.step(title, async () => {
      expect(await openWith(page, stored)).toEqual({ classes: 'scripted', background: '', text: '' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 229, 229)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    });
});
