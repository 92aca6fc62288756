import { pagePartWords } from '#content/blocks/page-parts.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

for (const locale of locales)
  test(`on a wide screen the contents say which part is being read (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, inLocale('/projects/kinderkuche', locale));
    const links = page.getByRole('navigation', { name: say(locale, pagePartWords.contentsTitle) }).getByRole('link');
    const current = links.and(page.locator('[aria-current=true]'));
    await expect(current).toHaveCount(0);
    for (const index of [2, 1]) {
      await links.nth(index).click();
      await expect(current).toHaveCount(1);
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(links.nth(index)).toHaveCSS('font-weight', '700');
      // Read, not only jumped to.
      await page.mouse.wheel(0, -10_000);
      await expect(current).toHaveCount(0);
    }
  });
