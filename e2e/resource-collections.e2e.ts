import type { Locator } from '@playwright/test';
import { pages } from '#app/paths.ts';
import { contactWords } from '#content/contact/contact.ts';
import { firstEventWords } from '#content/contact/first-event.ts';
import { pageNames } from '#content/pages.ts';
import { bookWords } from '#content/resources/book-words.ts';
import { books } from '#content/resources/books.ts';
import { communityChannels, communityWords } from '#content/resources/community.ts';
import { comorbidityWords, conditions } from '#content/resources/comorbidity.ts';
import { eventsNext, eventsNow, eventsPassages } from '#content/resources/events.ts';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import { mediaTiles } from '#content/resources/media.ts';
import { podcastWords } from '#content/resources/podcast-words.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { tiktokCardWords } from '#content/resources/tiktok-words.ts';
import { tiktokCreators } from '#content/resources/tiktok.ts';
import { toolWords } from '#content/resources/tool-words.ts';
import { videoWords } from '#content/resources/video-words.ts';
import { videos } from '#content/resources/videos.ts';
import { everydayHelps } from '#content/subjects/everyday-helps.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { contactForm } from './support/contact-form.ts';
import { heardIn, linksIn, namesIn } from './support/heard.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inEnglish } from './support/one-language.ts';

/** The queries of the links, as the contact form gets them, by the names of the links. */
const queriesOf = (heard: Awaited<ReturnType<typeof heardIn>>) =>
  new Map(
    heard.map(({ name, to = '' }) => [name, Object.fromEntries(new URL(to, 'http://site').searchParams)] as const),
  );

/** Words of the specification. */
async function expectWords(main: Locator, ...words: string[]): Promise<void> {
  for (const each of words) await expect(main.getByText(each).first()).toBeVisible();
}

/** The beginning of a text that is longer, as our messages quote it. */
const begun = (text: string, words: number) => `${text.split(' ').slice(0, words).join(' ')}…`;

