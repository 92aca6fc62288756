import { pages, type SubjectId, subjectPages } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { filterWords } from '#content/resources/filter.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import { resourcesWords } from '#content/resources/resources.ts';
import { subjectGroups } from '#content/subjects/subject-words.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { heardIn } from './support/heard.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inEnglish } from './support/one-language.ts';
import { wordsOf } from './support/read-built.ts';
import { htmlOf } from './support/weight.ts';

/** The ten categories, the page above them, and the three pages below media. */
const resourceCategoriesAndMore = resourceCategories.length + 4;

const resourcePages = (Object.keys(pageNames) as (keyof typeof pageNames & keyof typeof pages)[]).filter(
  (id) => id.startsWith('resources') || id in subjectPages,
);

/** What the navigation at the end of a page is called, and how many links it has. */
function navigationOf(id: (typeof resourcePages)[number]) {
  const group = id in subjectPages ? subjects[id as SubjectId].group : undefined;
  if (!group) return { name: resourceWords.nav, count: resourceCategoriesAndMore };
  // A subject leads to those that belong together with it, and to the page of everything.
  return {
    name: subjectGroups[group],
    count: Object.values(subjects).filter((each) => each.group === group).length + 1,
  };
}

for (const locale of inEnglish) {
  const at = (path: string) => inLocale(path, locale);

  test(`RES-01 from the start page to what is for parents; ten categories, and the filter that stores nothing (${locale})`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    const main = page.getByRole('main');
    const choose = (name: 'all' | 'parents' | 'teachers') =>
      main.getByRole('link', { name: say(locale, filterWords[name]), exact: true });
    await choose('parents').click();
    await expect(page).toHaveURL(/\/resources\?for=parents#h-collections$/u);
    // What was chosen is seen, and not a page that looks like any other.
    await expect(page.getByRole('heading', { name: resourcesWords.collections[locale] })).toBeInViewport();
    await expect(choose('parents')).toHaveAttribute('aria-current', 'true');
    // Not collections alone: most of what parents come for stands among the subjects.
    await expect(page.getByText('For parents: ADHD in children')).toBeVisible();
    await choose('all').click();
    await expect(page.getByText('For parents: ADHD in children')).toBeHidden();

    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(10);
    for (const [index, { item }] of resourceCategories.entries()) {
      const card = await heardIn(cards.nth(index));
      expect(card.find(({ role }) => role === 'heading')?.name).toBe(item.name[locale]);
      expect(card.filter(({ role }) => role === 'link').map(({ to }) => to)).toEqual([at(item.path)]);
    }
    await choose('teachers').click();
    await expect(page).toHaveURL(/for=teachers/u);
    const forTeachers = resourceCategories.filter(({ forWhom }) => forWhom.includes('teachers'));
    await expect(cards).toHaveCount(forTeachers.length);
    const count = { shown: String(forTeachers.length), all: '10' };
    await expect(main.getByRole('status')).toHaveText(say(locale, filterWords.shown, count));
    await expect(page.getByText('For teachers: school')).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(10);
    await expect(page.getByText('For teachers: school')).toBeHidden();
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  });

  test(`RES-01 without scripts the filter is links that the server answers (${locale})`, async ({ browser, live }) => {
    const page = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
    await page.goto(at('/resources'));
    await page.getByRole('link', { name: say(locale, filterWords.parents) }).click();
    const forParents = resourceCategories.filter(({ forWhom }) => forWhom.includes('parents'));
    for (const { item, forWhom } of resourceCategories)
      await expect(page.locator(`#${item.id}`)).toBeVisible({ visible: forWhom.includes('parents') });
    const count = { shown: String(forParents.length), all: '10' };
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say(locale, filterWords.shown, count));
    await page.close();
  });

  test(`RES-14 every resource page ends with the same navigation (${locale})`, async ({ page }) => {
    // As it was built: every page is looked at in pages.sweep.e2e.ts.
    for (const id of resourcePages) {
      const [, title = '', links = ''] =
        /<nav[^>]* aria-labelledby="resource-nav"><h2 id="resource-nav">(.*?)<\/h2>(.*?)<\/nav><\/div><\/main>/su.exec(
          htmlOf(at(pages[id])),
        ) ?? [];
      const { name, count } = navigationOf(id);
      expect([id, wordsOf(title)]).toEqual([id, say(locale, name)]);
      expect([id, links.match(/<a /gu)?.length]).toEqual([id, count]);
      const current = [...links.matchAll(/<a aria-current="page"[^>]*>(.*?)<\/a>/gsu)].map(([, each = '']) => each);
      expect(current.map(wordsOf)).toEqual([pageNames[id][locale]]);
    }
    // One of each kind as it is heard.
    for (const id of ['resources/books', 'resources/sleep'] as const) {
      await page.goto(at(pages[id]));
      const { name, count } = navigationOf(id);
      const navigation = page.getByRole('navigation', { name: say(locale, name) });
      await expect(navigation.getByRole('link')).toHaveCount(count);
      await expect(navigation.locator('[aria-current=page]')).toHaveText(pageNames[id][locale]);
    }
  });
}
