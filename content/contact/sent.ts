import type { Localized } from '#contract/locale.ts';

/** What is said of messages of all kinds. */
export const sentWords = {
  reference: { en: 'Your reference number: {reference}', de: 'Deine Nummer: {reference}' },
  failed: {
    en: 'Failed to send message. Please try again.',
    de: 'Die Nachricht konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
