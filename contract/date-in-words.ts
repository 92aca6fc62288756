import type { Locale } from './locale.ts';

/** The language as dates and times are written in it: English as in Europe, the day first. */
export const languageOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * `dateInWords('2026-11-20', 'en')` is `20 November 2026`; nobody has to guess which number is the month.
 * @param timeZone Where it is that day. A day without a time is the same everywhere.
 */
export const dateInWords = (date: string | Date, locale: Locale, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeZone }).format(new Date(date));

/** `monthInWords('2026-11-20', 'en')` is `November 2026`. */
export const monthInWords = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
