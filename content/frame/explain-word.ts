import type { Localized } from '#contract/locale.ts';

/** What stands below a hard word that is explained in place. */
export const explainWords = {
  source: { en: 'Source:', de: 'Quelle:' },
  all: { en: 'All words', de: 'Alle Wörter' },
  close: { en: 'Close', de: 'Schließen' },
} as const satisfies Record<string, Localized>;
