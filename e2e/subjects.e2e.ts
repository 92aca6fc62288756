import { pages, type SubjectId } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { audiences } from '#content/resources/resource.ts';
import { subjectGroups, subjectWords } from '#content/subjects/subject-words.ts';
import type { Subject } from '#content/subjects/subject.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { heardIn } from './support/heard.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { wordsOf } from './support/read-built.ts';
import { htmlOf } from './support/weight.ts';

const texts = Object.entries(subjects) as [SubjectId, Subject][];

for (const locale of inGerman) {
  test(`RES-11 RES-12 every subject says what it is, when it was read and what to do next (${locale})`, async ({
    page,
  }) => {
    // As it was built: every page is looked at in pages.sweep.e2e.ts.
    for (const [id, text] of texts) {
      const [, main = ''] = /<main(.*)<\/main>/su.exec(htmlOf(inLocale(pages[id], locale))) ?? [];
      const parts = (tag: string) =>
        [...main.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gsu'))].map(([each]) => wordsOf(each));
      expect(parts('h1')).toEqual([pageNames[id][locale]]);
      const words = wordsOf(main);
      expect(words).toContain(text.lead[locale]);
      expect(words).toMatch(/(As of|Stand:) November 2026\./u);
      expect([id, parts('h2')]).toEqual([id, expect.arrayContaining([say(locale, subjectWords.steps)])]);
      for (const audience of audiences)
        expect(
          parts('summary').filter((each) => each.includes(say(locale, filterWords[audience]))),
          id,
        ).toHaveLength(text.forWhom?.[audience] ? 1 : 0);
      expect([id, parts('a').some((each) => each.includes(say(locale, text.next.label)))]).toEqual([id, true]);
      // Nothing of the marks for links is left in the text.
      expect(words).not.toContain('](');
    }
    // One as it is seen.
    const [id, text] = texts[0] ?? [];
    if (!id || !text) throw new Error('There is no subject.');
    await page.goto(inLocale(pages[id], locale));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames[id][locale]);
    await expect(main.getByText(text.lead[locale])).toBeVisible();
    await expect(main.getByText(/^(As of|Stand:) November 2026\./u)).toBeVisible();
    await expect(main.getByRole('heading', { name: say(locale, subjectWords.steps), exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: say(locale, text.next.label) })).toBeVisible();
  });

  test(`all subjects are listed below their groups on the page of all resources (${locale})`, async ({ page }) => {
    await visit(page, inLocale('/resources', locale));
    // What follows a heading is below it, until the next one.
    let below = '';
    const links = (await heardIn(page.getByRole('main'))).map(({ role, name, to }) => {
      if (role === 'heading') below = name;
      return { role, below, name, to };
    });
    for (const [id, { group }] of texts)
      expect(links).toContainEqual({
        role: 'link',
        below: say(locale, subjectGroups[group]),
        name: pageNames[id][locale],
        to: inLocale(pages[id], locale),
      });
  });
}
