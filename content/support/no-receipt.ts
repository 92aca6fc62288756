import type { Localized } from '#contract/locale.ts';

/** Stands beside every place to donate until the tax office has recognised the association. */
export const noReceipt: Localized = {
  en: 'We are not yet recognised as non-profit. We cannot issue tax receipts. Your gift is not tax-deductible.',
  de: 'Wir sind noch nicht als gemeinnützig anerkannt. Wir können keine Spendenquittungen ausstellen. Deine Spende ist nicht steuerlich absetzbar.',
};
