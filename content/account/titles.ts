import type { Localized } from '#contract/locale.ts';

/** Title and first sentence of the pages of an account. */
export const accountTitles = {
  signinTitle: { en: 'Sign in', de: 'Anmelden' },
  signinLead: {
    en: 'For people who already have an account. You don’t need one to read, write to us or donate.',
    de: 'Für alle, die schon ein Konto haben. Zum Lesen, Schreiben und Spenden brauchst du keins.',
  },
  signupTitle: { en: 'Make an account', de: 'Konto anlegen' },
  signupLead: {
    en: 'An account is for people who run projects with us. Everything else works without one.',
    de: 'Ein Konto ist für Menschen, die mit uns Projekte machen. Alles andere geht ohne.',
  },
  confirmTitle: { en: 'Confirm an email from us', de: 'Eine Mail von uns bestätigen' },
  confirmLead: {
    en: 'Use the link or the code from our email here.',
    de: 'Hier gilt der Link oder der Code aus unserer Mail.',
  },
  resetTitle: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
  resetLead: {
    en: 'Here you choose a new password, with the link or the code from our email.',
    de: 'Hier wählst du ein neues Passwort, mit dem Link oder dem Code aus unserer Mail.',
  },
  accountTitle: { en: 'Your account', de: 'Dein Konto' },
  accountLead: { en: 'Your name, your password, your data.', de: 'Dein Name, dein Passwort, deine Daten.' },
} as const satisfies Readonly<Record<string, Localized>>;
