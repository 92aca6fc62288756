import type { Localized } from '#contract/locale.ts';

/** The words of giving money online. */
export const onlineWords = {
  noReceipt: {
    en: 'We are not yet recognised as non-profit. We cannot issue tax receipts. Your gift is not tax-deductible.',
    de: 'Wir sind noch nicht als gemeinnützig anerkannt. Wir können keine Spendenquittungen ausstellen. Deine Spende ist nicht steuerlich absetzbar.',
  },
  preset: { en: '{amount} euro', de: '{amount} Euro' },
  cut: { en: 'Whole euros only: {amount}.', de: 'Nur ganze Euro: {amount}.' },
  question: { en: '{either} or {or} euro?', de: '{either} oder {or} Euro?' },
  line: {
    en: 'You will donate {amount} euro. Next: card payment at {provider}, a different website.',
    de: 'Du spendest {amount} Euro. Danach: Kartenzahlung bei {provider}, einer anderen Website.',
  },
  lineExample: {
    en: 'You will donate {amount} euro. Next: our example page, which doesn’t charge anything.',
    de: 'Du spendest {amount} Euro. Danach: unsere Beispielseite, die nichts abbucht.',
  },
  answer: { en: 'Please answer: {question}', de: 'Bitte antworte: {question}' },
} as const satisfies Readonly<Record<string, Localized>>;
