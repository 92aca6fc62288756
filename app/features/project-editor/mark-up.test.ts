import { expect, test } from 'vitest';
import { markUp, type Mark } from './mark-up.ts';

/** The text after a press, with what is selected between bars. The selection before is given in the same way. */
function pressed(mark: Mark, given: string): string {
  const start = given.indexOf('|');
  const end = given.lastIndexOf('|') - 1;
  const text = given.replaceAll('|', '');
  const { from, to, text: written, selected } = markUp(mark, text, start, end, 'words');
  const [left, right] = selected;
  return `${text.slice(0, from)}${written.slice(0, left)}|${written.slice(left, right)}|${written.slice(right)}${text.slice(to)}`;
}

test.each([
  ['bold', 'a |b| c', 'a **|b|** c'],
  ['bold', 'a || c', 'a **|words|** c'],
  ['link', 'a |b| c', 'a [b](|https://|) c'],
  ['link', '||', '[words](|https://|)'],
  ['list', 'one\ntw||o\nthree', 'one\n- two||\nthree'],
  ['list', 'o|ne\nt|wo', '- one\n- two||'],
  ['list', '|- one\n- two|', 'one\ntwo||'],
  ['heading', '||', '## ||'],
  ['quote', 'a\n||b', 'a\n> b||'],
] as const)('the button “%s” makes of %j', (mark, given, expected) => {
  expect(pressed(mark, given)).toBe(expected);
});
