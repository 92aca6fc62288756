import { expect, test } from 'vitest';
import { findProblems, missingFrom } from './find-problems.ts';
import { beginning, contentOf, differences, readValues, withTag, type Row } from './values.ts';

const row = (part: Partial<Row>): Row => ({
  ...contentOf({ ...beginning, title: 'Garden' }),
  id: '1',
  published_at: null,
  updated_at: '',
  ...part,
});

test('what is read from a row and written back is the same row', () => {
  const written = row({
    title_de: 'Garten',
    summary: 'One\ntwo',
    tags: ['Garden Work', 'Health'],
    tags_de: ['Gesundheit', 'Gartenarbeit'],
    gradient: 'from-pink-100 to-blue-100',
    cover_path: 'a/b',
    cover_alt: '',
    cover_alt_de: '',
  });
  const { id: _, published_at: __, updated_at: ___, ...content } = written;
  expect(contentOf(readValues(written))).toEqual(content);
  expect(differences(readValues(written), readValues(JSON.parse(JSON.stringify(readValues(written)))))).toEqual([]);
});

test('a draft of the editor before there were facts is read as it was, with nothing in them', () => {
  const { event_when: _, event_contact: __, ...older } = { ...beginning, title: 'Garden', summary: 'One' };
  expect(contentOf(readValues(older))).toMatchObject({
    title: 'Garden',
    summary: 'One',
    event_when: null,
    event_contact: null,
  });
});

test('what nobody can have meant is no text: other types, half characters, zeros', () => {
  expect(readValues(null)).toEqual(readValues('x'));
  const odd = readValues({ title: 1, summary: ' a\0b\uD800 ', tags: [1, 'Health'] });
  expect(contentOf(odd)).toMatchObject({ title: null, summary: 'ab\uFFFD', tags: ['Health'] });
});

test('tags of ours are chosen in any spelling, and others stay', () => {
  expect(withTag(['gesundheit', 'Garden Work'], 'Health', false)).toEqual(['Garden Work']);
  expect(withTag(['Garden Work', 'health'], 'Health', true)).toEqual(['Garden Work', 'Health']);
});

test('a saved project needs a title, a public one what the pages show', () => {
  const problems = (values: object, isPublic: boolean) =>
    Object.keys(findProblems({ ...beginning, ...values }, isPublic, [row({ slug: 'garden' })], 'en'));
  expect(problems({}, false)).toEqual(['title']);
  expect(problems({ title: 'A' }, false)).toEqual([]);
  expect(problems({ title: 'A' }, true)).toEqual(['summary', 'slug']);
  for (const slug of ['garden', 'kinderkuche', 'shared-breastfeeding', 'category', 'A b', 'a--b'])
    expect(problems({ title: 'A', slug }, false)).toEqual(['slug']);
  // One language is enough, and all that is missing in it is said at once.
  expect(problems({ title_de: 'A' }, false)).toEqual([]);
  expect(problems({ title_de: 'A', summary_de: 'B', slug: 'a' }, true)).toEqual([]);
  expect(problems({ title_de: 'A', summary: 'B', slug: 'a' }, true)).toEqual(['summary_de']);
  expect(problems({ description_de: 'C' }, true)).toEqual(['title_de', 'summary_de', 'slug']);
  expect(problems({ title: 'A', title_de: 'A', summary_de: 'B', slug: 'a' }, true)).toEqual([]);
  expect(problems({ title: 'A', event_loud_de: 'x'.repeat(501) }, false)).toEqual(['event_loud_de']);
  // Who has written nothing yet writes in the language of the page.
  expect(Object.keys(findProblems(beginning, true, [], 'de'))).toEqual(['title_de', 'summary_de', 'slug']);
  expect(missingFrom(beginning, [], 'de')).toEqual(['title_de', 'summary_de']);
  expect(missingFrom({ ...beginning, title: 'A' }, [], 'de')).toEqual(['summary', 'slug']);
  expect(missingFrom({ ...beginning, title_de: 'A', summary_de: 'B', slug: 'A b' }, [], 'en')).toEqual([]);
  // What nobody sees is no title.
  expect(problems({ title: '\u3164\u2800', summary: 'B', slug: 'a' }, true)).toEqual(['title']);
  // Counted as the table counts: a sunflower is one character.
  expect(problems({ title: '\u{1F33B}'.repeat(200) }, false)).toEqual([]);
  expect(problems({ title: '\u{1F33B}'.repeat(201), description: 'x'.repeat(20_001) }, false)).toEqual([
    'title',
    'description',
  ]);
});
