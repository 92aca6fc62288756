import type { Localized } from '#contract/locale.ts';

/** Tells the people in charge that mails are stuck. */
export const standstillMail = {
  subject: {
    en: 'Please look: emails from {site} aren’t getting through',
    de: 'Bitte nachsehen: Mails von {site} kommen nicht an',
  },
  waiting: {
    en: 'Emails that have been waiting for more than two hours: {count}. Nothing is lost: all of them are stored, and we keep trying to send them.',
    de: 'Mails, die seit mehr als zwei Stunden warten: {count}. Nichts ist verloren: Alle sind gespeichert, und wir versuchen weiter, sie zu senden.',
  },
  ended: {
    en: 'Emails with a code that didn’t arrive in time: {count}. These codes no longer work. As long as this goes on, nobody gets a code to sign in or to make an account.',
    de: 'Mails mit einem Code, die nicht rechtzeitig ankamen: {count}. Diese Codes gelten nicht mehr. Solange das so ist, bekommt niemand einen Code, um sich anzumelden oder ein Konto zu machen.',
  },
  error: { en: 'The last error was: {error}', de: 'Der letzte Fehler war: {error}' },
  look: {
    en: 'On the server, “npm run outbox” shows what’s waiting and why.',
    de: 'Auf dem Server zeigt „npm run outbox“, was wartet und warum.',
  },
  noError: { en: 'none was noted', de: 'keiner wurde notiert' },
} as const satisfies Record<string, Localized>;
