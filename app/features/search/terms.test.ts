import { expect, test } from 'vitest';
import { createSearch } from './engine.ts';
import type { SearchPage } from './search-page.ts';
import { ends, spellings } from './terms.ts';

const page = (path: string, title: string, text = ''): SearchPage => ({
  path,
  title,
  name: title,
  description: '',
  sections: [{ id: '', title: '', text }],
  other: '',
  words: [],
});

test('an umlaut is found as it is, without its dots, and as two letters', () => {
  expect(spellings('Bücher')).toEqual(['bucher', 'buecher']);
  expect(spellings('Straße')).toEqual(['strasse']);
  const find = createSearch([page('/books', 'Bücher'), page('/team', 'Team')], 'de');
  for (const query of ['Bücher', 'bucher', 'BUECHER', 'Büche', 'Bücker'])
    expect(find(query).hits.map(({ path }) => path)).toEqual(['/books']);
});

test('a compound is found by its end, in German only', () => {
  expect(ends('Kinderküche')).toContain('kuche');
  expect(ends('Haus')).toEqual([]);
  const pages = [page('/cook', 'Projekt', 'Kinderküche'), page('/team', 'Team')];
  expect(createSearch(pages, 'de')('Küche').hits.map(({ path }) => path)).toEqual(['/cook']);
  expect(createSearch(pages, 'en')('Küche').hits).toEqual([]);
});

test('pages with all words stand before anything else, and filler words ask for nothing', () => {
  const find = createSearch([page('/a', 'Milk', 'bank'), page('/b', 'Milk'), page('/c', 'Bank')], 'en');
  expect(find('the milk and bank').hits.map(({ path }) => path)).toEqual(['/a']);
  expect(find('milk house').hits.map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b']));
  expect(find('  ').hits).toEqual([]);
});
