import { expect, test } from 'vitest';
import { conditionsAtMost, readFilter } from './filters.ts';

test('commas part conditions where they stand neither in brackets nor in quotation marks', () => {
  expect(readFilter('title=eq."a, b",id=in.(1,"2,3","4\\"5"),tags=neq.x"y')).toEqual([
    { column: 'title', operator: 'eq', values: ['a, b'] },
    { column: 'id', operator: 'in', values: ['1', '2,3', '4"5'] },
    { column: 'tags', operator: 'neq', values: ['x"y'] },
  ]);
  expect(readFilter(' ')).toEqual([]);
});

test('how many conditions there may be is known before they are read, ten at most', () => {
  expect(['', 'id=eq.1', 'id=eq.1,id=eq.2', `id=in.(${'1,'.repeat(99)}1)`].map(conditionsAtMost)).toEqual([
    0, 1, 2, 10,
  ]);
});

// Looked at again with each of its signs, such a filter would take four minutes.
test('a filter of four million quotation marks is read once', () => {
  expect(() => readFilter(`a${'"'.repeat(4_000_000)}`)).toThrow(/Error parsing/u);
});
