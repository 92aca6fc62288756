import { expect, test } from 'vitest';
import { pageAt, pages, subjectPages } from '#app/paths.ts';
import { searchWords } from '#content/frame/search-words.ts';
import { pageNames } from '#content/pages.ts';
import { pairsIn, textsIn, wordsOf } from '#content/testing/walk.ts';
import type { Subject } from './subject.ts';
import { subjects } from './subjects.ts';

const all: [string, Subject][] = Object.entries(subjects);
const linksOf = (subject: Subject): string[] =>
  textsIn(subject).flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, target = '']) => target));

test('every subject has an address, a name and words that people type', () => {
  const ids = Object.keys(subjects).toSorted();
  expect(Object.keys(subjectPages).toSorted()).toEqual(ids);
  expect(ids.filter((id) => !(id in pageNames && id in searchWords))).toEqual([]);
});

test.each(all)('%s says as much in both languages, with sources and the day on which they were read', (_, subject) => {
  for (const { en, de } of pairsIn(subject)) expect([de].flat()).toHaveLength([en].flat().length);
  expect(subject.checked.sources.length).toBeGreaterThan(0);
  expect(subject.checked.lastChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  const urls = subject.checked.sources.map(({ url }) => url);
  expect(urls.filter((url, index) => !URL.canParse(url) || urls.indexOf(url) !== index)).toEqual([]);
});

test.each(all)('%s leads only to pages that are there', (_, { next, ...subject }) => {
  expect(pageAt(new URL(next.path, 'https://site.test').pathname)).toBeDefined();
  const inside = linksOf({ next, ...subject }).filter((target) => !target.startsWith('https://'));
  expect(inside.filter((target) => !(target in pages))).toEqual([]);
});

test.each(all)('%s is in brief above exactly where it is long', (_, subject) => {
  const { brief, lead, passages, steps } = subject;
  expect(brief !== undefined).toBe(wordsOf([lead, passages, steps], 'en') > 400);
});
