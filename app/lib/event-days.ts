import type { CommunityEvent } from '#content/resources/event.ts';

/** Days as `2026-12-05`: what is written so is compared as text, and the same everywhere. */
type Series = Pick<CommunityEvent, 'begins' | 'ends' | 'repeats' | 'until' | 'notOn'>;

/** Nobody plans further ahead: one a week for seven years. */
const mostDays = 366;

export const dayOf = (moment: string): string => moment.slice(0, 10);
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): string => date.toISOString().slice(0, 10);

const daysLater = (day: string, days: number): string => {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
};

const daysBetween = (day: string, other: string): number => (utc(other).getTime() - utc(day).getTime()) / 86_400_000;

/** Which one of its weekday a day is in its month, from 0; the fifth counts as the last, since few months have it. */
export const placeInMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / 7) - 1;

export const last = 4;

/** The same weekday of the month, some months later. */
function monthsLater(day: string, months: number): string {
  const place = placeInMonth(day);
  const date = utc(day);
  const weekday = date.getUTCDay();
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  if (place === last) {
    const end = new Date(Date.UTC(year, month + 1, 0));
    return daysLater(asDay(end), -((end.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month, 1));
  return daysLater(asDay(first), ((weekday - first.getUTCDay() + 7) % 7) + 7 * place);
}

const steps: Readonly<Record<NonNullable<Series['repeats']>, (day: string, count: number) => string>> = {
  weekly: (day, count) => daysLater(day, 7 * count),
  fortnightly: (day, count) => daysLater(day, 14 * count),
  monthly: monthsLater,
};

/** The days on which it begins: one, or those of the series. */
function beginningsOf({ begins, repeats, until, notOn = [] }: Series): string[] {
  const first = dayOf(begins);
  if (!repeats || until === undefined) return [first];
  const days: string[] = [];
  for (let count = 0; count < mostDays; count += 1) {
    const day = steps[repeats](first, count);
    if (day > until) break;
    if (!notOn.includes(day)) days.push(day);
  }
  return days;
}

/** When it is next, or was last: beginning and end. `today` counts as long as it lasts. */
export function nextTime(series: Series, today: string): { readonly begins: string; readonly ends: string } {
  const { begins, ends } = series;
  const length = daysBetween(dayOf(begins), dayOf(ends));
  const days = beginningsOf(series);
  const day = days.find((each) => daysLater(each, length) >= today) ?? days.at(-1) ?? dayOf(begins);
  return { begins: day + begins.slice(10), ends: daysLater(day, length) + ends.slice(10) };
}

/** Whether it was before today, for the last time. */
export const isOver = (series: Series, today: string): boolean => dayOf(nextTime(series, today).ends) < today;
