import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { stepWords, summaryWords } from '#content/diagnostics/assessment-steps.ts';
import { assessmentStart, questionCounter, questions, questionTypes } from '#content/diagnostics/assessment.ts';
import { formWords } from '#content/forms/form.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './islands-awake.ts';
import { expect } from './live-test.ts';

const [choice, line] = questions;

if (choice?.type !== 'multiple-choice' || line?.type !== 'slider') throw new Error('The two sample questions changed.');

/** The answers to the first question. */
export const options = Object.values(choice.options);

/** What the assessment shows, by the names a visitor knows. */
export function assessment(page: Page, locale: Locale = 'en') {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const towards = (end: string) => button(say(locale, stepWords.towards, { end }));
  return {
    main,
    start: button(assessmentStart.open[locale]),
    question: (index: 0 | 1) =>
      main.getByRole('heading', { level: 2, name: questions[index]?.question[locale] ?? '', exact: true }),
    counter: (index: 0 | 1, type: keyof typeof questionTypes) => {
      const words = say(locale, questionCounter, { number: index + 1, count: '2' });
      // The sample questions, which can be read before the start, are hidden meanwhile.
      return main.getByRole('article').getByText(`${words} · ${questionTypes[type][locale]}`, { exact: true });
    },
    option: (index: number) => main.getByRole('radio', { name: options[index]?.[locale] ?? '', exact: true }),
    options: main.getByRole('radio'),
    slider: main.getByRole('slider', { name: stepWords.line[locale] }),
    less: towards(line?.type === 'slider' ? line.minLabel[locale] : ''),
    more: towards(line?.type === 'slider' ? line.maxLabel[locale] : ''),
    never: main.getByRole('checkbox', { name: stepWords.neverConsidered[locale] }),
    feedback: main.getByRole('textbox', { name: `${stepWords.feedback[locale]} ${say(locale, formWords.optional)}` }),
    previous: button(stepWords.previous[locale]),
    next: button(stepWords.next[locale]),
    takeBack: button(stepWords.takeBack[locale]),
    toSummary: button(stepWords.toSummary[locale]),
    summary: main.getByRole('region', { name: summaryWords.title[locale] }),
    summaryTitle: main.getByRole('heading', { level: 2, name: summaryWords.title[locale] }),
  };
}

/** Comes to the first question. */
export async function beginAssessment(page: Page, locale: Locale = 'en') {
  await visit(page, inLocale(pathTo('diagnostics/test'), locale));
  const test = assessment(page, locale);
  await test.start.click();
  await expect(test.question(0)).toBeFocused();
  return test;
}
