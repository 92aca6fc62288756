import { expect, test } from 'vitest';
import { createSearch } from './engine.ts';
import type { SearchPage } from './search-page.ts';

const page = (path: string, text: string, words: string[] = []): SearchPage => ({
  path,
  title: path.slice(1),
  name: path.slice(1),
  description: text,
  other: '',
  words,
  sections: [{ id: '', title: '', text }],
});
const search = createSearch([page('/garden', 'A place for a zebra'), page('/help-now', 'Call', ['want to die'])], 'en');
const letter = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
const paths = (query: string): string[] => search(query).hits.map(({ path }) => path);

test('of a text that was pasted thirty different words are looked for, so that a phone does not stand still', () => {
  expect(paths(`${letter.replace('word29', 'zebra')} more`)).toEqual(['/garden']);
  expect(paths(`${letter} zebra`)).toEqual([]);
  expect(paths(`${'word1 '.repeat(200)} zebra`)).toEqual(['/garden']);
});

test('words of people lead to their page wherever in a long text they stand', () => {
  expect(paths(`${letter} I want to die`)).toEqual(['/help-now']);
});

test('a long word is found with a letter wrong or in another place, and another word that looks like it is not', () => {
  const find = createSearch(
    [page('/open-books', 'Our money', ['Einnahmen']), page('/ways', 'Help', ['Diagnose', 'sich testen lassen'])],
    'de',
  );
  expect(['Einnamhen', 'Einnahnen', 'Diganose'].map((query) => find(query).hits.map(({ path }) => path))).toEqual([
    ['/open-books'],
    ['/open-books'],
    ['/ways'],
  ]);
  for (const query of ['einnässen', 'nässen']) expect(find(query)).toEqual({ hits: [], isSure: false });
});

test('a page that is meant by one word of a question comes before one that only has all of them', () => {
  const found = createSearch(
    [
      page('/terms', 'What 20 euro are, for who likes to spend'),
      page('/support', 'How to give', ['spend', 'spend time']),
    ],
    'en',
  )('20 euro spend');
  expect(found.hits.map(({ path }) => path)).toEqual(['/support', '/terms']);
  expect(found.isSure).toBe(false);
});
