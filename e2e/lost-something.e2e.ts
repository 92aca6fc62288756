import type { Page } from '@playwright/test';
import { statusLink } from '#content/contact/status-link.ts';
import { formWords } from '#content/forms/form.ts';
import { lostAsked, lostForm, lostSent } from '#content/found/lost-form.ts';
import { lostChecklist, lostSteps, lostWords } from '#content/found/lost-something.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { services } from '#content/services/services.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { reasons } from '#contract/reasons.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import {
  answersIn,
  bodiesSent,
  fillReport,
  foundReport,
  storedReport,
  wholeReport,
} from './support/find-the-lost-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll } from './support/page-checks.ts';

const path = '/services/lost-something';

const lostReport = (page: Page, locale: Locale) => foundReport(page, locale, { form: lostForm, sent: lostSent });

for (const locale of inGerman) {
  test(`FIND-18 it is found from the services and by looking for lost keys; something lost is told with the same five, to the team alone; what follows from leaving no address is named before it is sent (${locale})`, async ({
    page,
    live,
  }) => {
    await visit(page, inLocale('/services', locale));
    await page.getByRole('link', { name: services[0]?.beside?.label[locale] ?? '' }).click();
    await expect(page).toHaveURL(inLocale(path, locale));
    await page.getByRole('button', { name: say(locale, searchBoxWords.open) }).click();
    await page.getByLabel(say(locale, searchBoxWords.label)).fill('Schlüssel verloren');
    await expect(page.getByRole('dialog').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${inLocale(path, locale)}(?:#|$)`, 'u'),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    const report = lostReport(page, locale);
    await report.item.focus();
    await expect(report.submit).toHaveAttribute('type', 'submit');
    await expect(report.use).toHaveCount(0);
    const photo = page.getByLabel(foundPhoto.label[locale], { exact: true });
    await expect(photo).toHaveAccessibleDescription(lostAsked.photoHint[locale]);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    const answers = wholeReport();
    await fillReport(report, answers);
    await report.day.fill('2026-05-31');
    await page.reload();
    await expect(report.submit).toHaveAttribute('type', 'submit');
    expect(await answersIn(report)).toEqual({ ...answers, phone: '' });
    await expect(report.day).toHaveValue('2026-05-31');
    const bodies = bodiesSent(page);
    await report.submit.click();
    await expect(report.submitted).toBeFocused();
    await expect(page.getByText(lostSent.compare[locale])).toBeVisible();
    await expect(page.getByRole('link', { name: statusLink.link[locale] })).toHaveAttribute('href', /\/status\//u);
    expect(bodies).toMatchObject([
      { reason: 'lost-item', page: inLocale(path, locale), thing: { item: answers.item, day: '2026-05-31' } },
    ]);
    const { reference, stored } = await storedReport(page, live);
    expect(stored).toHaveLength(1);
    // The frame of the mail is in the team's language.
    expect((await live.mailAbout(reference)).mail.subject).toContain(reasons['lost-item'].de);
    expect(await axeFaults(page)).toEqual([]);

    await report.again.click();
    await expect(report.email).toHaveAccessibleDescription(lostAsked.emailHint[locale]);
    await report.item.fill('Key');
    await report.submit.click();
    await expect(report.dialog).toContainText(lostAsked.unreachable[locale]);
    await report.asIs.click();
    await expect(page.getByText(lostSent.noAnswer[locale])).toBeVisible();
  });

  test(`FIND-18 CALM-05 without JavaScript it arrives too, or comes back with what was typed (${locale})`, async ({
    browser,
    live,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${live.url}${inLocale(path, locale)}`);
    const report = lostReport(page, locale);
    await page.locator('summary').filter({ hasText: lostChecklist.title[locale] }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(lostSteps[locale].length);
    await page.getByRole('checkbox').first().check();
    await report.submit.filter({ visible: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${say(locale, formWords.errorTitle, { title: '' })}`, 'u'));
    await expect(report.problems.getByRole('link')).toHaveText([lostForm.empty[locale]]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lostWords.title[locale]);
    const answers = wholeReport();
    await fillReport(report, answers);
    await report.submit.filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=EC-/u);
    const all = (await live.stored()).filter(({ message }) => message.includes(answers.description));
    expect(all).toMatchObject([{ name: 'Ada' }]);
    await page.close();
  });
}
