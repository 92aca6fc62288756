import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHex } from '#app/lib/view/colour.ts';
import { parseHex } from './parse-hex.ts';

test('APP-03 three or six digits, with or without the sign and spaces around', () => {
  for (const typed of ['#FFE5E5', 'ffe5e5', ' #ffe5e5 ']) expect(parseHex(typed)).toBe('#FFE5E5');
  for (const typed of ['#fa0', 'FA0']) expect(parseHex(typed)).toBe('#FFAA00');
});

test('anything else is no colour', () => {
  for (const typed of ['', '#', '#ff', '#ffff', '#ffe5e', '#ffe5e5ff', 'red', '#ggg', 'ＦＦＥ', '##fff'])
    expect(parseHex(typed)).toBeUndefined();
});

test('what is taken can be stored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/u), (typed) => {
      expect(readHex(parseHex(typed))).toBeDefined();
    }),
  );
});
