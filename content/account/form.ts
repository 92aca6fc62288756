import type { Localized } from '#contract/locale.ts';

/** Words that several screens of the accounts share. */
export const accountFormWords = {
  needsScript: {
    en: 'Signing in needs JavaScript, which is missing here. Everything else works without it, and without an account.',
    de: 'Die Anmeldung braucht JavaScript, und das fehlt hier. Alles andere geht ohne und ohne Konto.',
  },
  needsStorage: {
    en: 'Your browser doesn’t let us keep anything, so it can’t keep you signed in. You can allow that in its settings. Everything else works without it, and without an account.',
    de: 'Dein Browser lässt uns nichts aufbewahren, deshalb bleibst du nicht angemeldet. Du kannst das in seinen Einstellungen erlauben. Alles andere geht ohne und ohne Konto.',
  },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  emailMissing: { en: 'Please enter your email address', de: 'Bitte gib deine E-Mail-Adresse ein' },
  password: { en: 'Password', de: 'Passwort' },
  passwordMissing: { en: 'Please enter a password', de: 'Bitte gib ein Passwort ein' },
  newPasswordHint: {
    en: 'At least 8 characters. Three or four unrelated words work well. There are no other rules.',
    de: 'Mindestens 8 Zeichen. Gut sind drei oder vier Wörter, die nicht zusammengehören. Sonst gibt es keine Regeln.',
  },
  /** Only the answer may have been lost. */
  mailUnheard: { en: 'We don’t know whether an email was sent', de: 'Wir wissen nicht, ob eine Mail abgegangen ist' },
  show: { en: 'Show', de: 'Zeigen' },
  hide: { en: 'Hide', de: 'Verbergen' },
  isShown: { en: 'The password is visible now.', de: 'Das Passwort ist jetzt zu sehen.' },
  isHidden: { en: 'The password is hidden again.', de: 'Das Passwort ist wieder verborgen.' },
  /** AUTH-08. */
  nothingGiven: {
    en: 'You must provide either an email or phone number and a password',
    de: 'Zur Anmeldung gehören eine E-Mail-Adresse oder Telefonnummer und ein Passwort',
  },
} as const satisfies Record<string, Localized>;
