import { inLocale, type Locale } from './locale.ts';

/** The end of the link with which a visitor looks up what became of their message: 128 random bits (docs/decisions/024). */
export const statusTokenPattern = /^[0-9a-f]{32}$/u;

/** Where the status of a message stands on the site: `/de/status/0f…`. The address opens no text, and needs no account. */
export const statusPath = (token: string, locale: Locale): string => inLocale(`/status/${token}`, locale);

/** Stands in the query of that page where number and link were just asked for by mail, without JavaScript. */
export const mailedName = 'mailed';
