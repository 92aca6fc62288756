import type { Localized } from '#contract/locale.ts';

/** The words of the bank details. */
export const bankWords = {
  holder: { en: 'Account holder', de: 'Kontoinhaber' },
  iban: { en: 'IBAN', de: 'IBAN' },
  reference: { en: 'Reference', de: 'Verwendungszweck' },
  referenceText: { en: 'your name and the word “Donation”', de: 'dein Name und das Wort „Donation“' },
} as const satisfies Record<string, Localized>;
