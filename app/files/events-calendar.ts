import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus, ICalWeekday } from 'ical-generator';
import type { ICalEventData, ICalRepeatingOptions } from 'ical-generator';
import { currentOf } from '#app/i18n/content.ts';
import { dayOf, last, movedDays, placeInMonth, seriesDays, timeOn } from '#app/lib/published/event-days.ts';
import { beginningOf, momentOf } from '#app/lib/published/event-times.ts';
import { placeOf } from '#app/lib/published/events.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { pathToEvent } from '#app/paths.ts';
import { readList } from '#app/texts/page-lists.ts';
import { names } from '#app/texts/page-texts.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { audienceWords } from '#content/resources/audience.ts';
import { eventWords as words } from '#content/resources/event-words.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import { type CalendarAt, calendarAt, eventsKey } from '#contract/events.ts';
import { inLocale } from '#contract/locale.ts';
import { bareId, type EntryRow } from '#contract/page-lists.ts';
import type { Renderer } from '#contract/renderer.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import { type Words, wordsIn } from '#contract/words.ts';
import { type WithdrawnEvent, withdrawnEvents } from './withdrawn-events.ts';

/** The zone of the team as calendar programs read it: the rule of the European Union, the same since 1996. */
const zone = `BEGIN:VTIMEZONE
TZID:${teamTimeZone}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

const anHour = 3600;

/**
 * All events as a calendar (RFC 5545), or one of them; undefined where there is none. It follows from what was published
 * and the day alone: the same give the same bytes. One that was deleted is told as cancelled until its time is past, or
 * some programs would keep it for ever, and others drop it without a word.
 */
export const calendarFile: Renderer['calendarFile'] = (pathname, rows, today = '', changes) => {
  const at = calendarAt(pathname);
  const all = readList(eventsKey, rows) as readonly CommunityEvent[];
  const shown = at?.event === undefined ? all : all.filter((event) => placeOf(event) === at.event);
  if (!at || (at.event !== undefined && shown.length === 0)) return undefined;
  return calendarOf(at, shown, at.event === undefined ? withdrawnEvents(rows, today) : [], rows, changes);
};

function calendarOf(
  { locale }: CalendarAt,
  shown: readonly CommunityEvent[],
  withdrawn: readonly WithdrawnEvent[],
  rows: readonly EntryRow[],
  changes: Changes = noChanges,
): string {
  const t = wordsIn(locale, currentOf(names(), changes));
  const calendar = ical({
    prodId: { company: 'Ecosystem', product: 'events', language: locale.toUpperCase() },
    name: t(words.calendarName),
    method: ICalCalendarMethod.PUBLISH,
    ttl: anHour,
    // With a zone of its own a calendar would say in it what has to be in UTC. Without events nothing is, and the zone is
    // the one part that a calendar must have.
    timezone: { name: shown.length + withdrawn.length === 0 ? teamTimeZone : null, generator: () => zone },
  });
  for (const event of shown) {
    const whole = { ...timesOf(event, rows), ...wordsOf(event, t) };
    calendar.createEvent(whole);
    for (const one of otherwise(event)) {
      const { begins, ends, movedFrom = begins } = one;
      calendar.createEvent({
        ...whole,
        repeating: null,
        recurrenceId: momentOf(movedFrom),
        start: momentOf(begins),
        end: momentOf(ends),
        ...wordsOf({ ...event, ...one }, t),
      });
    }
  }
  for (const event of withdrawn)
    calendar.createEvent({
      ...timesOf(event, rows),
      summary: titleOf({ ...event, state: 'cancelled' }, t),
      description: t(words.cancelledText),
      status: ICalEventStatus.CANCELLED,
    });
  return `${calendar.toString()}\r\n`;
}

const wordsOf = (event: CommunityEvent, t: Words) => ({
  summary: titleOf(event, t),
  location: event.place,
  description: descriptionOf(event, t),
  url: addressOf(event, t),
  status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** The days of a series that are left out or moved: an entry of their own says so, in place of the one by the rule. */
function otherwise(event: CommunityEvent): Pick<CommunityEvent, 'begins' | 'ends' | 'movedFrom' | 'state'>[] {
  if (event.state || !event.repeats) return [];
  const { notOn = [] } = event;
  return seriesDays(event).flatMap((day) => {
    if (notOn.includes(day)) return [{ ...timeOn({ ...event, moves: [] }, day), state: 'cancelled' as const }];
    return movedDays(event).has(day) ? [timeOn(event, day)] : [];
  });
}

function timesOf(event: WithdrawnEvent, rows: readonly EntryRow[]): ICalEventData {
  const own = rows.filter(({ entry }) => entry === event.id);
  const published = own.at(-1)?.createdAt ?? new Date(0);
  const repeating = repeatingOf(event);
  return {
    id: bareId(event.id),
    // One more with each publication: programs take what has the highest.
    sequence: Math.max(0, own.length - 1),
    stamp: published,
    lastModified: published,
    start: momentOf(event.begins),
    end: momentOf(event.ends),
    timezone: teamTimeZone,
    ...(repeating && { repeating }),
  };
}

const addressOf = (event: CommunityEvent, t: Words): string =>
  siteUrlOf(t) + inLocale(pathToEvent(placeOf(event)), t.locale);

/** Programs that know no status show it as any other: so the title says it too. */
const titleOf = ({ title, state }: Pick<CommunityEvent, 'title' | 'state'>, t: Words): string =>
  state === 'cancelled' ? `${t(words.cancelled)}: ${t(title)}` : t(title);

const descriptionOf = (event: CommunityEvent, t: Words): string =>
  [
    event.state === 'cancelled' && t(words.cancelledText),
    event.movedFrom && `${t(words.moved)}. ${t(words.movedText, { when: beginningOf(event.movedFrom, t) })}`,
    event.note && t(event.note),
    event.cost && `${t(words.cost)}: ${t(event.cost)}`,
    `${t(words.forWhom)}: ${event.forWhom.map((each) => t(audienceWords[each])).join(', ')}`,
    event.languages && `${t(words.languages)}: ${t(event.languages)}`,
    t(words.allAbout, { address: addressOf(event, t) }),
  ]
    .filter(Boolean)
    .join('\n');

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
] as const;

function repeatingOf({ begins, repeats, until }: WithdrawnEvent): ICalRepeatingOptions | undefined {
  if (!repeats || until === undefined) return undefined;
  const clock = begins.slice(10);
  const day = dayOf(begins);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ICalWeekday.SU;
  const place = placeInMonth(day);
  return {
    freq: repeats === 'monthly' ? ICalEventRepeatingFreq.MONTHLY : ICalEventRepeatingFreq.WEEKLY,
    ...(repeats === 'fortnightly' && { interval: 2 }),
    ...(repeats === 'monthly' && { byDay: [weekday], bySetPos: [place === last ? -1 : place + 1] }),
    until: momentOf(until + clock),
  };
}
