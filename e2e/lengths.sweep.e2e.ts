import { helpWords } from '#content/help-now.ts';
import { goLive } from '#server/testing/live-site.ts';
import { everyText, lengths, publishTexts } from '#server/testing/texts-of-another-length.ts';
import { everyPage } from './support/addresses.ts';
import { axeFaults } from './support/axe.ts';
import { whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { clippedText, sidewaysScroll } from './support/page-checks.ts';

// `npm run sweep` looks at every page; `npm test` at one page of each kind, in the language with the longer words.
const isWhole = process.env.SWEEP === 'all';
const addresses = isWhole ? everyPage : ['/de', '/de/help-now', '/de/resources/books'];
const keys = everyText();

for (const [name, how] of Object.entries(lengths))
  test(`EDIT-19 every text of the team ${name}: nothing is cut off, nothing scrolls sideways`, async ({ page }) => {
    if (isWhole) test.slow();
    const live = await goLive();
    expect(await live.inDatabase((sql) => publishTexts(sql, keys, how))).toBeGreaterThan(1000);
    for (const address of addresses) {
      await page.goto(live.url + address);
      await whenAlive(page);
      // Narrow text is the harder one; axe judges what does not depend on the width.
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect
          .soft([await sidewaysScroll(page), await clippedText(page)], `${address} at ${width} px`)
          .toEqual([0, []]);
      }
      expect.soft(await axeFaults(page), address).toEqual([]);
    }
    await page.goto(`${live.url}/de/help-now`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(how(helpWords.title.de));
    await live.end();
  });
