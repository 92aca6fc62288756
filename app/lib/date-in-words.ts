import type { Locale } from '#contract/locale.ts';

/** `dateInWords('2026-11-20', 'en')` is `20 November 2026`; nobody has to guess which number is the month. */
export const dateInWords = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
