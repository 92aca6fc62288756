import type { Localized } from '#contract/locale.ts';

/** The dialog "take a break": nothing in it runs, sounds or asks. */
export const pause = {
  question: { en: 'Is it too much right now?', de: 'Ist es gerade zu viel?' },
  open: { en: 'Take a break', de: 'Pause machen' },
  title: { en: 'Take a break', de: 'Mach eine Pause' },
  stop: {
    en: 'You can stop here for as long as you like. This page will wait, and nothing on it times out.',
    de: 'Du kannst dich hier ausruhen, solange du magst. Diese Seite wartet, und nichts auf ihr läuft ab.',
  },
  rest: {
    en: 'If it helps: look away from the screen, drink something, or stand up.',
    de: 'Wenn es dir hilft: Schau vom Bildschirm weg, trink etwas oder steh auf.',
  },
  home: { en: 'Go to the home page', de: 'Zur Startseite' },
} as const satisfies Record<string, Localized>;
