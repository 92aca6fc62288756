import type { Localized } from '#contract/locale.ts';

/** The same in both reports. */
export const reportSent = {
  next: { en: 'What happens next', de: 'Wie es weitergeht' },
  keep: { en: 'Keep my contact details', de: 'Meine Kontaktdaten behalten' },
} as const satisfies Record<string, Localized>;
