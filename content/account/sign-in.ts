import type { Localized } from '#contract/locale.ts';

export const signInWords = {
  button: { en: 'Sign in', de: 'Anmelden' },
  code: { en: 'Send me a code instead', de: 'Schick mir stattdessen einen Code' },
  codeHint: {
    en: 'Or without a password: we’ll send a code to your address.',
    de: 'Oder ohne Passwort: Wir schicken einen Code an deine Adresse.',
  },
  forgotten: { en: 'Forgot your password?', de: 'Passwort vergessen?' },
  reset: { en: 'Set a new one', de: 'Leg ein neues fest' },
  noAccount: { en: 'No account yet?', de: 'Noch kein Konto?' },
  /** The same for every address: nobody learns whether it has an account. */
  codeSent: {
    en: 'If there is an account for {email}, an email with a code is on its way.',
    de: 'Wenn es ein Konto für {email} gibt, ist eine Mail mit einem Code dorthin unterwegs.',
  },
  failed: { en: 'Sign in failed', de: 'Anmeldung fehlgeschlagen' },
  welcome: { en: 'Welcome back!', de: 'Willkommen zurück!' },
  welcomeText: { en: 'You have successfully signed in.', de: 'Du hast dich erfolgreich angemeldet.' },
} as const satisfies Record<string, Localized>;

export const signedInWords = {
  title: { en: 'You’re signed in', de: 'Du bist angemeldet' },
  as: { en: 'With the address {email}.', de: 'Mit der Adresse {email}.' },
  account: { en: 'To your account', de: 'Zu deinem Konto' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
} as const satisfies Record<string, Localized>;

export const signOutWords = {
  done: { en: 'Signed out', de: 'Abgemeldet' },
  doneText: { en: 'You have been signed out successfully.', de: 'Du wurdest erfolgreich abgemeldet.' },
  failed: { en: 'Sign out failed', de: 'Abmelden fehlgeschlagen' },
  /** This device forgets who was signed in before the server is told. */
  failedText: {
    en: 'You’re signed out on this device. We couldn’t tell the server.',
    de: 'Auf diesem Gerät bist du abgemeldet. Dem Server konnten wir das nicht mitteilen.',
  },
} as const satisfies Record<string, Localized>;
