import { pages, type SubjectId } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { audiences } from '#content/resources/resource.ts';
import { subjectGroups, subjectWords } from '#content/subjects/subject-words.ts';
import type { Subject } from '#content/subjects/subject.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

const texts = Object.entries(subjects) as [SubjectId, Subject][];

for (const locale of inGerman) {
  test(`RES-11 RES-12 every subject says what it is, when it was read and what to do next (${locale})`, async ({
    page,
  }) => {
    for (const [id, text] of texts) {
      await page.goto(inLocale(pages[id], locale));
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames[id][locale]);
      await expect(main.getByText(text.lead[locale])).toBeVisible();
      await expect(main.getByText(/^(As of|Stand:) November 2026\./u)).toBeVisible();
      await expect(main.getByRole('heading', { name: say(locale, subjectWords.steps), exact: true })).toBeVisible();
      for (const audience of audiences)
        await expect(main.locator('summary', { hasText: say(locale, filterWords[audience]) })).toHaveCount(
          text.forWhom?.[audience] ? 1 : 0,
        );
      await expect(main.getByRole('link', { name: say(locale, text.next.label) })).toBeVisible();
      // Nothing of the marks for links is left in the text.
      await expect(main.getByText('](')).toHaveCount(0);
    }
  });

  test(`all subjects are listed below their groups on the page of all resources (${locale})`, async ({ page }) => {
    await visit(page, inLocale('/resources', locale));
    for (const [id, { group }] of texts) {
      const heading = page.getByRole('heading', { level: 3, name: say(locale, subjectGroups[group]), exact: true });
      const link = page
        .getByRole('main')
        .locator('section')
        .filter({ has: heading })
        .getByRole('link', { name: pageNames[id][locale], exact: true });
      await expect(link).toHaveAttribute('href', inLocale(pages[id], locale));
    }
  });
}
