import type { Locale } from '#contract/locale.ts';

/** The language in which the site writes to its own team. Visitors' words always stay as they wrote them. */
export const teamLanguage: Locale = 'de';
