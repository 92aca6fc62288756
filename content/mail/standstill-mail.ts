import type { Localized } from '#contract/locale.ts';

/** Tells the people in charge that mails are stuck. */
export const standstillMail = {
  subject: {
    en: 'Please look: emails from {site} aren’t getting through',
    de: 'Bitte nachsehen: Mails von {site} kommen nicht an',
  },
  text: {
    en: '{count} emails have been waiting for more than two hours. Nothing is lost: all of them are stored and will be sent again.\n\nThe last error was: {error}\n\nOn the server, “npm run outbox” shows what’s waiting and why.',
    de: '{count} Mails warten seit mehr als zwei Stunden. Nichts ist verloren: Alle sind gespeichert und werden weiter versucht.\n\nDer letzte Fehler war: {error}\n\nAuf dem Server zeigt „npm run outbox“, was wartet und warum.',
  },
  noError: { en: 'none was noted', de: 'keiner wurde notiert' },
} as const satisfies Record<string, Localized>;
