import { type Locale, otherLocale } from '#contract/locale.ts';

/** Both languages, that of the page first. */
export const ownFirst = (own: Locale): readonly Locale[] => [own, otherLocale(own)];
