import type { Localized } from '#contract/locale.ts';

/** The words of the gallery. */
export const galleryWords = {
  full: { en: 'Full size: {title}', de: 'Volle Größe: {title}' },
  inWords: { en: 'In words', de: 'In Worten' },
  close: { en: 'Close', de: 'Schließen' },
  count: { en: 'Drawing {number} of {all}', de: 'Zeichnung {number} von {all}' },
  previous: { en: 'Previous', de: 'Vorige' },
  next: { en: 'Next', de: 'Nächste' },
} as const satisfies Readonly<Record<string, Localized>>;
