import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped, inEuros, readCents } from './cents.ts';

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  [' 0,01 € ', 1],
  ['€ 10', 1_000],
  ['1.000.000', undefined],
  ['999.999,99', 99_999_999],
  ['0012', 1_200],
])('SUM-02 %s is one sum in both languages', (typed, cents) => {
  expect(readCents(typed)).toEqual(cents === undefined ? { is: 'tooLarge' } : { is: 'cents', cents });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['1.234', 'unclear'],
  ['1,234', 'unclear'],
  ['0', 'tooSmall'],
  ['0,00', 'tooSmall'],
  ['-5', 'tooSmall'],
  ['−5,00', 'tooSmall'],
  ['1.234,567', 'notNumeric'],
  ['12,345678', 'notNumeric'],
  ['12,', 'notNumeric'],
  ['1e3', 'notNumeric'],
  ['0x10', 'notNumeric'],
  ['twelve', 'notNumeric'],
  ['=1+1', 'notNumeric'],
  ['1 2', 'notNumeric'],
  ['9'.repeat(101), 'tooLarge'],
])('SUM-02 %s is refused: %s', (typed, is) => {
  expect(readCents(typed)).toEqual({ is });
});

test('SUM-02 what is written out is read as the same sum, cent by cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom('de' as const, 'en' as const),
      (cents, locale) => {
        expect(readCents(asTyped(cents, locale))).toEqual({ is: 'cents', cents });
        expect(readCents(inEuros(cents, locale, true))).toEqual({ is: 'cents', cents });
      },
    ),
  );
});

test('a sum in a sentence has its cents only where there are some', () => {
  expect([inEuros(500_000, 'de'), inEuros(123_450, 'de'), inEuros(123_450, 'en'), inEuros(500, 'en', true)]).toEqual([
    '5.000',
    '1.234,50',
    '1,234.50',
    '5.00',
  ]);
});
