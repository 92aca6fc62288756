import { expect, test } from 'vitest';
import { orderOf, type Placing } from './list-order.ts';

const put = (entry: string, after: string | null = null, before: string | null = null): Placing => ({
  entry,
  after,
  before,
});

test('EDIT-21 an update that brings, moves or takes away built-in entries changes no place that the team has given', () => {
  const moves = [put('c', '', 'a'), put('new'), put('new', 'a', 'b'), put('a', 'd')];
  expect(orderOf(['a', 'b', 'c', 'd'], moves).join(' ')).toBe('c new b d a');
  // An update brings one in the middle and one at the end.
  expect(orderOf(['a', 'b', 'x', 'c', 'd', 'y'], moves).join(' ')).toBe('c new b x d a y');
  // It takes away what something was put behind: then it stands before what stood behind it.
  expect(orderOf(['b', 'c', 'd'], [put('new', 'a', 'b')]).join(' ')).toBe('new b c d');
  // Neither is there any more: it stays where it was.
  expect(orderOf(['b', 'c'], [put('new'), put('b', 'gone', 'gone too')]).join(' ')).toBe('b c new');
  expect(orderOf(['a', 'b'], [put('a', 'a'), put('b', 'x', 'b')]).join(' ')).toBe('a b');
});
