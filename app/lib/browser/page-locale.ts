import { splitLocale, type Locale } from '#contract/locale.ts';

/** The language of the page, for what is no part of React. A form that came back stands at the address it was sent to. */
export const pageLocale = (): Locale => splitLocale(document.body.dataset['at'] as string).locale;
