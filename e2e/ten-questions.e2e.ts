import type { Page } from '@playwright/test';
import type { Passage } from '#content/blocks/passage.ts';
import { pathways } from '#content/diagnostics/diagnostics.ts';
import { barWords } from '#content/frame/bar.ts';
import { headerWords } from '#content/frame/header.ts';
import { writingLines } from '#content/help-now.ts';
import { homeWords } from '#content/home.ts';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { burnout } from '#content/subjects/burnout.ts';
import { care } from '#content/subjects/care.ts';
import { exercise } from '#content/subjects/exercise.ts';
import { firstWeeks } from '#content/subjects/first-weeks.ts';
import { medication } from '#content/subjects/medication.ts';
import { meltdown } from '#content/subjects/meltdown.ts';
import { overload } from '#content/subjects/overload.ts';
import { school } from '#content/subjects/school.ts';
import { sleep } from '#content/subjects/sleep.ts';
import { ways } from '#content/support/support.ts';
import { inLocale, locales, type Localized } from '#contract/locale.ts';
import { visit } from './alive.ts';
import { expect, test } from './live-test.ts';

// A phone: there a visitor has the least in sight.
test.use({ viewport: { width: 360, height: 740 } });

/** What a visitor has, presses, and reads then. The last is part of our own text, so that nobody answers by a heading. */
type Question = {
  readonly asked: string;
  readonly taps: readonly Localized[];
  readonly answer: Localized<string | readonly string[]>;
};

const most = 3;

/** A paragraph or a list of a text. */
function partOf(passages: readonly Passage[], id: string, part: string): Question['answer'] {
  const found = passages.find((passage) => passage.id === id)?.parts[part];
  if (!found) throw new Error(`No part ${part} in ${id}`);
  return found;
}

function forTeachers({ forWhom }: typeof meltdown): Question['answer'] {
  if (!forWhom?.teachers) throw new Error('Nothing for teachers');
  return forWhom.teachers;
}

const subjects = homeWords.toResources;

const questions: readonly Question[] = [
  {
    asked: 'My son was just diagnosed',
    taps: [subjects, pageNames['diagnostics/first-weeks']],
    answer: partOf(firstWeeks.passages, 'weeks', 'free'),
  },
  {
    asked: 'How do I get extra time at school?',
    taps: [subjects, pageNames['resources/school']],
    answer: partOf(school.passages, 'what', 'list'),
  },
  {
    asked: 'I cannot cope at home alone: who pays for help?',
    taps: [subjects, pageNames['resources/care']],
    answer: partOf(care.passages, 'grade', 'money'),
  },
  {
    asked: 'I cannot make phone calls and feel awful',
    taps: [barWords.help],
    answer: writingLines[0]?.name ?? { en: '', de: '' },
  },
  {
    asked: 'Everything is too loud, I have to get out of here',
    taps: [subjects, pageNames['resources/overload']],
    answer: partOf(overload.passages, 'now', 'list'),
  },
  {
    asked: 'A boy in my class throws chairs and cannot stop',
    taps: [subjects, pageNames['resources/meltdown'], filterWords.teachers],
    answer: forTeachers(meltdown),
  },
  {
    asked: 'I am exhausted and nothing works any more: is that burnout or depression?',
    taps: [subjects, pageNames['resources/burnout']],
    answer: partOf(burnout.passages, 'known', 'depression'),
  },
  {
    asked: 'I cannot sleep',
    taps: [subjects, pageNames['resources/sleep']],
    answer: partOf(sleep.passages, 'try', 'list'),
  },
  {
    asked: 'The doctor suggests Ritalin for my daughter: what are the side effects?',
    taps: [subjects, pageNames['resources/medication']],
    answer: partOf(medication.passages, 'effects', 'effects'),
  },
  {
    asked: 'My daughter hates the gym hall: what else is there?',
    taps: [subjects, pageNames['resources/exercise']],
    answer: partOf(exercise.passages, 'helps', 'list'),
  },
  {
    asked: 'I think I have ADHD: how does an adult get a diagnosis?',
    taps: [homeWords.diagnosticsOpen, { en: 'ADHD: adults', de: 'ADHS: Erwachsene' }],
    answer: partOf(pathways, 'adhd-adults', 'who'),
  },
  {
    asked: 'I would like to give some money',
    taps: [headerWords.menu, pageNames.support],
    answer: ways.lead,
  },
];

for (const locale of locales)
  for (const { asked, taps, answer } of questions)
    test(`“${asked}” is answered after ${taps.length} of ${most} taps (${locale})`, async ({ page }) => {
      expect(taps.length).toBeLessThanOrEqual(most);
      await visit(page, inLocale('/', locale));
      for (const tap of taps) await press(page, tap[locale]);
      for (const words of [answer[locale]].flat())
        await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    });

/** Presses what is called so and can be seen: a link, a button, or what opens a part of the page. */
async function press(page: Page, name: string): Promise<void> {
  const called = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.locator('summary', { hasText: name }))
    .filter({ visible: true });
  await called.first().click();
}
