import { type Locale, locales } from '#contract/locale.ts';

/** Both languages, that of the page first. */
export const ownFirst = (own: Locale): readonly Locale[] => [own, ...locales.filter((each) => each !== own)];
