import type { Page } from '@playwright/test';
import { answerWords } from '#content/forms/answer.ts';
import { foundWhere, noPosition } from '#content/found/form.ts';
import { foundMissing } from '#content/found/missing.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { bodiesSent, fillReport, openReport } from './support/find-the-lost-form.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

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
        Object.assign(window, { locate: () => real(found, failed, options) });
      };
    });
    const report = await openReport(page, locale);
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    const locate = () => page.evaluate(() => (window as unknown as { locate: () => void }).locate());
    await report.item.fill('Key');
    expect(await asked()).toEqual([]);
    await report.use.click();
    await expect(report.getting).toBeFocused();
    await locate();
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
    await expect(report.getting).toBeVisible();
    await locate();
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

test('FIND-05 CALM-05 a location that comes late leaves what was chosen meanwhile: nobody gets an answer by mail who wants none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 52.52, longitude: 13.4, accuracy: 10 };
      Object.assign(window, { arrive: () => found({ coords } as GeolocationPosition) });
    };
  });
  const report = await openReport(page);
  await report.use.click();
  await report.email.fill('ada@example.org');
  await report.answer.selectOption({ label: answerWords.none.en });
  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive());
  await expect(report.form.getByText('13.400000')).toBeVisible();
  await expect(report.answer.locator('option:checked')).toHaveText(answerWords.none.en);
});

/** Lets the browser answer from now on as one that cannot tell where it is, with a code of its own. */
const failWith = (page: Page, code: number): Promise<void> =>
  page.evaluate((code) => {
    navigator.geolocation.getCurrentPosition = (_, failed) => failed?.({ code } as GeolocationPositionError);
  }, code);

test('FIND-03 FIND-04 FIND-06 CALM-18 no location, whatever the reason: told in plain words; a question without an answer can be given up, what comes late is not taken, and a described place is enough', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  const report = await openReport(page);
  for (const [code, because] of [
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)
    await test.step(because, async () => {
      // Denied is the browser's own answer; the others it cannot be brought to.
      if (code !== 1) await failWith(page, code);
      await report.use.click();
      const words = say('en', foundWhere.failed, { reason: noPosition[because].en });
      await expect(report.form.getByText(words, { exact: true })).toBeVisible();
      await expect(report.toast).toContainText(words);
      expect(words).toMatch(/^Unable to get location: ./u);
      await expect(report.use).toBeFocused();
    });
  expect(await axeFaults(page)).toEqual([]);

  await test.step('given up', async () => {
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        Object.assign(window, {
          answer: () => found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition),
        });
      };
    });
    const answer = () => page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await report.use.click();
    await expect(report.form.getByRole('status').filter({ hasText: 'Getting Location...' })).toHaveCount(1);
    await report.stop.click();
    await expect(report.use).toBeFocused();
    await answer();
    await expect(report.use).toBeVisible();
    await report.use.click();
    await answer();
    await expect(report.form.getByText('Unknown')).toBeVisible();
    await report.update.click();
    await expect(report.use).toBeFocused();
  });

  await test.step('a browser without geolocation', async () => {
    await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }));
    await report.use.click();
    await expect(report.form.getByText(foundWhere.unsupported.en, { exact: true })).toBeVisible();
    await expect(report.toast).toContainText(foundWhere.unsupported.en);
    await expect(report.getting).toHaveCount(0);
    await expect(report.use).toBeVisible();
  });
  await fillReport(report);
  await report.submit.click();
  await expect(report.submitted).toBeVisible();
});
