import { expect, test } from 'vitest';
import { pages } from '#app/paths.ts';
import { linksIn } from '#content/testing/walk.ts';
import { locales } from '#contract/locale.ts';
import { sourcesOfWords } from './sources.ts';
import { explainedWords } from './words-explained.ts';

const words = explainedWords.flatMap(({ words }) => words);
const others = import.meta.glob(['../**/*.ts', '!../**/*.test.ts', '!./**'], { eager: true });

test('READ-23 sixty hard words and more are explained in two sentences each, in both languages', () => {
  expect(words.length).toBeGreaterThanOrEqual(60);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  for (const locale of locales) {
    const terms = words.map(({ term }) => term[locale]);
    expect(new Set(terms).size).toBe(words.length);
    const other = words.filter(({ meaning }) => meaning[locale].match(/[.!?](?=\s|$)/gu)?.length !== 2);
    expect(other.map(({ id }) => id)).toEqual([]);
  }
});

test('READ-23 each has a source that is used, or a page of ours that says more', () => {
  const used = new Set(words.flatMap(({ source }) => source ?? []));
  expect(Object.keys(sourcesOfWords).filter((name) => !used.has(name as keyof typeof sourcesOfWords))).toEqual([]);
  expect(words.filter(({ page }) => page !== undefined && !(page in pages))).toEqual([]);
  // What an IBAN looks like no other page says.
  const known = new Set([...linksIn(others), sourcesOfWords.giro.url]);
  expect(Object.values(sourcesOfWords).filter(({ url }) => !known.has(url))).toEqual([]);
});
