import type { Localized } from '#contract/locale.ts';

/** The words of the page for emergencies. */
export const helpPageWords = {
  title: { en: 'Help right now', de: 'Hilfe sofort' },
  call: { en: 'Call {number}', de: '{number} anrufen' },
} as const satisfies Readonly<Record<string, Localized>>;
