import type { Page } from '@playwright/test';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { contactWords } from '#content/contact/contact.ts';
import { offlineOffer } from '#content/frame/offline.ts';
import { callingLines, cardWords, helpWords, writingLines } from '#content/help-now.ts';
import { plainWords } from '#content/plain/plain-words.ts';
import { speechCard, speechCardLines } from '#content/speech-card.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

const card = (page: Page) => page.locator('#card');

/** The texts and links of the page that can be seen. */
const frame = (page: Page) => [page.getByRole('banner'), page.getByRole('heading', { level: 1 })] as const;

for (const locale of inGerman) {
  const address = inLocale('/help-now', locale);

  test(`help right now: 112 first, then write, then talk; every line is one wide link, and promises no hours that nobody has read about (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const main = page.getByRole('main');
    const emergency = main.getByRole('link', { name: say(locale, helpWords.call, { number: '112' }), exact: true });
    await expect(emergency).toHaveAttribute('href', 'tel:112');
    await expect(emergency).toBeInViewport({ ratio: 1 });
    const headings = [helpWords.danger, helpWords.write, helpWords.talk].map((words) => words[locale]);
    expect((await main.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 3)).toEqual(headings);
    const lines = [
      ...writingLines.map(({ name, href }) => [name[locale], href] as const),
      ...callingLines.map(
        ({ number }) => [say(locale, helpWords.call, { number }), `tel:${number.replaceAll(' ', '')}`] as const,
      ),
    ];
    for (const [name, href] of lines) {
      const link = main
        .getByRole('listitem')
        .getByRole('link', { name })
        .and(main.locator(`[href="${href}"]`));
      const box = await link.boundingBox();
      expect(box?.width, name).toBeGreaterThan(300);
      expect(box?.height, name).toBeGreaterThanOrEqual(72);
    }
    await expect(main.getByRole('link', { name: 'nora' })).toHaveAttribute('href', 'https://www.nora-notruf.de');
    await expect(main.getByText(helpWords.us[locale])).toBeVisible();

    // A line that nobody has read about on its own page has no hours and promises nothing.
    for (const line of [...writingLines, ...callingLines].filter(({ lastChecked }) => lastChecked === 'never')) {
      const shown =
        'href' in line
          ? [line.name[locale], new URL(line.href).host]
          : [say(locale, helpWords.call, { number: line.number }), line.name[locale]];
      const item = main.getByRole('listitem').filter({ hasText: shown[0] ?? '' });
      await expect(item.first()).toHaveText(shown.join(' '));
    }
  });

  for (const page of [address, inLocale('/plain/help-now', locale)])
    test(`printed, help right now is two pages, and where to write and call is on the first: ${page}`, async ({
      browser,
    }) => {
      const paper = await browser.newPage();
      await visit(paper, page);
      const sheets = async () => (await paper.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu);
      expect(await sheets()).toHaveLength(2);
      await paper.emulateMedia({ media: 'print' });
      for (const role of ['banner', 'contentinfo'] as const) await expect(paper.getByRole(role)).toBeHidden();
      await expect(paper.getByRole('link', { name: say(locale, helpWords.call, { number: '112' }) })).toBeVisible();
      // An address that is not in its words stands behind them.
      for (const { name, about, href } of writingLines) {
        const line = paper.getByRole('listitem').getByRole('link', { name: name[locale] });
        const added = await line.evaluate((link) => getComputedStyle(link, '::after').content);
        expect([name.en, added.includes(href)]).toEqual([name.en, about !== undefined]);
      }
      // Nobody can press on paper what keeps a page, or goes to another one.
      for (const words of [offlineOffer.text, pagePartWords.nextTitle, plainWords.first])
        await expect(paper.getByText(words[locale])).toBeHidden();
      // All up to the last number.
      await paper.getByRole('link', { name: callingLines.at(-1)?.number ?? '' }).evaluate((last) => {
        const rest = document.createRange();
        rest.setStartAfter(last);
        rest.setEndAfter(document.body);
        rest.deleteContents();
      });
      expect(await sheets()).toHaveLength(1);
      await paper.close();
    });

  for (const javaScriptEnabled of [true, false])
    test(`the card is shown large and printed alone, ${javaScriptEnabled ? 'with' : 'without'} scripts (${locale})`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
      await (javaScriptEnabled ? visit(page, address) : page.goto(address));
      await page.getByRole('link', { name: cardWords.large[locale] }).click();
      const screen = { x: 0, y: 0, width: 360, height: 740 };
      await expect.poll(() => card(page).boundingBox()).toEqual(screen);
      for (const { en, de } of [speechCard.title, ...Object.values(speechCardLines)]) {
        await expect(card(page).getByText(de, { exact: true })).toBeVisible();
        await expect(card(page).getByText(en, { exact: true })).toBeVisible();
      }
      for (const other of frame(page)) await expect(other).toBeHidden();
      const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(card(page)).toBeVisible();
      await expect(page.getByText(helpWords.danger[locale])).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: cardWords.close[locale] }).click();
      for (const other of frame(page)) await expect(other).toBeAttached();
      await expect(page.getByRole('link', { name: cardWords.large[locale] })).toBeInViewport();
      await page.goBack();
      await expect.poll(() => card(page).boundingBox()).toEqual(screen);
      await page.close();
    });

  test(`Escape closes the card that is shown large, and one press prints it alone (${locale})`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () =>
        document.documentElement.setAttribute('data-printed', document.querySelector(':target')?.id ?? '');
    });
    for (const at of [inLocale('/printables/speech-card', locale), address]) {
      await visit(page, at);
      await page.getByRole('link', { name: cardWords.large[locale] }).click();
      await expect(page.getByRole('banner')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner')).toBeAttached();
      await expect(page).toHaveURL(`${at}#card-place`);
    }
    await page.getByRole('link', { name: cardWords.print[locale], exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'card');
  });
}

test('from the question in the bar to the numbers, and on to Contact with its reason', async ({ page }) => {
  await visit(page, '/team');
  await page.getByRole('link', { name: 'Need help right now?' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help right now' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact?reason=help');
  await expect(page.getByLabel(say('en', contactWords.reason))).toHaveValue('help');
});
