import type { Locale } from '#contract/locale.ts';

const format = (date: string, locale: Locale, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...how, timeZone: 'UTC' }).format(new Date(date));

/** `dateInWords('2026-11-20', 'en')` is `20 November 2026`; nobody has to guess which number is the month. */
export const dateInWords = (date: string, locale: Locale): string => format(date, locale, { dateStyle: 'long' });

/** `monthInWords('2026-11-20', 'en')` is `November 2026`. */
export const monthInWords = (date: string, locale: Locale): string =>
  format(date, locale, { month: 'long', year: 'numeric' });
