import { barWords } from '#content/frame/bar.ts';
import { homeWords } from '#content/home.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { noReceipt } from '#content/support/no-receipt.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { expect, test } from './support/live-test.ts';

for (const [address, locale, prefix] of [
  ['/', 'en', ''],
  ['/de', 'de', '/de'],
] as const) {
  test(`HOME-01 HOME-06 CALM-12 the mission banner: what it is for, Learn more, a donate link and where it leads (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const banner = page.getByRole('region', { name: say(locale, homeWords.missionTitle) });
    await expect(banner).toContainText(say(locale, homeWords.missionText));
    await expect(banner.getByRole('link', { name: say(locale, homeWords.missionAbout) })).toHaveAttribute(
      'href',
      `${prefix}/mission`,
    );
    const donate = banner.getByRole('link', { name: say(locale, homeWords.missionDonate) });
    await expect(donate).toHaveAttribute('href', `${prefix}${site.paymentLink.value}`);
    await expect(donate).toHaveAccessibleDescription(say(locale, homeWords.missionToExample));
    await expect(banner.getByText(say(locale, homeWords.missionToExample))).toBeVisible();
  });

  test(`HOME-02 HOME-03 HOME-04 HOME-05 hero, screening, three cards, construction banner (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, homeWords.title));
    await expect(main.getByText(say(locale, homeWords.lead))).toBeVisible();
    await expect(main.getByRole('img', { name: say(locale, homeWords.drawing) })).toBeVisible();
    const leads = async (name: string, to: string) =>
      expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${prefix}${to}`);
    await leads(say(locale, homeWords.testOpen), '/diagnostics/test');
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(3);
    for (const [index, [name, to]] of [
      [say(locale, homeWords.diagnosticsOpen), '/diagnostics'],
      [say(locale, homeWords.projectsOpen), '/projects'],
      [say(locale, homeWords.resourcesOpen), '/resources'],
    ].entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAccessibleName(name ?? '');
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `${prefix}${to}`);
    }
    await expect(main.getByText(say(locale, homeWords.constructionText))).toBeVisible();
    await leads(say(locale, homeWords.constructionOpen), '/construction');
  });
}

for (const locale of locales) {
  test(`HOME-01 HOME-02 HOME-06 CALM-13 the greeting begins within 220 px, the whole banner stands below it (${locale})`, async ({
    page,
  }) => {
    for (const [width, most] of [
      [1280, 220],
      [768, 220],
      [360, 220],
      [320, 240],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(inLocale('/', locale));
      const main = page.getByRole('main');
      const greeting = await main.getByRole('heading', { level: 1 }).boundingBox();
      expect(greeting?.y, `${width} px`).toBeLessThanOrEqual(most);
      const slim = main.getByRole('link', { name: say(locale, homeWords.missionSlim) });
      if (width >= 768) await expect(slim).toBeHidden();
      else {
        await expect(slim).toHaveAttribute('href', inLocale('/mission', locale));
        await expect(slim).toContainText(say(locale, homeWords.missionMore));
        expect((await slim.boundingBox())?.height).toBeLessThanOrEqual(62);
      }
      const banner = page.getByRole('region', { name: say(locale, homeWords.missionTitle) });
      await expect(banner).toHaveCount(1);
      for (const words of [homeWords.missionText, noReceipt, homeWords.missionToExample])
        await expect(banner.getByText(say(locale, words))).toBeVisible();
      await expect(banner.getByRole('link')).toHaveText([
        say(locale, homeWords.missionAbout),
        say(locale, homeWords.missionDonate),
      ]);
      expect((await banner.boundingBox())?.y).toBeGreaterThan((greeting?.y ?? 0) + (greeting?.height ?? 0));
    }
  });

  test(`on a phone the second row is the way back at the left, help, and the language at the right (${locale})`, async ({
    page,
  }) => {
    const help = say(locale, barWords.helpShort);
    for (const width of [360, 320])
      for (const [address, up, ...between] of [
        ['/', say(locale, barWords.help)],
        ['/resources/media/tiktok', pageNames['resources/media'][locale], help],
        ['/resources/comorbidity', pageNames.resources[locale], help],
        ['/projects/category/community-support', pageNames.projects[locale], help],
        ['/contact', pageNames.home[locale], help, say(locale, barWords.plain)],
        ['/plain/contact', pageNames.plain[locale], help, say(locale, barWords.full)],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(inLocale(address, locale));
        const bar = page.locator('header').locator('xpath=../following-sibling::div[1]');
        const links = bar.getByRole('link');
        await expect(links).toHaveText([up, ...between, say(locale, barWords.otherLanguage)]);
        const [left, right] = [await links.first().boundingBox(), await links.last().boundingBox()];
        expect(left?.y).toBe(right?.y);
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(46);
      }
  });
}

test('HOME-01 HOME-06 the English words of the spec', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Our mission: 5,000 euro for neurodiversity-friendly vending machines in town' }),
  ).toBeVisible();
  await expect(page.getByText('First phase: 1,500 euro.').first()).toBeVisible();
  const more = page.getByRole('link', { name: 'Learn more about our mission', exact: true });
  await expect(more).toHaveAttribute('href', '/mission');
  await expect(more).toContainText(/^Learn more/u);
});

test('every picture of the start page is there', async ({ page }) => {
  await page.goto('/');
  // Those further down come only when somebody is near them.
  const broken = await page.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map((image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => [],
          () => [image.src],
        );
      }),
    ),
  );
  expect(broken.length).toBeGreaterThan(5);
  expect(broken.flat()).toEqual([]);
});
