import type { Page } from '@playwright/test';
import { barWords } from '#content/frame/bar.ts';
import { homeWords } from '#content/home.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { noReceipt } from '#content/support/no-receipt.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { linksIn } from './support/heard.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

/** The pictures of a page, and which of them are not there. */
const picturesOf = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map((image) => {
        // Those further down come only when somebody is near them.
        image.loading = 'eager';
        return image.decode().then(
          () => ({ src: image.src, isThere: true }),
          () => ({ src: image.src, isThere: false }),
        );
      }),
    ),
  );

for (const locale of locales) {
  const at = (path: string) => inLocale(path, locale);

  test(`HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 CALM-12 CALM-13 the start page: hero within 220 px, mission and where to give below it, screening, three cards, construction (${locale})`, async ({
    page,
  }) => {
    await page.goto(at('/'));
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    const banner = page.getByRole('region', { name: say(locale, homeWords.missionTitle) });

    await test.step('the mission: what it is for, Learn more, a donate link and where it leads', async () => {
      expect(await linksIn(banner)).toEqual([
        [say(locale, homeWords.missionAbout), at('/mission')],
        [say(locale, homeWords.missionDonate), at(site.paymentLink.value)],
      ]);
      const donate = banner.getByRole('link', { name: say(locale, homeWords.missionDonate) });
      await expect(donate).toHaveAccessibleDescription(say(locale, homeWords.missionToExample));
    });

    await test.step('hero, screening, three cards, construction banner', async () => {
      await expect(title).toHaveText(say(locale, homeWords.title));
      await expect(main.getByText(say(locale, homeWords.lead))).toBeVisible();
      await expect(main.getByRole('img', { name: say(locale, homeWords.drawing) })).toBeVisible();
      await expect(main.getByText(say(locale, homeWords.constructionText))).toBeVisible();
      const links = await linksIn(main);
      for (const [name, to] of [
        [homeWords.testOpen, '/diagnostics/test'],
        [homeWords.constructionOpen, '/construction'],
      ] as const)
        expect(links).toContainEqual([say(locale, name), at(to)]);
      const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
      await expect(cards).toHaveCount(3);
      for (const [index, [name, to]] of [
        [homeWords.diagnosticsOpen, '/diagnostics'] as const,
        [homeWords.projectsOpen, '/projects'] as const,
        [homeWords.resourcesOpen, '/resources'] as const,
      ].entries())
        expect(await linksIn(cards.nth(index))).toEqual([[say(locale, name), at(to)]]);
    });

    if (locale === 'en')
      await test.step('the English words of the spec, and every picture', async () => {
        const mission = 'Our mission: 5,000 euro for neurodiversity-friendly vending machines in town';
        await expect(page.getByRole('heading', { name: mission })).toBeVisible();
        await expect(page.getByText('First phase: 1,500 euro.').first()).toBeVisible();
        const more = page.getByRole('link', { name: 'Learn more about our mission', exact: true });
        await expect(more).toHaveAttribute('href', '/mission');
        await expect(more).toContainText(/^Learn more/u);
        const pictures = await picturesOf(page);
        expect(pictures.length).toBeGreaterThan(5);
        expect(pictures.filter(({ isThere }) => !isThere)).toEqual([]);
      });

    for (const [width, most] of [
      [1280, 220],
      [768, 220],
      [360, 220],
      [320, 240],
    ] as const)
      await test.step(`the greeting begins early, the whole banner stands below it, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        const greeting = await title.boundingBox();
        expect(greeting?.y).toBeLessThanOrEqual(most);
        const slim = main.getByRole('link', { name: say(locale, homeWords.missionSlim) });
        if (width >= 768) await expect(slim).toBeHidden();
        else {
          await expect(slim).toHaveAttribute('href', at('/mission'));
          await expect(slim).toContainText(say(locale, homeWords.missionMore));
          expect((await slim.boundingBox())?.height).toBeLessThanOrEqual(62);
        }
        await expect(banner).toHaveCount(1);
        for (const words of [homeWords.missionText, noReceipt, homeWords.missionToExample])
          await expect(banner.getByText(say(locale, words))).toBeVisible();
        await expect(banner.getByRole('link')).toHaveText([
          say(locale, homeWords.missionAbout),
          say(locale, homeWords.missionDonate),
        ]);
        expect((await banner.boundingBox())?.y).toBeGreaterThan((greeting?.y ?? 0) + (greeting?.height ?? 0));
      });
  });
}

for (const locale of inGerman)
  test(`on a phone the second row is the way back at the left, help, and the language at the right (${locale})`, async ({
    page,
  }) => {
    const help = say(locale, barWords.helpShort);
    for (const [address, up, ...between] of [
      ['/', say(locale, barWords.help)],
      ['/resources/media/tiktok', pageNames['resources/media'][locale], help],
      ['/resources/comorbidity', pageNames.resources[locale], help],
      ['/projects/category/community-support', pageNames.projects[locale], help],
      ['/contact', pageNames.home[locale], help, say(locale, barWords.plain)],
      ['/plain/contact', pageNames.plain[locale], help, say(locale, barWords.full)],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(inLocale(address, locale));
      const bar = page.locator('header').locator('xpath=../following-sibling::div[1]');
      const links = bar.getByRole('link');
      await expect(links).toHaveText([up, ...between, say(locale, barWords.otherLanguage)]);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const [left, right] = [await links.first().boundingBox(), await links.last().boundingBox()];
        expect(left?.y).toBe(right?.y);
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(46);
      }
    }
  });
