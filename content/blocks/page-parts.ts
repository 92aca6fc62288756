import type { Localized } from '#contract/locale.ts';

/** What stands around the text of many pages. */
export const pagePartWords = {
  briefTitle: { en: 'In brief', de: 'Kurz gesagt' },
  briefMinutes: { en: 'Reading time: about {minutes} min', de: 'Lesezeit: etwa {minutes} Min.' },
  sourcesTitle: { en: 'Sources', de: 'Quellen' },
  sourcesChecked: { en: 'Last checked: {date}', de: 'Zuletzt geprüft: {date}' },
  nextTitle: { en: 'Your next step', de: 'Dein nächster Schritt' },
  exampleMark: { en: '(example, not a real value yet)', de: '(Beispiel, noch kein echter Wert)' },
} as const satisfies Readonly<Record<string, Localized>>;
