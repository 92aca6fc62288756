import type { Context } from 'hono';
import type { Locale } from '#contract/locale.ts';

/** The language that a browser asks for first; English unless that is German. */
export function browserLocale(c: Context): Locale {
  return /^\s*de\b/iu.test(c.req.header('accept-language') ?? '') ? 'de' : 'en';
}
