import type { Localized } from '#contract/locale.ts';

/** What stands in the file with the data of an account, in this order. */
export const accountDataNotes = {
  all: {
    en: 'This is everything we keep about your account.',
    de: 'Das ist alles, was wir zu deinem Konto aufbewahren.',
  },
  messages: {
    en: 'Messages you sent with a form aren’t in here: they don’t belong to an account, even if you were signed in. Write to {email} if you’d like a copy of them, or want them deleted.',
    de: 'Nachrichten, die du mit einem Formular geschickt hast, stehen hier nicht: Sie gehören zu keinem Konto, auch wenn du angemeldet warst. Schreib an {email}, wenn du sie haben möchtest oder wir sie löschen sollen.',
  },
  secrets: {
    en: 'Your password, the key of your app, recovery codes, codes from emails and the tokens of your devices aren’t in here. We only keep them in a form that can’t be read, so that nobody can use them.',
    de: 'Dein Passwort, der Schlüssel deiner App, Ersatz-Codes, Codes aus Mails und die Schlüssel deiner Geräte stehen hier nicht. Wir bewahren sie nur in einer Form auf, die niemand lesen und benutzen kann.',
  },
  histories: {
    en: 'Each history holds the newest {entries} entries at most. Write to {email} if you’d like older ones.',
    de: 'Jede Liste unter „…history“ enthält höchstens die neuesten {entries} Einträge. Schreib an {email}, wenn du ältere haben möchtest.',
  },
  inbox: {
    en: 'What you wrote in the team’s inbox is about someone else. So this only says what you did there, when, and the number of the message.',
    de: 'Was du im Posteingang des Teams geschrieben hast, handelt von jemand anderem. Deshalb steht hier nur, was du dort wann getan hast, und die Nummer der Nachricht.',
  },
  settings: {
    en: 'Settings such as colours and drafts stay in your browser. We don’t have them.',
    de: 'Einstellungen wie Farben und Entwürfe bleiben in deinem Browser. Wir haben sie nicht.',
  },
  counters: {
    en: 'The server counts calls to stop attacks. The counters don’t say who they counted, and they end after a day.',
    de: 'Der Server zählt Aufrufe, um Angriffe zu bremsen. Die Zähler sagen nicht, wen sie gezählt haben, und enden nach einem Tag.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
