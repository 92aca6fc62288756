import { expect, test } from 'vitest';
import { readBanDuration } from './admin-fields.ts';

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['300ms', 300],
  ['2µs', 0.002],
  ['-1m', -60_000],
  ['0', 0],
])('reads %s as %d ms', (text, ms) => {
  expect(readBanDuration(text)).toBeCloseTo(ms, 9);
});

test.each(['', 'h', '5', '1d', '1 h', '1h ', '1h-30m', '1..5h', '0x5h', '2562048h', `${'9'.repeat(400)}h`, '١h'])(
  'refuses %j',
  (text) => {
    expect(() => readBanDuration(text)).toThrow('invalid format for ban duration');
  },
);
