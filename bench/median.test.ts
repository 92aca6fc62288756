import { expect, test } from 'vitest';
import { median, shareWithin, shown, table } from './median.ts';

test('takes the middle and leaves out what was not measured', () => {
  expect(median([5, 1, undefined, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([undefined])).toBeUndefined();
});

test('says within what a share of them lies', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(shareWithin(hundred, 0.99)).toBe(99);
  expect(shareWithin(hundred, 0.5)).toBe(50);
});

test('lines up a table', () => {
  expect(
    table([
      ['page', 'LCP'],
      ['/', shown(842.3)],
      ['/contact', shown(undefined)],
    ]),
  ).toBe('page      LCP\n/         842\n/contact    –');
});
