import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { placeWords, stepWords, summaryWords } from '#content/diagnostics/assessment-steps.ts';
import {
  assessmentNotice,
  assessmentRules,
  assessmentStart,
  questions,
  sampleQuestionsTitle,
} from '#content/diagnostics/assessment.ts';
import { formWords } from '#content/forms/form.ts';
import { headerWords } from '#content/frame/header.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { assessment, beginAssessment, options } from './support/assessment.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { enlargeText } from './support/large-text.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { stopClock } from './support/stopped-clock.ts';

/** Everything that a page could keep or give away. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    address: location.href,
  }));

test('TEST-01 TEST-02 TEST-03 TEST-04 TEST-05 TEST-06 TEST-07 CALM-15 the words of the specification, from the notice to the end', async ({
  page,
}) => {
  await visit(page, '/diagnostics/test');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('This prototype is NOT functional');
  const notice = main.getByRole('region', { name: 'This prototype is NOT functional' });
  await expect(notice).toContainText('It collects no data.');
  await expect(main.getByText('Two sample questions', { exact: false }).first()).toBeVisible();
  const noticeBox = await notice.boundingBox();
  const start = main.getByRole('button', { name: 'Explore Prototype' });
  expect(noticeBox?.y).toBeLessThan((await start.boundingBox())?.y ?? 0);
  await start.click();

  // The sample questions, which can be read before the start, are hidden meanwhile.
  const question = main.getByRole('article');
  await expect(question.getByText('Question 1 of 2 · Multiple choice')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  const names = ['Written explanations', 'Watching demonstrations', 'Hands-on experience', 'Verbal explanations'];
  await expect(main.getByRole('radio')).toHaveCount(4);
  for (const name of names) await expect(main.getByRole('radio', { name, exact: true })).not.toBeChecked();
  const previous = main.getByRole('button', { name: 'Previous', exact: true });
  const next = main.getByRole('button', { name: 'Next', exact: true });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toHaveAccessibleDescription('“Previous” is switched off: this is the first question.');
  await previous.press('Enter');
  await expect(question.getByText('Question 1 of 2')).toBeVisible();

  await main.getByText('Show More Info').click();
  await expect(question.getByText('What it means:')).toBeVisible();
  await expect(question.getByText('Why we ask:')).toBeVisible();
  await expect(main.getByText('Hide More Info')).toBeVisible();
  await main.getByRole('textbox', { name: 'What would make this question easier? (optional)' }).fill('A picture.');
  await next.click();

  await expect(question.getByText('Question 2 of 2 · Slider')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(main.getByText('Show More Info')).toBeVisible();
  await expect(question.getByText('What it means:')).toBeHidden();
  await expect(main.getByRole('textbox')).toHaveValue('');
  const slider = main.getByRole('slider');
  for (const [name, value] of Object.entries({ min: '0', max: '100', step: '1', 'aria-valuetext': 'Not answered yet' }))
    await expect(slider).toHaveAttribute(name, value);
  await expect(slider).toHaveValue('50');
  await expect(question.getByText('Barely Notice', { exact: true })).toBeVisible();
  await expect(question.getByText('Very Intensely', { exact: true })).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription('“Next” is switched off: this is the last question.');
  await next.press('Enter');
  await expect(question.getByText('Question 2 of 2')).toBeVisible();

  await slider.press('End');
  await main.getByRole('checkbox', { name: 'I have never considered this' }).check();
  await expect(slider).toBeDisabled();
  await expect(slider).toHaveValue('0');
  await expect(
    main.getByText('The slider is switched off because you ticked “I have never considered this”.'),
  ).toBeVisible();
  await main.getByRole('checkbox').uncheck();
  await expect(slider).toBeEnabled();
  await expect(slider).toHaveValue('100');

  await previous.click();
  await expect(main.getByRole('textbox')).toHaveValue('A picture.');
  await expect(question.getByText('What it means:')).toBeHidden();
});

for (const locale of locales) {
  test(`TEST-01 TEST-02 TEST-05 TEST-06 TEST-07 CALM-20 every step is sound and says its words (${locale})`, async ({
    page,
  }) => {
    // What axe judges has no language: in English where it is wide, in German where it is narrow.
    const lookAt = (step: string) => test.step(step, () => expectSound(page, [locale === 'en' ? 1280 : 360]));
    await visit(page, inLocale(pathTo('diagnostics/test'), locale));
    const shown = assessment(page, locale);
    await expect(shown.main).toContainText(assessmentNotice.text[locale]);
    for (const rule of assessmentRules[locale]) await expect(shown.main.getByText(rule)).toBeVisible();
    await lookAt('before the start');
    await shown.start.click();

    await expect(shown.question(0)).toBeFocused();
    await expect(shown.counter(0, 'multiple-choice')).toBeVisible();
    await expect(shown.main.getByText(stepWords.notice[locale])).toBeVisible();
    await expect(shown.main.getByText(stepWords.feedbackHint[locale])).toBeVisible();
    await expect(shown.previous).toHaveAccessibleDescription(stepWords.isFirst[locale]);
    await expect(shown.options).toHaveCount(4);
    const timesHeard = async (index: 0 | 1) =>
      (await shown.main.ariaSnapshot()).split(questions[index]?.question[locale] ?? '').length - 1;
    expect(await timesHeard(0)).toBe(1);
    await shown.option(2).check();
    await shown.main.getByText(stepWords.showMore[locale]).click();
    await expect(shown.main.getByText(stepWords.hideMore[locale])).toBeVisible();
    await lookAt('a choice');
    await shown.next.click();

    await expect(shown.question(1)).toBeFocused();
    await expect(shown.counter(1, 'slider')).toBeVisible();
    expect(await timesHeard(1)).toBe(1);
    await expect(shown.main.getByText(stepWords.notice[locale])).toBeVisible();
    await expect(shown.next).toHaveAccessibleDescription(stepWords.isLast[locale]);
    await lookAt('a slider that nobody touched');
    await shown.never.check();
    await expect(shown.main.getByText(stepWords.sliderIsOff[locale])).toBeVisible();
    await lookAt('never considered');
    await shown.toSummary.click();

    await expect(shown.summaryTitle).toBeFocused();
    await expect(shown.summary).toContainText(summaryWords.isNoResult[locale]);
    await expect(shown.summary).toContainText(`${summaryWords.answer[locale]} ${options[2]?.[locale]}`);
    await expect(shown.summary).toContainText(summaryWords.neverConsidered[locale]);
    for (const [name, id] of [
      [summaryWords.toDiagnostics, 'diagnostics'],
      [summaryWords.toHelp, 'help-now'],
    ] as const)
      await expect(shown.main.getByRole('link', { name: name[locale] })).toHaveAttribute(
        'href',
        inLocale(pathTo(id), locale),
      );
    await lookAt('the summary');
  });
}

test('TEST-06 CALM-17 the slider: keys, single clicks, and no answer until it is touched', async ({ page }) => {
  const shown = await beginAssessment(page);
  // The time in which a second press counts as the same does not pass: a press elsewhere is an answer at once.
  await stopClock(page);
  await shown.next.click();
  await expect(shown.question(1)).toBeFocused();
  const text = (words: string) => expect(shown.slider).toHaveAttribute('aria-valuetext', words);

  await test.step('one click on the handle, where it waits, is an answer', async () => {
    await text('Not answered yet');
    await shown.slider.click();
    await expect(shown.slider).toHaveValue('50');
    await text(`50: ${placeWords.middle.en}`);
    await shown.takeBack.click();
    await text('Not answered yet');
    await expect(shown.slider).toBeFocused();
  });
  await test.step('its label alone is no answer', async () => {
    await shown.main.getByText(stepWords.line.en).click();
    await text('Not answered yet');
  });
  await test.step('keys', async () => {
    await shown.slider.press('ArrowRight');
    await text('51: between the middle and “Very Intensely”');
    await shown.slider.press('End');
    await text('100: “Very Intensely”');
    await shown.slider.press('Home');
    await text('0: “Barely Notice”');
    await shown.slider.press('PageUp');
    await text('10: close to “Barely Notice”');
  });
  await test.step('the line and the buttons', async () => {
    const box = await shown.slider.boundingBox();
    const at = { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 };
    await shown.slider.click({ position: at });
    const value = Number(await shown.slider.inputValue());
    expect(value).toBeGreaterThan(80);
    await shown.more.click();
    await expect(shown.slider).toHaveValue(String(value + 1));
    await shown.less.click();
    await shown.less.press('Enter');
    await expect(shown.slider).toHaveValue(String(value - 1));
    for (const button of [shown.less, shown.more]) {
      await expect(button, 'its title is its name: beside another it is said again').not.toHaveAttribute('aria-label');
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('with text of twice the size the words at its ends stay whole', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enlargeText(page);
    for (const end of ['Barely Notice', 'Very Intensely']) {
      const lines = await shown.main.getByText(end, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, end).toBe(2);
    }
  });
});

test('TEST-02 TEST-04 by keyboard alone; Back and Forward keep the answers, which are nowhere but on the page', async ({
  page,
}) => {
  await visit(page, '/diagnostics/test');
  const before = await kept(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === new URL(page.url()).origin;
    if (!isOurs || request.method() !== 'GET' || !request.url().includes('/assets/')) sent.push(request.url());
  });
  const shown = assessment(page);
  await shown.start.focus();
  await page.keyboard.press('Enter');
  await expect(shown.question(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown.main.getByText('Hide More Info')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(shown.option(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(shown.takeBack).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Private words');
  await expect(shown.feedback).toHaveValue('Private words');
  await page.keyboard.press('Tab');
  await expect(shown.previous).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown.question(1)).toBeFocused();
  await shown.slider.press('ArrowLeft');

  await test.step('the link to the content leads to no other step', async () => {
    await page.getByRole('link', { name: headerWords.skip.en }).press('Enter');
    await expect(page).toHaveURL(/#main$/u);
    await expect(shown.question(1)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/test$/u);
    await expect(shown.question(1)).toBeVisible();
  });
  await page.goBack();
  await expect(shown.question(0)).toBeFocused();
  await expect(shown.option(1)).toBeChecked();
  await expect(shown.feedback).toHaveValue('Private words');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeFocused();
  await page.goForward();
  await expect(shown.option(1)).toBeChecked();
  await page.goForward();
  await expect(shown.slider).toHaveValue('49');
  expect(await kept(page)).toEqual(before);
  expect(sent).toEqual([]);

  await page.reload();
  await expect(shown.start).toBeVisible();
  await shown.start.click();
  await expect(shown.question(0)).toBeFocused();
  await expect(shown.option(1)).not.toBeChecked();
  await expect(shown.feedback).toHaveValue('');
  await shown.option(0).check();
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await shown.start.click();
  await expect(shown.question(0)).toBeFocused();
  await expect(shown.option(0)).not.toBeChecked();
});

test('TEST-01 CALM-03 on a slow line: said in words, begun once, and whoever has gone on is not fetched back; a lost connection is said, and the next press works', async ({
  page,
}) => {
  const steps = '**/assets/assessment.island-*.js';
  const hold = () => holdReact(page, steps);
  const shown = assessment(page);

  await test.step('without a connection', async () => {
    await visit(page, '/diagnostics/test');
    await page.context().setOffline(true);
    await shown.start.click();
    await expect(shown.main.getByText(assessmentStart.failed.en)).toBeVisible();
    await expect(shown.start).toBeFocused();
    await page.context().setOffline(false);
    await shown.start.click();
    await expect(shown.question(0)).toBeFocused();
  });
  await test.step('left while it loads', async () => {
    await visit(page, '/diagnostics/test');
    const letGo = await hold();
    await shown.start.click();
    await expect(page.locator('.waits')).toHaveText(formWords.loading.en);
    await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveURL('/projects');
    letGo();
    // A second walk: had the first been undone, this one would start elsewhere.
    await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/team');
    await page.goBack();
    await expect(page).toHaveURL('/projects');
    await page.unroute(steps);
  });
  await test.step('pressed twice while it loads', async () => {
    await visit(page, '/projects');
    await visit(page, '/diagnostics/test');
    const letGo = await hold();
    await shown.start.dblclick();
    letGo();
    await expect(shown.question(0)).toBeFocused();
    await expect(page.locator('.waits')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: assessmentStart.title.en })).toBeFocused();
    // On a busy machine the second press comes later than the time in which it counts as the same.
    await stopClock(page);
    await shown.start.dblclick();
    await expect(shown.question(0)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: assessmentStart.title.en })).toBeFocused();
  });
});

test('TEST-01 without JavaScript both questions can be read, and no button is there that does nothing', async ({
  browser,
  live,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: live.url });
  for (const locale of locales) {
    await page.goto(inLocale(pathTo('diagnostics/test'), locale));
    const main = page.getByRole('main');
    await expect(main.locator('[data-unscripted]')).toHaveText(assessmentStart.needsScripts[locale]);
    await expect(main.locator('[data-unscripted]')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByText(sampleQuestionsTitle[locale], { exact: true }).click();
    for (const { question, explanation, why } of questions) {
      await expect(main.getByRole('heading', { name: question[locale] })).toBeVisible();
      await expect(main.getByText(explanation[locale])).toBeVisible();
      await expect(main.getByText(why[locale])).toBeVisible();
    }
  }
  await page.close();
});
