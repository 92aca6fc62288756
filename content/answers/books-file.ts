import type { Localized } from '#contract/locale.ts';

/** The head of the table to download. */
export const fileWords = {
  number: { en: 'No.', de: 'Nr.' },
  day: { en: 'Day', de: 'Tag' },
  kind: { en: 'Kind', de: 'Art' },
  purpose: { en: 'What for', de: 'Wofür' },
  project: { en: 'For', de: 'Für' },
  mission: { en: 'Mission', de: 'Mission' },
  phase: { en: 'Phase', de: 'Phase' },
  in: { en: 'In, euro', de: 'Herein, Euro' },
  out: { en: 'Out, euro', de: 'Hinaus, Euro' },
  counts: { en: 'Counts', de: 'Zählt' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  corrects: { en: 'Corrects no.', de: 'Korrigiert Nr.' },
  entered: { en: 'Entered on', de: 'Eingetragen am' },
} as const satisfies Record<string, Localized>;
