import type { Page } from '@playwright/test';
import { pages, type SubjectId, subjectPages } from '#app/paths.ts';
import { contactWords } from '#content/contact/contact.ts';
import { firstEventWords } from '#content/contact/first-event.ts';
import { pageNames } from '#content/pages.ts';
import { bookWords } from '#content/resources/book-words.ts';
import { books } from '#content/resources/books.ts';
import { communityChannels, communityWords } from '#content/resources/community.ts';
import { comorbidityWords, conditions } from '#content/resources/comorbidity.ts';
import { eventsNext, eventsNow, eventsPassages } from '#content/resources/events.ts';
import { filterWords } from '#content/resources/filter.ts';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import { mediaTiles } from '#content/resources/media.ts';
import { podcastWords } from '#content/resources/podcast-words.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { resourceCategories } from '#content/resources/resources.ts';
import { resourcesWords } from '#content/resources/resources.ts';
import { tiktokCardWords } from '#content/resources/tiktok-words.ts';
import { tiktokCreators } from '#content/resources/tiktok.ts';
import { toolWords } from '#content/resources/tool-words.ts';
import { videoWords } from '#content/resources/video-words.ts';
import { videos } from '#content/resources/videos.ts';
import { everydayHelps } from '#content/subjects/everyday-helps.ts';
import { subjectGroups } from '#content/subjects/subject-words.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { contactForm } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inEnglish } from './support/one-language.ts';

/** The query of the link with this name, as the contact form gets it. */
async function queryOf(page: Page, name: string): Promise<Record<string, string>> {
  const href = await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
  return Object.fromEntries(new URL(href ?? '', page.url()).searchParams);
}

/** The beginning of a text that is longer, as our messages quote it. */
const begun = (text: string, words: number) => `${text.split(' ').slice(0, words).join(' ')}…`;

/** The ten categories, the page above them, and the three pages below media. */
const resourceCategoriesAndMore = resourceCategories.length + 4;

const resourcePages = (Object.keys(pageNames) as (keyof typeof pageNames & keyof typeof pages)[]).filter(
  (id) => id.startsWith('resources') || id in subjectPages,
);

