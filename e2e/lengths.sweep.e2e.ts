import { helpWords } from '#content/help-now.ts';
import { goLive } from '#server/testing/live-site.ts';
import { everyText, lengths, publishTexts } from '#server/testing/texts-of-another-length.ts';
import { everyPage, isWholeSweep } from './support/addresses.ts';
import { axeFaults } from './support/axe.ts';
import { whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { clippedText, sidewaysScroll } from './support/page-checks.ts';

// `npm run sweep` looks at every page; `npm test` at one page of each kind, in the language with the longer words.
const addresses = isWholeSweep ? everyPage : ['/de', '/de/help-now', '/de/resources/books'];
const keys = everyText();

test('EDIT-19 every text of the team twice as long, and of one word: nothing is cut off, nothing scrolls sideways', async ({
  page,
}) => {
  test.slow();
  const live = await goLive();
  for (const [name, how] of Object.entries(lengths))
    await test.step(name, async () => {
      expect(await live.inDatabase((sql) => publishTexts(sql, keys, how))).toBeGreaterThan(1000);
      const now = async () => (await page.request.get(`${live.url}/de/help-now`)).text();
      await expect.poll(now).toMatch(new RegExp(`<h1[^>]*>${how(helpWords.title.de)}</h1>`, 'u'));
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
    });
  await live.end();
});
