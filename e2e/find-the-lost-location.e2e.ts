import { foundWhere, noPosition } from '#content/found/form.ts';
import { foundMissing } from '#content/found/missing.ts';
import { locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { bodiesSent, fillReport, openReport } from './support/find-the-lost-form.ts';
import { expect, test } from './support/live-test.ts';
import { inEnglish, inGerman } from './support/one-language.ts';

for (const locale of inGerman) {
  test(`FIND-03 FIND-04 FIND-05 FIND-17 CALM-18 the location, from its button to the report (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.5200081, longitude: 13.404954, accuracy: 12.6 });
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      const real = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        asked.push(options);
        setTimeout(() => real(found, failed, options), 300);
      };
    });
    const report = await openReport(page, locale);
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    await report.item.fill('Key');
    expect(await asked()).toEqual([]);
    await report.use.click();
    await expect(report.getting).toBeFocused();
    await expect(report.update).toBeFocused();
    expect(await asked()).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }]);
    for (const part of ['52.520008', '13.404954', '13 m']) await expect(report.form.getByText(part)).toBeVisible();
    await expect(report.form.getByRole('status').filter({ hasText: foundWhere.found[locale] })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await page.reload();
    await report.item.scrollIntoViewIfNeeded();
    await expect(report.form.getByText('52.520008')).toBeVisible();
    await report.update.click();
    await expect(report.use).toBeFocused();
    await expect(report.form.getByText('52.520008')).toHaveCount(0);
    await expect(report.form.getByText(foundWhere.cleared[locale])).toBeVisible();
    await report.use.click();
    await expect(report.update).toBeVisible();

    const bodies = bodiesSent(page);
    await report.submit.click();
    await expect(report.dialog.getByRole('listitem').filter({ hasText: foundMissing.place[locale] })).toHaveCount(0);
    await report.asIs.click();
    await expect(report.submitted).toBeVisible();
    const link = 'https://www.google.com/maps?q=52.520008,13.404954';
    expect(bodies[0]?.['message']).toContain(`: 52.520008, 13.404954\n`);
    expect(bodies[0]?.['message']).toContain(link);
    expect(bodies[0]?.['html']).toContain(`<a href="${link}">${link}</a>`);
    expect(bodies[0]?.['message']).not.toContain('13 m');
  });
}

for (const locale of locales) {
  for (const [code, because] of [
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)
    test(`FIND-06 CALM-18 no location (${because}): told in plain words, a described place is enough (${locale})`, async ({
      page,
      context,
    }) => {
      // Denied is the browser's own answer; the others it cannot be brought to.
      if (code === 1) await context.clearPermissions();
      else
        await page.addInitScript((code) => {
          navigator.geolocation.getCurrentPosition = (_, failed) => failed?.({ code } as GeolocationPositionError);
        }, code);
      const report = await openReport(page, locale);
      await report.use.click();
      const words = say(locale, foundWhere.failed, { reason: noPosition[because][locale] });
      await expect(report.form.getByText(words, { exact: true })).toBeVisible();
      await expect(report.toast).toContainText(words);
      if (locale === 'en') expect(words).toMatch(/^Unable to get location: ./u);
      await expect(report.use).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);
      await fillReport(report);
      await report.submit.click();
      await expect(report.submitted).toBeVisible();
    });
}

for (const locale of inEnglish) {
  test(`FIND-03 a browser without geolocation (${locale})`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }));
    const report = await openReport(page, locale);
    await report.use.click();
    const words = foundWhere.unsupported[locale];
    await expect(report.form.getByText(words, { exact: true })).toBeVisible();
    await expect(report.toast).toContainText(words);
    await expect(report.getting).toHaveCount(0);
    await expect(report.use).toBeVisible();
  });
}

test('FIND-04 a question of the browser that gets no answer can be given up, and what comes late is not taken', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      Object.assign(window, { answer: () => found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition) });
    };
  });
  const report = await openReport(page);
  await report.use.click();
  await expect(report.form.getByRole('status').filter({ hasText: 'Getting Location...' })).toHaveCount(1);
  await report.stop.click();
  await expect(report.use).toBeFocused();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(report.use).toBeVisible();
  await report.use.click();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(report.form.getByText('Unknown')).toBeVisible();
});
