import { balanceOf, type Balance } from '#app/lib/published/sums.ts';
import type { Booking } from '#contract/money.ts';

export type Month = Balance & {
  /** `2026-11`. */
  readonly month: string;
};

const most = 12;

/** What came in and went out in each month from the first to the last entry: the newest twelve, the oldest of them first. */
export function monthsOf(bookings: readonly Booking[]): Month[] {
  const found = bookings.map(({ day }) => day.slice(0, 7)).toSorted();
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let month = last; month >= first && months.length < most; month = monthBefore(month)) months.unshift(month);
  return months.map((month) => ({ month, ...balanceOf(bookings.filter(({ day }) => day.startsWith(month))) }));
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
