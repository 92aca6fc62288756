import { expect, test } from 'vitest';
import { catalogueFaults } from './generate.ts';

test('a text that is missing or empty in either language is named', () => {
  expect(catalogueFaults({ a: 'One', b: 'Two', c: ' ' }, { a: 'Eins', c: 'Drei', d: 'Vier' })).toEqual([
    'content/messages/de.json has no text for "b"',
    'content/messages/en.json has no text for "c"',
    'content/messages/en.json has no text for "d"',
  ]);
});

test('a placeholder that only one language has is named, their order is free', () => {
  expect(catalogueFaults({ a: '{n} of {all}' }, { a: 'Von {all} sind es {n}' })).toEqual([]);
  expect(catalogueFaults({ a: '{n} of {all}' }, { a: '{n} von allen' })).toEqual([
    '"a" has different placeholders in the two languages',
  ]);
  expect(catalogueFaults({ a: '{name}' }, { a: '{Name}' })).toHaveLength(1);
});
