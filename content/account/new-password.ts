import type { Localized } from '#contract/locale.ts';

/** The step in which the new password is typed. */
export const newPasswordWords = {
  title: { en: 'Your new password', de: 'Dein neues Passwort' },
  text: {
    en: 'All other devices will be signed out.',
    de: 'Alle anderen Geräte werden dann abgemeldet.',
  },
  label: { en: 'New password', de: 'Neues Passwort' },
  button: { en: 'Save the new password', de: 'Neues Passwort speichern' },
  failed: { en: 'The password wasn’t changed', de: 'Das Passwort wurde nicht geändert' },
  /** Only the answer may have been lost. */
  unheard: {
    en: 'We don’t know yet whether your new password is set',
    de: 'Wir wissen noch nicht, ob dein neues Passwort gilt',
  },
  done: { en: 'Your new password is set', de: 'Dein neues Passwort gilt' },
  doneText: {
    en: 'You’re signed in here. All other devices were signed out.',
    de: 'Hier bist du angemeldet. Alle anderen Geräte wurden abgemeldet.',
  },
} as const satisfies Record<string, Localized>;
