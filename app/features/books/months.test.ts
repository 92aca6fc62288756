import { expect, test } from 'vitest';
import { readMoney } from '#contract/read-money.ts';
import { monthsOf } from './months.ts';

const bookings = (...days: string[]) =>
  readMoney({
    goals: [],
    bookings: days.map((day, number) => ({
      id: String(number),
      number,
      booked_on: day,
      kind: number % 2 ? 'rent' : 'donation',
      purpose: 'x',
      locale: 'de',
      cents: 100,
      phase: 1,
      created_at: '2026-11-21T12:00:00+00:00',
    })),
  }).bookings;

test('months without an entry are there, over the end of a year, and no more than twelve', () => {
  expect(monthsOf([])).toEqual([]);
  expect(monthsOf(bookings('2026-01-31', '2025-11-01', '2025-11-30'))).toEqual([
    { month: '2025-11', in: 100, out: 100 },
    { month: '2025-12', in: 0, out: 0 },
    { month: '2026-01', in: 100, out: 0 },
  ]);
  const many = monthsOf(bookings('2020-01-01', '2026-11-01'));
  expect([many.length, many[0]?.month, many.at(-1)?.month]).toEqual([12, '2025-12', '2026-11']);
});
