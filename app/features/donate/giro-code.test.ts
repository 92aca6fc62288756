import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawCode } from '#app/ui/draw-code.ts';
import { amountLimits } from '#contract/amount.ts';
import { giroCode } from './giro-code.ts';
import { paymentReference } from './payment-reference.ts';

const account = { holder: 'Förderkreis Beispiel', iban: 'DE89 3704 0044 0532 0130 00' };
const number = 'EC-7K3M-9QPD';

/** Reads a drawing as a phone does: from its dots. */
function read({ size, path }: { size: number; path: string }): string {
  const dot = 4;
  const width = size * dot;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let row = 0; row < dot; row += 1)
      for (let column = 0; column < dot; column += 1)
        data.fill(
          0,
          ((Number(y) * dot + row) * width + Number(x) * dot + column) * 4,
          ((Number(y) * dot + row) * width + Number(x) * dot + column) * 4 + 3,
        );
  return decodeQR(
    { width, height: width, data },
    { textDecoder: (bytes: Uint8Array) => new TextDecoder().decode(bytes) },
  );
}

test('DON-09 the drawn code holds exactly what is printed: holder, account, amount, reference', () => {
  const reference = paymentReference('Donation', 'Jürgen Groß', number);
  expect(reference).toBe('Jürgen Groß Donation EC-7K3M-9QPD');
  const bytes = giroCode({ ...account, reference, euros: 1000 }) ?? new Uint8Array();
  expect(read(drawCode(bytes)).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Förderkreis Beispiel',
    'DE89370400440532013000',
    'EUR1000.00',
    '',
    '',
    'Jürgen Groß Donation EC-7K3M-9QPD',
  ]);
});

test('without an amount its line is empty, and the app asks for it', () => {
  const bytes = giroCode({ ...account, reference: paymentReference('Donation', '') }) ?? new Uint8Array();
  const lines = read(drawCode(bytes)).split('\n');
  expect([lines[7], lines[10], lines.length]).toEqual(['', 'Donation', 11]);
});

test('DON-09 any name gives a reference with the word, and a code within the standard that says the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 200 }),
        fc.constant('ß'.repeat(200)),
      ),
      fc.option(fc.integer({ min: 1, max: amountLimits.most }), { nil: undefined }),
      (name, euros) => {
        const reference = paymentReference('Donation', name, number);
        expect(reference).toMatch(/(^|.+ )Donation EC-7K3M-9QPD$/u);
        expect(reference).not.toMatch(/[\p{C}\n]|\s\s|^\s/u);
        const bytes = giroCode({ ...account, reference, euros });
        expect(bytes?.length).toBeLessThanOrEqual(331);
        // 69 modules are version 13; 8 are the white edge.
        expect(drawCode(bytes ?? new Uint8Array()).size).toBeLessThanOrEqual(69 + 8);
        expect(new TextDecoder().decode(bytes).split('\n').at(-1)).toBe(reference);
      },
    ),
    { numRuns: 200 },
  );
});

test('a holder that is too long for the standard gets no code instead of another name', () => {
  expect(giroCode({ ...account, holder: 'V'.repeat(71), reference: 'Donation' })).toBeUndefined();
});
