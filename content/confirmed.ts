import type { Localized } from '#contract/locale.ts';

/** Once an address is confirmed. */
export const confirmedWords = {
  title: { en: 'Welcome', de: 'Willkommen' },
  text: {
    en: 'Your address is confirmed, and you are signed in.',
    de: 'Deine Adresse ist bestätigt, und du bist angemeldet.',
  },
  account: { en: 'To your account', de: 'Zu deinem Konto' },
  home: { en: 'To the start page', de: 'Zur Startseite' },
} as const satisfies Record<string, Localized>;
