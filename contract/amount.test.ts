import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountLimits, readAmount, type Amount } from './amount.ts';

const euros = (amount: number, isCut = false): Amount => ({ is: 'euros', euros: amount, isCut });

test('DON-02 DON-04 CALM-12 what each way of typing an amount means', () => {
  const table: [string, Amount][] = [
    ['10', euros(10)],
    [' 10 ', euros(10)],
    ['010', euros(10)],
    ['10 €', euros(10)],
    ['€10', euros(10)],
    ['10 Euro', euros(10)],
    ['EUR 25', euros(25)],
    ['10,50', euros(10, true)],
    ['10.50', euros(10, true)],
    ['10,00', euros(10)],
    ['10.5', euros(10, true)],
    ['1.999999', euros(1, true)],
    ['1.000,50', euros(1000, true)],
    ['1,000.50', euros(1000, true)],
    ['12 500,00', euros(12_500)],
    ['999999', euros(999_999)],
    ['1.000', { is: 'unclear', either: 1000, or: 1 }],
    ['1,000', { is: 'unclear', either: 1000, or: 1 }],
    ['1 000', { is: 'unclear', either: 1000, or: 1 }],
    ['1\u00a0000 €', { is: 'unclear', either: 1000, or: 1 }],
    ['1’000', { is: 'unclear', either: 1000, or: 1 }],
    ['12.500', { is: 'unclear', either: 12_500, or: 12 }],
    ['', { is: 'missing' }],
    ['   ', { is: 'missing' }],
    ['0', { is: 'tooSmall' }],
    ['0,99', { is: 'tooSmall' }],
    ['0.500', { is: 'tooSmall' }],
    ['-5', { is: 'tooSmall' }],
    ['−5', { is: 'tooSmall' }],
    ['1000000', { is: 'tooLarge' }],
    ['1.000.000', { is: 'tooLarge' }],
    ['9'.repeat(400), { is: 'tooLarge' }],
    ['abc', { is: 'notNumeric' }],
    ['€', { is: 'notNumeric' }],
    ['٣', { is: 'notNumeric' }],
    ['1e3', { is: 'notNumeric' }],
    ['0x10', { is: 'notNumeric' }],
    ['10 50', { is: 'notNumeric' }],
    ['1.00.000', { is: 'notNumeric' }],
    ['1.000,500', { is: 'notNumeric' }],
    ['10,', { is: 'notNumeric' }],
    ['5 10', { is: 'notNumeric' }],
    ['10-20', { is: 'notNumeric' }],
    ['Infinity', { is: 'notNumeric' }],
    ['01.000', { is: 'notNumeric' }],
    ['0001.000', { is: 'notNumeric' }],
    ['00.500', { is: 'tooSmall' }],
    [`1${' '.repeat(100_000)}1`, { is: 'notNumeric' }],
  ];
  expect(table.map(([typed]) => [typed, readAmount(typed)])).toEqual(table);
});

const looksLikeMoney = fc.stringMatching(/^[-−€ ]{0,2}[0-9]{1,7}([., '’][0-9]{1,4}){0,3} ?€?$/u);

test('DON-04 whatever is typed, an amount that is read is whole, in the limits, and made of the typed digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), looksLikeMoney), (typed) => {
      const amount = readAmount(typed);
      const digits = typed.replace(/\D/gu, '').replace(/^0+/u, '');
      const read = amount.is === 'euros' ? [amount.euros] : amount.is === 'unclear' ? [amount.either, amount.or] : [];
      for (const euros of read) {
        expect(Number.isInteger(euros)).toBe(true);
        expect(euros).toBeGreaterThanOrEqual(amountLimits.least);
        expect(euros).toBeLessThanOrEqual(amountLimits.most);
        expect(digits.startsWith(String(euros))).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});

test('DON-04 an amount with a point or comma is the one before it, and never a hundred times as much', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: amountLimits.most }),
      fc.constantFrom('.', ','),
      fc.integer({ min: 0, max: 99 }),
      (whole, sign, cents) => {
        expect(readAmount(`${whole}${sign}${String(cents).padStart(2, '0')}`)).toEqual(euros(whole, cents > 0));
      },
    ),
  );
});

test('CALM-12 a thousand is never taken for one, nor one for a thousand, without asking', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: amountLimits.most }),
      fc.constantFrom('en', 'de', 'de-CH', 'fr'),
      (amount, locale) => {
        const written = new Intl.NumberFormat(locale).format(amount);
        expect(readAmount(written)).toEqual({ is: 'unclear', either: amount, or: Math.floor(amount / 1000) });
      },
    ),
  );
});
