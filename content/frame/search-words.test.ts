import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('what people type means one page, and stands there in both languages', () => {
  const lists = Object.values(searchWords).flatMap(({ en, de }) => [en, de]);
  expect(lists.every((list) => list.length > 0)).toBe(true);
  const entries = lists.flat().map((entry) => entry.toLowerCase());
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});
