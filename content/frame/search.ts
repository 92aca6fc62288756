import type { Localized } from '#contract/locale.ts';

/** The words of the search. */
export const searchBoxWords = {
  open: { en: 'Search', de: 'Suche' },
  title: { en: 'Search this site', de: 'Auf dieser Website suchen' },
  label: { en: 'What are you looking for?', de: 'Was suchst du?' },
  close: { en: 'Close', de: 'Schließen' },
  failed: {
    en: 'Search needs a connection. Please try again.',
    de: 'Die Suche braucht eine Verbindung. Bitte versuch es noch einmal.',
  },
  count: { en: 'Results: {count}', de: 'Ergebnisse: {count}' },
  none: { en: 'Nothing found for “{query}”.', de: 'Nichts gefunden zu „{query}“.' },
  ways: {
    en: 'Nothing here about that yet? Try another word, or one of these:',
    de: 'Noch keine Seite dazu? Versuch ein anderes Wort, oder geh hier weiter:',
  },
  write: { en: 'Tell us what you’re looking for', de: 'Schreib uns, was du suchst' },
  message: {
    en: 'I looked for “{query}” on your site and found nothing.',
    de: 'Ich habe auf eurer Seite „{query}“ gesucht und nichts gefunden.',
  },
  key: { en: 'The / key opens the search', de: 'Die Taste / öffnet die Suche' },
} as const satisfies Readonly<Record<string, Localized>>;
