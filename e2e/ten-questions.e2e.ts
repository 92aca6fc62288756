import type { Page } from '@playwright/test';
import type { Passage } from '#content/blocks/passage.ts';
import { pathways } from '#content/diagnostics/diagnostics.ts';
import { lostPassages } from '#content/found/lost-something.ts';
import { barWords } from '#content/frame/bar.ts';
import { headerWords } from '#content/frame/header.ts';
import { writingLines } from '#content/help-now.ts';
import { homeWords } from '#content/home.ts';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { services } from '#content/services/services.ts';
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
import { inLocale, type Localized, splitLocale } from '#contract/locale.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { wordsOf } from './support/read-built.ts';
import { htmlOf } from './support/weight.ts';

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

/** A question that the page of a subject answers. `then`: what is pressed there. */
const bySubject = (asked: string, page: keyof typeof pageNames, answer: Question['answer'], ...then: Localized[]) => ({
  asked,
  taps: [homeWords.toResources, pageNames[page], ...then],
  answer,
});

const questions: readonly Question[] = [
  bySubject('My son was just diagnosed', 'diagnostics/first-weeks', partOf(firstWeeks.passages, 'weeks', 'free')),
  bySubject('How do I get extra time at school?', 'resources/school', partOf(school.passages, 'what', 'list')),
  bySubject(
    'I cannot cope at home alone: who pays for help?',
    'resources/care',
    partOf(care.passages, 'grade', 'money'),
  ),
  bySubject(
    'Everything is too loud, I have to get out of here',
    'resources/overload',
    partOf(overload.passages, 'now', 'list'),
  ),
  bySubject(
    'A boy in my class throws chairs and cannot stop',
    'resources/meltdown',
    forTeachers(meltdown),
    filterWords.teachers,
  ),
  bySubject(
    'I am exhausted and nothing works any more: is that burnout or depression?',
    'resources/burnout',
    partOf(burnout.passages, 'known', 'depression'),
  ),
  bySubject('I cannot sleep', 'resources/sleep', partOf(sleep.passages, 'try', 'list')),
  bySubject(
    'The doctor suggests Ritalin for my daughter: what are the side effects?',
    'resources/medication',
    partOf(medication.passages, 'effects', 'effects'),
  ),
  bySubject(
    'My daughter hates the gym hall: what else is there?',
    'resources/exercise',
    partOf(exercise.passages, 'helps', 'list'),
  ),
  {
    asked: 'I cannot make phone calls and feel awful',
    taps: [barWords.help],
    answer: writingLines[0]?.name ?? { en: '', de: '' },
  },
  {
    asked: 'I think I have ADHD: how does an adult get a diagnosis?',
    taps: [homeWords.diagnosticsOpen, { en: 'ADHD: adults', de: 'ADHS: Erwachsene' }],
    answer: partOf(pathways, 'adhd-adults', 'who'),
  },
  {
    asked: 'I have lost my keys',
    taps: [headerWords.menu, pageNames.services, ...services.flatMap(({ beside }) => beside?.label ?? [])],
    answer: partOf(lostPassages, 'what-we-do', 'list'),
  },
  {
    asked: 'I would like to give some money',
    taps: [headerWords.menu, pageNames.support],
    answer: ways.lead,
  },
];

// Every second one is walked in German; in the other language the page has the answer, too.
for (const [locale, other, rest] of [
  ['en', 'de', 0],
  ['de', 'en', 1],
] as const)
  test(`each question is answered after at most ${most} taps, in our own text (${locale})`, async ({ page }) => {
    for (const { asked, taps, answer } of questions.filter((_, index) => index % 2 === rest))
      await test.step(asked, async () => {
        expect(taps.length).toBeLessThanOrEqual(most);
        await visit(page, inLocale('/', locale));
        for (const tap of taps) await press(page, tap[locale]);
        for (const words of [answer[locale]].flat())
          await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
        const { path } = splitLocale(new URL(page.url()).pathname);
        const said = wordsOf(htmlOf(inLocale(path, other)));
        for (const words of [answer[other]].flat()) expect(said).toContain(words);
      });
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
