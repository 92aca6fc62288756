import type { Locale } from '#contract/locale.ts';

/*
 * A journey is walked in one language: no component decides which it speaks or says a word of its own
 * (app/i18n/languages.test.ts), and every page is looked at in both (pages.sweep.e2e.ts). Half of the journeys are
 * walked in German, above all those that look at the layout on their way: its words are longer.
 */
export const inEnglish: readonly Locale[] = ['en'];
export const inGerman: readonly Locale[] = ['de'];
