import type { Localized } from '#contract/locale.ts';

/** What stands around the text of many pages. */
export const pagePartWords = {
  briefTitle: { en: 'In brief', de: 'Kurz gesagt' },
  briefMinutes: { en: 'Reading time: about {minutes} min', de: 'Lesezeit: etwa {minutes} Min.' },
  sourcesTitle: { en: 'Sources', de: 'Quellen' },
  sourcesChecked: { en: 'Last checked: {date}', de: 'Zuletzt geprüft: {date}' },
  contentsTitle: { en: 'On this page', de: 'Auf dieser Seite' },
  sourcesClosed: { en: 'Show the sources: {count}', de: 'Die Quellen zeigen: {count}' },
  nextTitle: { en: 'Your next step', de: 'Dein nächster Schritt' },
  examplesNotice: {
    en: 'Not real yet: the names and addresses in this list are examples. Please don’t rely on them.',
    de: 'Noch nicht echt: Die Namen und Adressen in dieser Liste sind Beispiele. Bitte verlass dich nicht darauf.',
  },
  exampleMark: { en: '(example, not a real value yet)', de: '(Beispiel, noch kein echter Wert)' },
} as const satisfies Readonly<Record<string, Localized>>;
