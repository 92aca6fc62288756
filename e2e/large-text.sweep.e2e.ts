import { splitLocale } from '#app/paths.ts';
import { locales } from '#contract/locale.ts';
import { chromiumArgs } from '#scripts/chromium.ts';
import { everyPage } from './addresses.ts';
import { expect, test } from './live-test.ts';
import { clippedText, sidewaysScroll, wearStyles, widelySpaced } from './page-checks.ts';

// A browser whose visitor has set text to twice its size. Style sheets cannot play this: media queries in em follow it too.
test.use({
  // As in the other sweeps: what is found says where it is.
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

for (const locale of locales) {
  const pages = everyPage.filter((each) => splitLocale(each).locale === locale);
  // `npm run sweep -- /contact` looks at one language.
  if (pages.length === 0) continue;
  test(`CALM-16 text of twice the size, also widely spaced, stays on every page of ${locale}`, async ({ page }) => {
    test.slow();
    for (const address of pages) {
      await page.goto(address);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect
          .soft([await sidewaysScroll(page), await clippedText(page)], `${address} at ${width} px`)
          .toEqual([0, []]);
      }
      await wearStyles(page, widelySpaced);
      expect
        .soft([await sidewaysScroll(page), await clippedText(page)], `${address} at 1280 px, spaced`)
        .toEqual([0, []]);
    }
    await expect(page.locator('html')).toHaveCSS('font-size', '36px');
  });
}
