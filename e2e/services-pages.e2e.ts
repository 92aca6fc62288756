import { pagePartWords } from '#content/blocks/page-parts.ts';
import { contactWords } from '#content/contact/contact.ts';
import { assessmentNotice, questions, sampleQuestionsTitle } from '#content/diagnostics/assessment.ts';
import {
  diagnosticsPassages,
  diagnosticsTitle,
  forAll,
  journey,
  pathways,
  pillars,
  toTheTest,
} from '#content/diagnostics/diagnostics.ts';
import { findTheLostContact } from '#content/found/find-the-lost.ts';
import { diagnosticsService } from '#content/services/diagnostics-service.ts';
import { moreServices, services, servicesNew } from '#content/services/services.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { namesIn } from './support/heard.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

for (const locale of inGerman) {
  const at = (path: string) => inLocale(path, locale);

  test(`SERV-01 SERV-02 three services tagged New, and more to come; diagnostics at both addresses: the prototype, three pillars, our approach, your journey; at one the whole way (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(at('/services'));
    const isNew = page.getByText(say(locale, servicesNew), { exact: true });
    const cards = main.getByRole('listitem').filter({ has: isNew });
    await expect(cards).toHaveCount(3);
    for (const [index, { page: id, open }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name: open[locale] })).toHaveAttribute('href', at(`/${id}`));
    }
    await expect(page.getByRole('heading', { name: moreServices.title[locale] })).toBeVisible();

    for (const [id, name] of [
      ['services/diagnostics', diagnosticsService.title],
      ['diagnostics', diagnosticsTitle],
    ] as const) {
      await page.goto(at(`/${id}`));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name[locale]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${at('/diagnostics')}$`, 'u'),
      );
      await expect(main.getByRole('link', { name: toTheTest[locale] }).first()).toHaveAttribute(
        'href',
        at('/diagnostics/test'),
      );
      const isWhole = id === 'diagnostics';
      const parts = [...pillars, ...diagnosticsPassages, journey, ...(isWhole ? [...pathways, ...forAll] : [])];
      const titles = parts.map(({ title }) => title[locale]);
      expect(await namesIn(main, 'heading')).toEqual(expect.arrayContaining(titles));
      if (!isWhole)
        await expect(page.getByRole('link', { name: diagnosticsService.wayOpen[locale] })).toHaveAttribute(
          'href',
          at('/diagnostics'),
        );
    }
  });

  test(`CALM-15 the prototype says first that it is not functional, and shows its two questions on request; examples on the legal pages say once that they are examples (${locale})`, async ({
    page,
  }) => {
    await page.goto(at('/diagnostics/test'));
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: assessmentNotice.title[locale] })).toContainText(
      assessmentNotice.text[locale],
    );
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(assessmentNotice.title[locale]);
    const samples = questions.map(({ question }) => main.getByRole('heading', { name: question[locale] }));
    for (const sample of samples) await expect(sample).toBeHidden();
    await main.getByText(sampleQuestionsTitle[locale], { exact: true }).click();
    for (const sample of samples) await expect(sample).toBeVisible();

    for (const path of ['/impressum', '/datenschutz']) {
      await page.goto(at(path));
      await expect(page.getByText(say(locale, pagePartWords.examplesNotice))).toBeVisible();
      await expect(page.getByText(say(locale, pagePartWords.exampleMark))).toHaveCount(0);
    }
  });

  test(`a found thing can also be reported with the contact form, which is begun (${locale})`, async ({ page }) => {
    await visit(page, at('/services/find-the-lost'));
    await page.getByRole('link', { name: findTheLostContact.label[locale] }).click();
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue(
      findTheLostContact.message[locale].trim(),
    );
    await expect(page.getByLabel(say(locale, contactWords.reason), { exact: true })).toHaveValue('find-the-lost');
  });
}

test('SERV-01 SERV-02 the English words of the specification', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'More services coming soon' })).toBeVisible();
  await page.goto('/diagnostics');
  const names = ['Self', 'Community', 'Official Diagnostic', 'Our Approach', 'Supporting Your Journey'];
  expect(await namesIn(page.getByRole('main'), 'heading')).toEqual(expect.arrayContaining(names));
});
