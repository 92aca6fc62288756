import type { Localized } from '#contract/locale.ts';

/** Of the button beside everything that can be kept. */
export const keepWords = {
  keep: { en: 'Keep for later', de: 'Für später merken' },
  kept: {
    en: 'Kept on this device. “My list” is at the foot of each page.',
    de: 'Auf diesem Gerät gemerkt. „Meine Liste“ steht unten auf jeder Seite.',
  },
  left: { en: 'It’s off your list now.', de: 'Von deiner Liste genommen.' },
  fails: {
    en: 'Your browser doesn’t let this page keep anything.',
    de: 'Dein Browser lässt diese Seite nichts speichern.',
  },
} as const satisfies Record<string, Localized>;
