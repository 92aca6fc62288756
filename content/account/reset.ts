import type { Localized } from '#contract/locale.ts';

/** Where somebody asks for a new password. */
export const resetWords = {
  button: { en: 'Send me an email', de: 'Schick mir eine Mail' },
  /** The same for every address: nobody learns whether it has an account. */
  sent: {
    en: 'If there is an account for {email}, an email is on its way. Until you set a new password, the old one works.',
    de: 'Wenn es ein Konto für {email} gibt, ist eine Mail dorthin unterwegs. Bis du ein neues Passwort festlegst, gilt das alte.',
  },
  remembered: { en: 'Remembered your password?', de: 'Dein Passwort fällt dir doch ein?' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
} as const satisfies Record<string, Localized>;
