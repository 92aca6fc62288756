import type { Localized } from '#contract/locale.ts';

/** Once an address is confirmed. */
export const confirmedWords = {
  title: { en: 'Welcome', de: 'Willkommen' },
  text: {
    en: 'Your address is confirmed, and you are signed in.',
    de: 'Deine Adresse ist bestätigt, und du bist angemeldet.',
  },
  /** Whoever opened a link that somebody else sent would otherwise not see whose account it leads to. */
  whose: { en: 'This is the account of {email}.', de: 'Das ist das Konto von {email}.' },
  /** For everybody: who signed up for an address more than once has no password (content/mail/account-mails.ts). */
  password: {
    en: 'If your password doesn’t work later: sign in with a code by email, or set a new password.',
    de: 'Falls dein Passwort später nicht geht: Melde dich mit einem Code aus einer Mail an, oder leg ein neues Passwort fest.',
  },
  account: { en: 'To your account', de: 'Zu deinem Konto' },
  home: { en: 'To the home page', de: 'Zur Startseite' },
} as const satisfies Record<string, Localized>;
