import { existsSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { pageAt } from '#app/paths.ts';
import type { TeamMember } from '#content/about/team.ts';
import type { WorkbagLink } from '#content/contact/workbag.ts';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import type { Project } from '#content/projects/projects.ts';
import type { Phase } from '#content/support/mission.ts';
import type { FundingProject, NeededItem } from '#content/support/support.ts';
import { linksIn, pairsIn, wordsOf } from '#content/testing/walk.ts';
import { aiTools, aiToolsWords } from './ai-tools.ts';
import { books, booksWords, type Book } from './books.ts';
import { communityChannels, communityWords } from './community.ts';
import { comorbidityWords, conditions } from './comorbidity.ts';
import * as events from './events.ts';
import { galleryImages, galleryWords, type GalleryImage } from './gallery.ts';
import { mediaTiles, mediaWords, type MediaTile } from './media.ts';
import { podcasts, podcastsWords, type Podcast } from './podcasts.ts';
import { resourceCategories, resourcesWords, type ResourceCategory } from './resources.ts';
import { tiktokCreators, tiktokWords, type TiktokCreator } from './tiktok.ts';
import type { Tool } from './tool.ts';
import { videos, videosWords, type Video } from './videos.ts';

const pagesWithWords = {
  'ai-tools': [aiTools, aiToolsWords],
  books: [books, booksWords],
  community: [communityChannels, communityWords],
  comorbidity: [conditions, comorbidityWords],
  gallery: [galleryImages, galleryWords],
  media: [mediaTiles, mediaWords],
  podcasts: [podcasts, podcastsWords],
  resources: [resourceCategories, resourcesWords],
  tiktok: [tiktokCreators, tiktokWords],
  videos: [videos, videosWords],
};
const everything = { ...pagesWithWords, events };
const listed = [aiTools, books, podcasts, tiktokCreators, videos].flat();

/** The keys of every member of a union. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never;

test('RES-17 every content type has exactly the fields of the list', () => {
  expectTypeOf<keyof Book>().toEqualTypeOf<'title' | 'author' | 'link'>();
  expectTypeOf<keyof GalleryImage>().toEqualTypeOf<'id' | 'url' | 'description'>();
  expectTypeOf<keyof ResourceCategory>().toEqualTypeOf<'id' | 'name' | 'path' | 'description' | 'colours'>();
  expectTypeOf<keyof Tool>().toEqualTypeOf<'title' | 'description' | 'link' | 'image' | 'contactReason'>();
  expectTypeOf<keyof Podcast>().toEqualTypeOf<'title' | 'description' | 'platform' | 'link' | 'image'>();
  expectTypeOf<keyof TiktokCreator>().toEqualTypeOf<'username' | 'description' | 'link' | 'topics'>();
  expectTypeOf<keyof MediaTile>().toEqualTypeOf<'title' | 'description' | 'path' | 'icon' | 'colours'>();
  expectTypeOf<keyof Video>().toEqualTypeOf<
    'title' | 'description' | 'youtubeId' | 'duration' | 'tags' | 'thumbnail' | 'summary' | 'highlights' | 'keywords'
  >();
  expectTypeOf<keyof Project>().toEqualTypeOf<
    'id' | 'title' | 'description' | 'summary' | 'tags' | 'slug' | 'gradient' | 'backgroundColor' | 'coverImageUrl'
  >();
  expectTypeOf<KeyOf<AssessmentQuestion>>().toEqualTypeOf<
    'id' | 'type' | 'question' | 'options' | 'minLabel' | 'maxLabel' | 'explanation' | 'why'
  >();
  expectTypeOf<keyof FundingProject>().toEqualTypeOf<
    'id' | 'title' | 'description' | 'targetAmount' | 'currentAmount' | 'icon'
  >();
  expectTypeOf<keyof NeededItem>().toEqualTypeOf<'id' | 'title' | 'description'>();
  expectTypeOf<keyof TeamMember>().toEqualTypeOf<
    'name' | 'role' | 'bio' | 'image' | 'youtube' | 'telegram' | 'tiktok' | 'projects' | 'books'
  >();
  expectTypeOf<keyof TeamMember['projects'][string]>().toEqualTypeOf<'name' | 'description' | 'link'>();
  expectTypeOf<keyof TeamMember['books'][number]>().toEqualTypeOf<'title' | 'link' | 'cover'>();
  expectTypeOf<keyof WorkbagLink>().toEqualTypeOf<
    'id' | 'title' | 'description' | 'reason' | 'defaultMessage' | 'source'
  >();
  expectTypeOf<keyof Phase>().toEqualTypeOf<'title' | 'cost' | 'items' | 'highlight' | 'text'>();
});

test('RES-01 RES-02 RES-04 RES-06 RES-07 RES-08 RES-10 RES-13 as many of each kind as asked for', () => {
  expect(resourceCategories.map(({ item }) => item.id)).toEqual(
    'books gallery ai-tools community media exercise life-hacks events medication comorbidity'.split(' '),
  );
  expect(books).toHaveLength(4);
  expect(galleryImages.length).toBeGreaterThanOrEqual(8);
  expect([aiTools.length, communityChannels.length, podcasts.length]).toEqual([1, 6, 3]);
  expect([mediaTiles.length, videos.length, tiktokCreators.length]).toEqual([3, 1, 2]);
  expect(conditions.map(({ id }) => id)).toEqual(['pots', 'eds', 'hypermobility', 'apd', 'irlen']);
});

test.each(Object.entries(everything))('%s says the same in both languages', (_, content) => {
  for (const { en, de } of pairsIn(content)) {
    expect(de).toBeTypeOf(typeof en);
    expect([de].flat()).toHaveLength([en].flat().length);
    expect([en, de].flat().every((text) => text !== '')).toBe(true);
  }
});

// These two lead on to other pages: what they say is to be short.
// Less is no page that somebody looks for.
const fewestWords = 250;
const { media: _media, resources: _resources, ...pagesOfTheirOwn } = pagesWithWords;

test.each(Object.entries(pagesOfTheirOwn))('%s has at least 250 words of its own in each language', (_, content) => {
  expect(wordsOf(content, 'en')).toBeGreaterThanOrEqual(fewestWords);
  expect(wordsOf(content, 'de')).toBeGreaterThanOrEqual(fewestWords);
});

test('every link inside the site leads to a page of ours, every picture is there, every other link is https', () => {
  const links = linksIn(everything);
  const isPicture = (link: string) => link.endsWith('.svg');
  const inside = links.filter((link) => link.startsWith('/') && !isPicture(link));
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter((link) => !pageAt(new URL(link, 'https://site.test').pathname))).toEqual([]);
  expect(links.filter((link) => isPicture(link) && !existsSync(`public${link}`))).toEqual([]);
  const outside = links.filter((link) => !link.startsWith('/'));
  expect(outside.filter((link) => !URL.canParse(link) || new URL(link).protocol !== 'https:')).toEqual([]);
});

/** The sum of an ISBN-13 with weights 1 and 3 in turn is a multiple of ten. */
const hasRightCheckDigit = (isbn: string) =>
  [...isbn].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;

test('RES-02 every ISBN has the right check digit', () => {
  const searched = books
    .flatMap(({ item }) => Object.values(item.link))
    .map((link) => new URL(link).searchParams.get('k'));
  const isbns = searched.filter((words): words is string => /^\d+$/u.test(words ?? ''));
  expect(isbns).toHaveLength(6);
  expect(isbns.filter((isbn) => !/^97[89]\d{10}$/u.test(isbn) || !hasRightCheckDigit(isbn))).toEqual([]);
});

test('RES-16 a video has an id of YouTube and a length', () => {
  for (const { item } of videos) {
    expect(item.youtubeId).toMatch(/^[\w-]{11}$/u);
    expect(item.duration).toMatch(/^\d{1,3}:[0-5]\d$/u);
  }
});

test('every resource says for whom it is and when it was checked', () => {
  for (const { facts } of listed) {
    expect(facts.forWhom.length).toBeGreaterThan(0);
    expect(facts.lastChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  }
});

test('RES-06 no group has an address that leads nowhere', () => {
  expect(communityChannels.filter(({ item }) => item.link?.includes('example'))).toEqual([]);
});