for (const locale of inEnglish) {
  const at = (path: string) => inLocale(path, locale);

  test(`RES-01 ten categories, and the filter that stores nothing (${locale})`, async ({ page }) => {
    await visit(page, at('/resources'));
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(10);
    for (const [index, { item }] of resourceCategories.entries()) {
      await expect(cards.nth(index).getByRole('heading')).toHaveText(item.name[locale]);
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', at(item.path));
    }
    await page.getByRole('link', { name: say(locale, filterWords.teachers) }).click();
    await expect(page).toHaveURL(/for=teachers$/u);
    const forTeachers = resourceCategories.filter(({ forWhom }) => forWhom.includes('teachers'));
    await expect(cards).toHaveCount(forTeachers.length);
    const count = { shown: String(forTeachers.length), all: '10' };
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say(locale, filterWords.shown, count));
    await page.goBack();
    await expect(cards).toHaveCount(10);
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

  test(`RES-02 RES-03 RES-15 four books to buy and to borrow (${locale})`, async ({ page }) => {
    await page.goto(at('/resources/books'));
    for (const { item } of books) {
      const title = item.title[locale];
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const buy = page.getByRole('link', { name: `${say(locale, bookWords.buy)}: ${title}` });
      await expect(buy).toHaveAttribute('href', item.link[locale]);
      expect(await queryOf(page, `${say(locale, bookWords.borrow)}: ${title}`)).toEqual({
        reason: 'borrow',
        book: title,
        source: 'Books Section',
        message: say(locale, bookWords.borrowMessage, { excerpt: title }),
      });
    }
  });

  test(`RES-04 every drawing has a description and leads to its full size (${locale})`, async ({ page, request }) => {
    await page.goto(at('/resources/gallery'));
    for (const { item, title } of galleryImages) {
      await expect(page.getByRole('img', { name: item.description[locale] })).toBeVisible();
      const full = page.getByRole('link', { name: say(locale, galleryWords.full, { title: title[locale] }) });
      await expect(full).toHaveAttribute('href', item.url);
      expect((await request.get(item.url)).headers()['content-type']).toContain('image/svg+xml');
    }
  });

  test(`RES-05 RES-06 RES-15 a tool to visit, six groups that are not open yet, all to discuss (${locale})`, async ({
    page,
  }) => {
    await page.goto(at('/resources/ai-tools'));
    await expect(page.getByRole('link', { name: say(locale, toolWords.visit) })).toHaveCount(1);
    await expect(page.getByRole('link', { name: say(locale, toolWords.discuss) })).toHaveCount(1);
    await page.goto(at('/resources/community'));
    const main = page.getByRole('main');
    await main.getByText(say(locale, toolWords.discuss), { exact: true }).click();
    for (const { item } of communityChannels) {
      const name = item.title[locale];
      await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      await expect(main.getByText(item.description[locale])).toBeVisible();
      expect(await queryOf(page, `${say(locale, toolWords.discuss)}: ${name}`)).toEqual({
        reason: 'talk',
        topic: name,
        source: 'Resources',
        message: say(locale, toolWords.message, {
          begin: item.contactReason[locale],
          excerpt: begun(item.description[locale], 3),
        }),
      });
      expect(await queryOf(page, `${say(locale, toolWords.tell)}: ${name}`)).toEqual({
        reason: 'hello',
        message: say(locale, toolWords.tellMessage, { name }),
      });
    }
    // None is open: nothing leads to one, and nothing is said that nobody knows yet.
    const planned = main.locator('section').filter({ hasText: say(locale, toolWords.planned) });
    await expect(planned).toHaveCount(1);
    await expect(planned.locator('a[href^="http"]')).toHaveCount(0);
    await expect(planned.getByText(say(locale, resourceWords.checked))).toHaveCount(0);
    await expect(main.locator('dl')).toHaveCount(0);
    // Those that others have opened stand before them.
    const already = main.locator('section').filter({ hasText: say(locale, communityWords.before[0].title) });
    await expect(already.locator('a[href^="https://"]')).toHaveCount(2);
    expect((await already.boundingBox())?.y).toBeLessThan((await planned.boundingBox())?.y ?? 0);
    await expect(main.getByText(say(locale, resourceWords.broken))).toHaveCount(0);
    await main
      .getByRole('link', { name: say(locale, toolWords.tell) })
      .first()
      .click();
    await expect(page.getByLabel(say(locale, contactWords.message))).toHaveValue(
      say(locale, toolWords.tellMessage, { name: communityChannels[0]?.item.title[locale] ?? '' }),
    );
  });

  test(`RES-07 RES-08 RES-15 the way to three podcasts (${locale})`, async ({ page }) => {
    await page.goto(at('/resources/media'));
    const main = page.getByRole('main');
    for (const { title, path } of mediaTiles)
      await expect(
        main.getByRole('link', { name: say(locale, resourceWords.resourcesOpen, { page: title[locale] }) }),
      ).toHaveAttribute('href', at(path));
    await page.goto(at('/resources/podcasts'));
    for (const { item } of podcasts) {
      const listen = main.getByRole('link', { name: `${say(locale, podcastWords.listen)}: ${item.title}` });
      await expect(listen).toHaveAttribute('href', item.link);
      const { source, message } = await queryOf(page, `${say(locale, podcastWords.discuss)}: ${item.title}`);
      expect(source).toBe('Podcasts Section');
      expect(message).toContain(begun(item.description[locale], 4));
    }
  });

  test(`RES-09 RES-15 RES-16 a video: details on request, the player on request (${locale})`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/u, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    });
    await page.goto(at('/resources/videos'));
    for (const { item } of videos) {
      await expect(page.getByText(item.summary[locale])).toBeHidden();
      await page.getByText(say(locale, videoWords.show), { exact: true }).click();
      await expect(page.getByText(item.summary[locale])).toBeVisible();
      for (const highlight of item.highlights[locale]) await expect(page.getByText(highlight)).toBeVisible();
      await page.getByText(say(locale, videoWords.hide), { exact: true }).click();
      await expect(page.getByText(item.summary[locale])).toBeHidden();
      await expect(page.getByRole('link', { name: say(locale, videoWords.open) })).toHaveAttribute(
        'href',
        `https://www.youtube.com/watch?v=${item.youtubeId}`,
      );
      expect(await queryOf(page, `${say(locale, videoWords.discuss)}: ${item.title}`)).toEqual({
        reason: 'talk',
        video: item.title,
        source: 'Video Resources',
        message: say(locale, videoWords.message, { excerpt: `${item.highlights[locale][0]?.slice(0, 50)}…` }),
      });
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: say(locale, videoWords.play, { duration: item.duration }) }).click();
      await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
      expect(asked).toEqual([`https://www.youtube-nocookie.com/embed/${item.youtubeId}`]);
    }
  });

  test(`RES-10 RES-15 two creators (${locale})`, async ({ page }) => {
    await page.goto(at('/resources/media/tiktok'));
    for (const { item } of tiktokCreators) {
      const follow = page.getByRole('link', { name: `${say(locale, tiktokCardWords.follow)}: ${item.username}` });
      await expect(follow).toHaveAttribute('href', item.link);
      const { source, message } = await queryOf(page, `${say(locale, tiktokCardWords.discuss)}: ${item.username}`);
      expect(source).toBe('TikTok Section');
      expect(message).toContain(`${item.topics[locale].slice(0, 2).join(', ')}…`);
    }
  });

  test(`RES-11 everyday helps stand below the way in which we know of them (${locale})`, async ({ page }) => {
    await page.goto(at(pages['resources/life-hacks']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames['resources/life-hacks'][locale]);
    for (const { title } of everydayHelps.passages)
      await expect(page.getByRole('heading', { level: 2, name: title[locale], exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(locale === 'de' ? 'Kommt bald' : 'coming soon')).toHaveCount(0);
  });

  test(`RES-11 events say that none is planned, what one will be like, and how to hear of the first (${locale})`, async ({
    page,
  }) => {
    await visit(page, at('/resources/events'));
    const main = page.getByRole('main');
    for (const title of [eventsNow.title, ...eventsPassages.map((passage) => passage.title)])
      await expect(main.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
    await main.getByRole('link', { name: eventsNext.label[locale] }).click();
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue(
      locale === 'en' ? /first meeting/u : /erste Treffen/u,
    );
    await test.step('and whoever writes that is told that it may take longer than an answer', async () => {
      const form = contactForm(page, locale);
      await form.name.fill('Ada');
      await form.email.fill('ada@example.org');
      await form.send.click();
      await expect(form.outcome.getByText(firstEventWords.answer[locale])).toBeVisible();
    });
  });

  test(`RES-13 five conditions are described (${locale})`, async ({ page }) => {
    await page.goto(at('/resources/comorbidity'));
    for (const { name } of conditions)
      await expect(page.getByRole('heading', { name: name[locale], exact: true })).toBeVisible();
    // Who looks for tics here, or for learning or eating, is led on.
    const [, also = ''] = /\[([^\]]+)\]/u.exec(comorbidityWords.also[locale]) ?? [];
    await expect(page.getByRole('link', { name: also })).toHaveAttribute('href', at('/resources/tics-learning-eating'));
  });

  test(`RES-14 every resource page ends with the same navigation (${locale})`, async ({ page }) => {
    for (const id of resourcePages) {
      await page.goto(at(pages[id]));
      const group = id in subjectPages ? subjects[id as SubjectId].group : undefined;
      const name = say(locale, group ? subjectGroups[group] : resourceWords.nav);
      const navigation = page.getByRole('navigation', { name });
      // A subject leads to those that belong together with it, and to the page of everything.
      const together = Object.values(subjects).filter((each) => each.group === group);
      await expect(navigation.getByRole('link')).toHaveCount(group ? together.length + 1 : resourceCategoriesAndMore);
      await expect(navigation.locator('[aria-current=page]')).toHaveText(pageNames[id][locale]);
    }
  });
}

test('RES-02 RES-05 RES-06 RES-08 RES-09 RES-10 RES-11 RES-12 the English words of the spec', async ({ page }) => {
  const words = {
    '/resources/books': ['Buy on Amazon', 'Borrow a copy'],
    '/resources/ai-tools': ['Visit Resource', 'Discuss Tool'],
    '/resources/podcasts': ['Listen Now', 'Discuss Podcast'],
    '/resources/videos': ['Show Details', 'Open on YouTube', 'Discuss Video'],
    '/resources/media/tiktok': ['Follow on TikTok', 'Discuss Creator'],
    '/resources/medication': ['Chemical Aids'],
    '/resources/events': ['no date'],
  };
  for (const [path, expected] of Object.entries(words)) {
    await page.goto(path);
    for (const each of expected) await expect(page.getByRole('main').getByText(each).first()).toBeVisible();
  }
});

test('the link for broken entries opens the form with the entry filled in', async ({ page }) => {
  await visit(page, '/resources/books');
  await page.getByText('More about it', { exact: true }).first().click();
  await page.getByRole('link', { name: 'This link is broken or wrong: NeuroTribes' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/NeuroTribes.*amazon\.de/u);
});

test('the start page leads to what is for parents', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'For parents' }).click();
  await expect(page).toHaveURL(/\/resources\?for=parents#h-collections$/u);
  // What was chosen is seen, and not a page that looks like any other.
  await expect(page.getByRole('heading', { name: resourcesWords.collections.en })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'For parents' })).toHaveAttribute('aria-current', 'true');
  // Not collections alone: most of what parents come for stands among the subjects.
  await expect(page.getByText('For parents: ADHD in children')).toBeVisible();
  await page.getByRole('link', { name: 'For teachers' }).click();
  await expect(page.getByText('For teachers: school')).toBeVisible();
  await expect(page.getByText('For parents: ADHD in children')).toBeHidden();
  await page.getByRole('link', { name: 'Everything' }).click();
  await expect(page.getByText('For teachers: school')).toBeHidden();
});
