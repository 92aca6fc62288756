import { expect, test } from 'vitest';
import { readEntry } from './entry-schema.ts';
import type { ListField } from './page-lists.ts';

const fields: readonly ListField[] = [
  { path: 'begins', kind: 'moment' },
  { path: 'ends', kind: 'moment', isAfter: 'begins' },
  { path: 'repeats', kind: 'choice', options: ['weekly', 'monthly'], isOptional: true },
  { path: 'until', kind: 'date', isOptional: true, isAfter: 'begins', neededFor: 'repeats' },
  { path: 'notOn', kind: 'days', isOptional: true },
  { path: 'moves', kind: 'moves', isOptional: true },
];
const right = {
  begins: '2026-12-05T15:00',
  ends: '2026-12-05T17:00',
  repeats: 'weekly',
  until: '2026-12-05',
  notOn: ['2026-12-19', '2026-12-12', '2026-12-19'],
  moves: null,
};
const told = (change: object) =>
  readEntry(fields, { ...right, ...change }).problems.map(({ path, code }) => `${path} ${code}`);

test('NEWS-01 a moment, days and a choice are read, days each once', () => {
  expect(readEntry(fields, right)).toEqual({
    values: { ...right, notOn: ['2026-12-19', '2026-12-12'] },
    problems: [],
  });
  expect(told({ repeats: null, until: null, notOn: null })).toEqual([]);
});

test('NEWS-01 no moment, no day, no choice: each is told at its field', () => {
  for (const begins of [
    '',
    '2026-12-05',
    '2026-12-05 15:00',
    '2026-12-05T24:00',
    '2026-12-05T15:00:00',
    '2026-12-05T15:00Z',
    '2026-02-30T15:00',
    'T15:00',
    '<b>T15:00',
    7,
    null,
  ])
    expect([begins, told({ begins })]).toEqual([begins, ['begins moment']]);
  for (const notOn of [[], ['24.12.2026'], ['2026-12-24', '2026-13-24'], '2026-12-24', [null]])
    expect([notOn, told({ notOn })]).toEqual([notOn, ['notOn days']]);
  expect(told({ moves: ['2026-12-19>2026-12-20T15:00'] })).toEqual([]);
  for (const move of [
    '2026-12-19',
    '2026-12-19>2026-12-20',
    '2026-12-19>2026-13-20T15:00',
    '2026-12-19T2026-12-20T15:00',
    '2026-12-19>2026-12-20T24:00',
  ])
    expect([move, told({ moves: [move] })]).toEqual([move, ['moves moves']]);
  for (const repeats of ['', 'yearly', ['weekly'], '__proto__'])
    expect([repeats, told({ repeats })]).toEqual([repeats, ['repeats choose']]);
});

test('NEWS-01 an end before the beginning and a series without its last day are told at their fields', () => {
  expect(told({ ends: '2026-12-05T15:00' })).toEqual(['ends order']);
  expect(told({ ends: '2026-12-04T17:00' })).toEqual(['ends order']);
  expect(told({ until: '2026-12-04' })).toEqual(['until order']);
  expect(told({ until: null })).toEqual(['until missing']);
});
