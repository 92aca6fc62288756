import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const printed = (isTTY: boolean): string => {
  let text = '';
  const progress = progressOf(2, { isTTY, write: (part) => Boolean((text += String(part))) });
  progress.step('texts');
  progress.step('pages');
  progress.done('Done');
  return text;
};

test('in a terminal each step is written over the one before', () => {
  const erase = '\r\u001B[2K';
  expect(printed(true)).toBe(`${erase}  1 of 2: texts …${erase}  2 of 2: pages …${erase}Done (0 s).\n`);
});

test('elsewhere each step is a line without any sign for terminals', () => {
  expect(printed(false)).toBe('  1 of 2: texts …\n  2 of 2: pages …\nDone (0 s).\n');
});
