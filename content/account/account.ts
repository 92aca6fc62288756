import type { Localized } from '#contract/locale.ts';

/** The words of the account page, as far as everybody meets them. */
export const accountWords = {
  wait: { en: 'One moment, we’re checking who is signed in.', de: 'Einen Moment, wir sehen nach, wer angemeldet ist.' },
  noScript: {
    en: 'Signing in needs JavaScript. Everything else on this site works without an account.',
    de: 'Die Anmeldung braucht JavaScript. Alles andere auf dieser Website geht ohne Konto.',
  },
  signedOut: {
    en: 'You’re not signed in. When you are, you’ll find your name, your password and your data here.',
    de: 'Du bist nicht angemeldet. Wenn du es bist, findest du hier deinen Namen, dein Passwort und deine Daten.',
  },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  away: {
    en: 'Our server isn’t answering right now, so we can’t show your account. You stay signed in, and this page will try again by itself.',
    de: 'Unser Server antwortet gerade nicht, deshalb können wir dein Konto nicht zeigen. Du bleibst angemeldet, und diese Seite versucht es von selbst wieder.',
  },
  notLoaded: {
    en: 'This part couldn’t be loaded. Please check your connection.',
    de: 'Dieser Teil konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  /** Where a session was ended by somebody else: another device, the server. */
  endedTitle: { en: 'You’re signed out', de: 'Du bist abgemeldet' },
  ended: {
    en: 'Your sign-in ended: on another device, or after a new password. Sign in again with the same account, and the name and address you typed will be here again. We never store a typed password.',
    de: 'Deine Anmeldung ist beendet: auf einem anderen Gerät oder nach einem neuen Passwort. Melde dich mit demselben Konto wieder an, dann stehen der Name und die Adresse, die du getippt hast, wieder hier. Ein getipptes Passwort speichern wir nie.',
  },
  leftTitle: { en: 'Signed out', de: 'Abgemeldet' },
  left: { en: 'You have been signed out successfully.', de: 'Du hast dich abgemeldet.' },
  leftAlone: {
    en: 'You’re signed out in this browser. We couldn’t tell the server: {reason}',
    de: 'In diesem Browser bist du abgemeldet. Dem Server konnten wir es nicht sagen: {reason}',
  },
  signOutFailed: { en: 'Sign out failed', de: 'Abmelden fehlgeschlagen' },
  deletedTitle: { en: 'Your account is deleted', de: 'Dein Konto ist gelöscht' },
  deleted: {
    en: 'It’s gone, with everything that belonged to it, and you’re signed out everywhere. You’ll also get an email about it. You can make a new account at any time.',
    de: 'Es ist weg, mit allem, was dazugehörte, und du bist überall abgemeldet. Eine Mail sagt dir das auch. Du kannst jederzeit ein neues Konto anlegen.',
  },
} as const satisfies Record<string, Localized>;
