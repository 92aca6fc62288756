import { site } from '#content/site.ts';
import { expect, test } from './live-test.ts';
import { say } from './words.ts';

for (const [address, locale, prefix] of [
  ['/', 'en', ''],
  ['/de', 'de', '/de'],
] as const) {
  test(`HOME-01 HOME-06 CALM-12 the mission banner: what it is for, Learn more, a donate link and where it leads (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const banner = page.getByRole('region', { name: say(locale, 'home.mission.title') });
    await expect(banner).toContainText(say(locale, 'home.mission.text'));
    await expect(banner.getByRole('link', { name: say(locale, 'home.mission.more') })).toHaveAttribute(
      'href',
      `${prefix}/mission`,
    );
    const donate = banner.getByRole('link', { name: say(locale, 'home.mission.donate') });
    await expect(donate).toHaveAttribute('href', `${prefix}${site.paymentLink.value}`);
    await expect(donate).toHaveAccessibleDescription(say(locale, 'home.mission.toExample'));
    await expect(banner.getByText(say(locale, 'home.mission.toExample'))).toBeVisible();
  });

  test(`HOME-02 HOME-03 HOME-04 HOME-05 hero, screening, three cards, construction banner (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'home.title'));
    await expect(main.getByText(say(locale, 'home.lead'))).toBeVisible();
    await expect(main.getByRole('img', { name: say(locale, 'home.drawing') })).toBeVisible();
    const leads = async (name: string, to: string) =>
      expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${prefix}${to}`);
    await leads(say(locale, 'home.test.open'), '/diagnostics/test');
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(3);
    for (const [index, [name, to]] of [
      [say(locale, 'home.diagnostics.open'), '/diagnostics'],
      [say(locale, 'home.projects.open'), '/projects'],
      [say(locale, 'home.resources.open'), '/resources'],
    ].entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAccessibleName(name ?? '');
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `${prefix}${to}`);
    }
    await expect(main.getByText(say(locale, 'home.construction.text'))).toBeVisible();
    await leads(say(locale, 'home.construction.open'), '/construction');
  });
}

test('HOME-01 HOME-06 the English words of the spec', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Our mission: 5,000 euro for neurodiversity-friendly vending machines in town' }),
  ).toBeVisible();
  await expect(page.getByText('First phase: 1,500 euro.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn more', exact: true })).toHaveAttribute('href', '/mission');
});

test('every picture of the start page is there', async ({ page }) => {
  await page.goto('/');
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).filter((image) => image.naturalWidth === 0).map(({ src }) => src),
    );
  expect(broken).toEqual([]);
});
