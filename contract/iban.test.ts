import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactIban, groupedIban, hasRightCheckDigits } from './iban.ts';

// Written out in the registry of the standard; none of them is anybody's account.
const right = ['DE89 3704 0044 0532 0130 00', 'GB82 WEST 1234 5698 7654 32', 'FR14 2004 1010 0505 0001 3M02 606'];

test('right check digits are told from wrong ones', () => {
  expect(right.filter((iban) => !hasRightCheckDigits(iban))).toEqual([]);
  const wrong = ['', 'DE00 0000 0000 0000 0000 00', 'DE89', '8937040044053201300000', 'DE89 3704 0044 0532 0130 ٣0'];
  expect(wrong.filter(hasRightCheckDigits)).toEqual([]);
});

test('one wrong digit, or two neighbours changed round, is always noticed', () => {
  const compact = compactIban(right[0] ?? '');
  fc.assert(
    fc.property(fc.nat({ max: compact.length - 1 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
      const other = compact.slice(0, place) + String(digit) + compact.slice(place + 1);
      expect(hasRightCheckDigits(other)).toBe(other === compact);
      const changed =
        compact.slice(0, place) + (compact[place + 1] ?? '') + (compact[place] ?? '') + compact.slice(place + 2);
      expect(hasRightCheckDigits(changed)).toBe(changed === compact);
    }),
  );
});

test('for any made-up account exactly one pair of check digits is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{18}$/u), (account) => {
      const fitting = Array.from({ length: 97 }, (_, number) => `DE${String(number + 2).padStart(2, '0')}${account}`);
      expect(fitting.filter(hasRightCheckDigits)).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

test('groups of four are only for the eye', () => {
  expect(groupedIban('de893704 00440532013000')).toBe(right[0]);
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}\d{13,32}$/u), (iban) => {
      expect(compactIban(groupedIban(iban))).toBe(iban);
      expect(groupedIban(iban)).toMatch(/^(\w{4} )*\w{1,4}$/u);
    }),
  );
});
