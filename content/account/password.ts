import type { Localized } from '#contract/locale.ts';

/** The words of changing the password, and of the code that is asked for before something important. */
export const passwordWords = {
  label: { en: 'New password', de: 'Neues Passwort' },
  empty: { en: 'Please type a new password.', de: 'Bitte tippe ein neues Passwort ein.' },
  save: { en: 'Change password', de: 'Passwort ändern' },
  saved: {
    en: 'Your password is changed. All other devices were signed out, and you’ll get an email about it.',
    de: 'Dein Passwort ist geändert. Alle anderen Geräte wurden abgemeldet, und eine Mail sagt dir das auch.',
  },
  /** Where nobody knows whether it was so before: what came with the change is not promised. */
  isThere: { en: 'This is your password now.', de: 'Das ist jetzt dein Passwort.' },
  codeAsked: {
    en: 'You signed in a while ago, so we’ve sent a code to {email}. Please type it here, then press the button again.',
    de: 'Du hast dich vor einer Weile angemeldet. Deshalb haben wir einen Code an {email} geschickt. Bitte tippe ihn hier ein und drücke den Knopf noch einmal.',
  },
  code: { en: 'Code from the email', de: 'Code aus der Mail' },
  codeHint: {
    en: 'Capital or small letters are both fine. It’s valid for 15 minutes.',
    de: 'Groß oder klein geschrieben, beides geht. Er gilt 15 Minuten.',
  },
  codeEmpty: { en: 'Please type the code from the email.', de: 'Bitte tippe den Code aus der Mail ein.' },
  codeAgain: { en: 'Send another code', de: 'Noch einen Code schicken' },
  codeSent: { en: 'Another code is on its way to {email}.', de: 'Noch ein Code ist unterwegs an {email}.' },
} as const satisfies Record<string, Localized>;
