import type { Localized } from '#contract/locale.ts';

/** What the page says that stands at every unknown address. */
export const notFoundWords = {
  title: { en: 'Oops! Page not found', de: 'Hoppla! Seite nicht gefunden' },
  text: {
    en: 'There’s no page at this address. Perhaps it was moved, or there’s a typo in the address.',
    de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.',
  },
  search: { en: 'Search this site', de: 'Auf dieser Website suchen' },
  ways: { en: 'Or one of these four ways', de: 'Oder einer dieser vier Wege' },
  resources: {
    en: 'books, podcasts, groups, events',
    de: 'Bücher, Podcasts, Gruppen, Termine',
  },
  diagnostics: { en: 'ADHD and autism: the way to a diagnosis', de: 'ADHS und Autismus: der Weg zur Diagnose' },
  contact: { en: 'ask us where it went', de: 'frag uns, wo es geblieben ist' },
  help: { en: 'who’s there for you right now', de: 'wer sofort für dich da ist' },
  home: { en: 'Return to Home', de: 'Zurück zur Startseite' },
} as const satisfies Readonly<Record<string, Localized>>;
