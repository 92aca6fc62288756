import type { CommunityEvent } from '#content/resources/event.ts';

/** Days as `2026-12-05`: what is written so is compared as text, and the same everywhere. */
type Rule = Pick<CommunityEvent, 'begins' | 'repeats' | 'until'>;
type Series = Rule & Pick<CommunityEvent, 'ends' | 'notOn' | 'moves'>;

/** One time of an event; `movedFrom`: the beginning that its series gave it. */
type EventTime = Pick<CommunityEvent, 'begins' | 'ends' | 'movedFrom'>;

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

/** A day as people write it: `05.12.2026`. */
export const dayAsWritten = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/u, '$3.$2.$1');

/** From one moment of the clock to another, in milliseconds. */
const between = (moment: string, other: string): number => Date.parse(`${other}Z`) - Date.parse(`${moment}Z`);
const later = (moment: string, by: number): string =>
  new Date(Date.parse(`${moment}Z`) + by).toISOString().slice(0, 16);

const twoHours = 2 * 60 * 60 * 1000;

/**
 * The end that goes with a beginning that somebody gives: two hours later, or as long after it as it was.
 * @param before The beginning until now; both may be empty.
 */
export function endFor(begins: string, before: string, ends: string): string {
  if (Number.isNaN(Date.parse(`${begins}Z`))) return ends;
  if (ends === '') return later(begins, twoHours);
  const length = between(before, ends);
  return length > 0 ? later(begins, length) : ends;
}

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

/** The days that its rule gives it: one, or those of the series. */
export function seriesDays({ begins, repeats, until }: Rule): string[] {
  const first = dayOf(begins);
  if (!repeats || !until) return [first];
  const days: string[] = [];
  for (let count = 0; count < mostDays; count += 1) {
    const day = steps[repeats](first, count);
    if (day > until) break;
    days.push(day);
  }
  return days;
}

/** The days of a series that were moved, each with its new beginning. */
export const movedDays = ({ moves = [] }: Pick<Series, 'moves'>): ReadonlyMap<string, string> =>
  new Map(moves.map((move) => [dayOf(move), move.slice(11)]));

/** When it begins instead on a day of its series. */
export function timeOn(series: Series, day: string): EventTime {
  const { begins, ends } = series;
  const own = day + begins.slice(10);
  const moved = movedDays(series).get(day);
  return { begins: moved ?? own, ends: later(moved ?? own, between(begins, ends)), ...(moved && { movedFrom: own }) };
}

/** When it is next, or was last. `today` counts as long as it lasts. */
export function nextTime(series: Series, today: string): EventTime {
  const { repeats, begins, ends, notOn = [] } = series;
  const times = seriesDays(series)
    .filter((day) => repeats && !notOn.includes(day))
    .map((day) => timeOn(series, day))
    .toSorted((one, other) => (one.begins < other.begins ? -1 : 1));
  return times.find((time) => dayOf(time.ends) >= today) ?? times.at(-1) ?? { begins, ends };
}

/** Whether it was before today, for the last time. */
export const isOver = (series: Series, today: string): boolean => dayOf(nextTime(series, today).ends) < today;
