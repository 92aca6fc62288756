import { inLocale, type Locale, splitLocale } from './locale.ts';

/** The list of events, by file and export. */
export const eventsKey = 'resources/event#events';

/** All events as a calendar that programs follow; in German below `/de`. */
export const calendarPath = '/events.ics';

/** What stands at an address of a calendar: all events, or the one whose page has this address but for the ending. */
export type CalendarAt = { readonly locale: Locale; readonly event: string | undefined };

const ofOne = /^\/resources\/events\/([\w-]+)\.ics$/u;

export function calendarAt(pathname: string): CalendarAt | undefined {
  const { path, locale } = splitLocale(pathname);
  const event = ofOne.exec(path)?.[1];
  const isOurs = event !== undefined || path === calendarPath;
  return isOurs && inLocale(path, locale) === pathname ? { locale, event } : undefined;
}
