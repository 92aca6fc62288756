import type { Localized } from '#contract/locale.ts';

/** What the page says that stands at every unknown address. */
export const notFoundWords = {
  title: { en: 'Oops! Page not found', de: 'Hoppla! Seite nicht gefunden' },
  text: {
    en: 'There’s no page at this address. Perhaps it was moved, or there’s a typo in the address.',
    de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.',
  },
  home: { en: 'Return to Home', de: 'Zurück zur Startseite' },
} as const satisfies Readonly<Record<string, Localized>>;