for (const locale of inEnglish) {
  const at = (path: string) => inLocale(path, locale);

  test(`RES-02 RES-03 RES-15 four books to buy and to borrow, and a link for broken entries that opens the form with the entry filled in (${locale})`, async ({
    page,
  }) => {
    await visit(page, at('/resources/books'));
    const main = page.getByRole('main');
    const heard = await heardIn(main);
    const queries = queriesOf(heard);
    for (const { item } of books) {
      const title = item.title[locale];
      expect(heard).toContainEqual({ role: 'heading', name: title });
      const buy = `${say(locale, bookWords.buy)}: ${title}`;
      expect(heard).toContainEqual({ role: 'link', name: buy, to: item.link[locale] });
      expect(queries.get(`${say(locale, bookWords.borrow)}: ${title}`)).toEqual({
        reason: 'borrow',
        book: title,
        source: 'Books Section',
        message: say(locale, bookWords.borrowMessage, { excerpt: title }),
      });
    }
    await expectWords(main, 'Buy on Amazon', 'Borrow a copy');
    await main.getByText(say(locale, resourceWords.more), { exact: true }).first().click();
    await main.getByRole('link', { name: 'This link is broken or wrong: NeuroTribes' }).click();
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue(
      /NeuroTribes.*amazon\.de/u,
    );
  });

  test(`RES-04 every drawing has a description and leads to its full size (${locale})`, async ({ page, request }) => {
    await page.goto(at('/resources/gallery'));
    const heard = await heardIn(page.getByRole('main'));
    for (const { item, title } of galleryImages) {
      expect(heard).toContainEqual({ role: 'img', name: item.description[locale] });
      const full = say(locale, galleryWords.full, { title: title[locale] });
      expect(heard).toContainEqual({ role: 'link', name: full, to: item.url });
      expect((await request.get(item.url)).headers()['content-type']).toContain('image/svg+xml');
    }
  });

  test(`RES-05 RES-06 RES-15 a tool to visit, six groups that are not open yet, all to discuss (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(at('/resources/ai-tools'));
    await expect(main.getByRole('link', { name: say(locale, toolWords.visit) })).toHaveCount(1);
    await expect(main.getByRole('link', { name: say(locale, toolWords.discuss) })).toHaveCount(1);
    await expectWords(main, 'Visit Resource', 'Discuss Tool');
    await page.goto(at('/resources/community'));
    await main.getByText(say(locale, toolWords.discuss), { exact: true }).click();
    const heard = await heardIn(main);
    const queries = queriesOf(heard);
    for (const { item } of communityChannels) {
      const name = item.title[locale];
      expect(heard).toContainEqual({ role: 'heading', name });
      await expect(main.getByText(item.description[locale])).toBeVisible();
      expect(queries.get(`${say(locale, toolWords.discuss)}: ${name}`)).toEqual({
        reason: 'talk',
        topic: name,
        source: 'Resources',
        message: say(locale, toolWords.message, {
          begin: item.contactReason[locale],
          excerpt: begun(item.description[locale], 3),
        }),
      });
      expect(queries.get(`${say(locale, toolWords.tell)}: ${name}`)).toEqual({
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
    // Their names are German, and said so.
    await expect(already.locator('span[lang="de"]')).toHaveText(['autismus Deutschland', 'ADHS Deutschland']);
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

  test(`RES-07 RES-08 RES-10 RES-15 the way to three podcasts, and to two creators (${locale})`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(at('/resources/media'));
    const tiles = await linksIn(main);
    for (const { title, path } of mediaTiles)
      expect(tiles).toContainEqual([say(locale, resourceWords.resourcesOpen, { page: title[locale] }), at(path)]);

    await page.goto(at('/resources/podcasts'));
    const ofPodcasts = await heardIn(main);
    for (const { item } of podcasts) {
      const listen = `${say(locale, podcastWords.listen)}: ${item.title}`;
      expect(ofPodcasts).toContainEqual({ role: 'link', name: listen, to: item.link });
      const query = queriesOf(ofPodcasts).get(`${say(locale, podcastWords.discuss)}: ${item.title}`);
      expect(query?.['source']).toBe('Podcasts Section');
      expect(query?.['message']).toContain(begun(item.description[locale], 4));
    }
    await expectWords(main, 'Listen Now', 'Discuss Podcast');

    await page.goto(at('/resources/media/tiktok'));
    const ofCreators = await heardIn(main);
    for (const { item } of tiktokCreators) {
      const follow = `${say(locale, tiktokCardWords.follow)}: ${item.username}`;
      expect(ofCreators).toContainEqual({ role: 'link', name: follow, to: item.link });
      const query = queriesOf(ofCreators).get(`${say(locale, tiktokCardWords.discuss)}: ${item.username}`);
      expect(query?.['source']).toBe('TikTok Section');
      expect(query?.['message']).toContain(`${item.topics[locale].slice(0, 2).join(', ')}…`);
    }
    await expectWords(main, 'Follow on TikTok', 'Discuss Creator');
  });

  test(`RES-09 RES-15 RES-16 a video: details on request, the player on request (${locale})`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/u, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    });
    await visit(page, at('/resources/videos'));
    const main = page.getByRole('main');
    await expectWords(main, 'Show Details', 'Open on YouTube', 'Discuss Video');
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
      expect(queriesOf(await heardIn(main)).get(`${say(locale, videoWords.discuss)}: ${item.title}`)).toEqual({
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

  test(`RES-11 RES-12 RES-13 everyday helps stand below the way in which we know of them, five conditions are described, and Chemical Aids (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(at(pages['resources/life-hacks']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageNames['resources/life-hacks'][locale]);
    const helps = everydayHelps.passages.map(({ title }) => title[locale]);
    expect(await namesIn(main, 'heading')).toEqual(expect.arrayContaining(helps));
    await expect(main.getByText(locale === 'de' ? 'Kommt bald' : 'coming soon')).toHaveCount(0);

    await page.goto(at('/resources/comorbidity'));
    expect(await namesIn(main, 'heading')).toEqual(expect.arrayContaining(conditions.map(({ name }) => name[locale])));
    // Who looks for tics here, or for learning or eating, is led on.
    const [, also = ''] = /\[([^\]]+)\]/u.exec(comorbidityWords.also[locale]) ?? [];
    await expect(page.getByRole('link', { name: also })).toHaveAttribute('href', at('/resources/tics-learning-eating'));

    await page.goto(at('/resources/medication'));
    await expectWords(main, 'Chemical Aids');
  });

  test(`RES-11 events say that none is planned, what one will be like, and how to hear of the first (${locale})`, async ({
    page,
  }) => {
    await visit(page, at('/resources/events'));
    const main = page.getByRole('main');
    for (const title of [eventsNow.title, ...eventsPassages.map((passage) => passage.title)])
      await expect(main.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
    await expectWords(main, 'no date');
    await main.getByRole('link', { name: eventsNext.label[locale] }).click();
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue(
      locale === 'en' ? /first meeting/u : /erste Treffen/u,
    );
    await test.step('and whoever writes that is told that it may take longer than an answer', async () => {
      // Before, the browser sends it by itself, and another page says so.
      await whenAlive(page);
      const form = contactForm(page, locale);
      await form.name.fill('Ada');
      await form.email.fill('ada@example.org');
      await form.send.click();
      await expect(form.outcome.getByText(firstEventWords.answer[locale])).toBeVisible();
    });
  });
}
