import { inLocale, type Locale } from './locale.ts';

/** How the end of the link looks that lets somebody make the first admin: 128 random bits. */
export const setUpTokenPattern = /^[\da-f]{32}$/u;

/** The link itself, on the site. */
export const setUpPath = (token: string, locale: Locale = 'en'): string => inLocale(`/set-up/${token}`, locale);

/** What `POST /functions/v1/set-up` takes. */
export type FirstAdmin = {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** The language of the mails to them. */
  readonly locale: Locale;
};
