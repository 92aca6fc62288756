import { TZDate } from '@date-fns/tz';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { eventTimes as words, whichWeekday } from '#content/resources/event-words.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import { dateInWords, languageOf } from '#contract/date-in-words.ts';
import type { Words } from '#contract/words.ts';
import { dayOf, isOver, movedDays, nextTime, placeInMonth, timeOn } from './event-days.ts';

/** In: a day and a time where the team is, `2026-12-24T17:30`. One that the clocks leave out in spring is an hour later. */
export function momentOf(moment: string): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = moment.split(/\D/u).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, 0, teamTimeZone);
}

const format = (day: string, t: Words, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageOf(t.locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const weekdayOf = (moment: string, t: Words): string => format(dayOf(moment), t, { weekday: 'long' });

/** `Saturday, 5 December 2026` */
const dateOf = (moment: string, t: Words): string => `${weekdayOf(moment, t)}, ${dateInWords(dayOf(moment), t.locale)}`;

const clockOf = (moment: string): string => moment.slice(11);

/** A time from its beginning to its end, in words. */
export function timeOf({ begins, ends }: Pick<CommunityEvent, 'begins' | 'ends'>, t: Words): string {
  const times = { date: dateOf(begins, t), from: clockOf(begins), to: clockOf(ends) };
  return dayOf(begins) === dayOf(ends)
    ? t(words.oneDay, times)
    : t(words.severalDays, { ...times, last: dateOf(ends, t) });
}

/** One moment, in words. */
export const beginningOf = (moment: string, t: Words): string =>
  t(words.moment, { date: dateOf(moment, t), from: clockOf(moment) });

/**
 * When an event is, a line for each thing to know: of a series its rule, the next time, and when it is otherwise. One that
 * is over or cancelled has no next time.
 */
export function whenOf(event: CommunityEvent, today: string, t: Words): readonly string[] {
  const { begins, ends, repeats, until, notOn = [] } = event;
  const next = timeOf(nextTime(event, today), t);
  if (!repeats || until === undefined) return [next];
  const weekday = weekdayOf(begins, t);
  const rule = t(words[repeats], { weekday, which: t(whichWeekday)[placeInMonth(dayOf(begins))] ?? '' });
  const from = { from: clockOf(begins), to: clockOf(ends) };
  const days = notOn.filter((day) => day >= today && day <= until).map((day) => dateInWords(day, t.locale));
  const moved = [...movedDays(event).keys()]
    .map((day) => ({ day, time: timeOn(event, day) }))
    .filter(({ day, time }) => day >= today || dayOf(time.ends) >= today);
  return [
    t(words.series, { rule, ...from, until: dateInWords(until, t.locale) }),
    ...(event.state || isOver(event, today) ? [] : [t(words.next, { when: next })]),
    ...(days.length > 0 ? [t(words.notOn, { days: new Intl.ListFormat(languageOf(t.locale)).format(days) })] : []),
    ...moved.map(({ day, time }) => t(words.movedDay, { when: timeOf(time, t), from: dateInWords(day, t.locale) })),
  ];
}
