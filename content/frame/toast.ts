import type { Localized } from '#contract/locale.ts';

/** The words around a short message. */
export const toastWords = {
  keep: { en: 'Keep messages until I close them', de: 'Meldungen behalten, bis ich sie schließe' },
  /** Here, too: with the words of forms the scripts of forms would come for one toast. */
  close: { en: 'Close', de: 'Schließen' },
  viewport: { en: 'Messages (F8)', de: 'Meldungen (F8)' },
} as const satisfies Readonly<Record<string, Localized>>;
