import type { Localized } from '#contract/locale.ts';

export const resetWords = {
  button: { en: 'Send me a mail', de: 'Schick mir eine Mail' },
  /** The same for every address: nobody learns whether it has an account. */
  sent: {
    en: 'If there is an account for {email}, a mail is on its way to it. Until you set a new password, the old one counts.',
    de: 'Wenn es ein Konto für {email} gibt, ist eine Mail dorthin unterwegs. Bis du ein neues Passwort festlegst, gilt das alte.',
  },
  remembered: { en: 'You know your password after all?', de: 'Dein Passwort fällt dir doch ein?' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
} as const satisfies Record<string, Localized>;
