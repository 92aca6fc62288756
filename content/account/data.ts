import type { Localized } from '#contract/locale.ts';

/** The words of fetching one's data. */
export const dataWords = {
  lead: { en: 'You get a file (JSON) with:', de: 'Du bekommst eine Datei (JSON) mit:' },
  notIn: {
    en: 'Not included: your password and your codes, which we can’t read ourselves; and messages you sent us with a form, because they don’t belong to the account. Ask us for those.',
    de: 'Nicht darin: dein Passwort und deine Codes, die wir selbst nicht lesen können; und Nachrichten, die du uns mit einem Formular geschickt hast, denn sie gehören nicht zum Konto. Frag uns danach.',
  },
  ask: { en: 'Ask about messages', de: 'Nach Nachrichten fragen' },
  fetch: { en: 'Download my data', de: 'Meine Daten herunterladen' },
  fetched: {
    en: 'The file {file} is saved where your browser keeps downloads.',
    de: 'Die Datei {file} liegt dort, wo dein Browser Heruntergeladenes ablegt.',
  },
  file: { en: 'my-account-data.json', de: 'meine-kontodaten.json' },
} as const satisfies Record<string, Localized>;

/** The words of deleting an account. */
export const deleteWords = {
  goes: { en: 'This is deleted, at once and for good:', de: 'Das wird gelöscht, sofort und für immer:' },
  stays: { en: 'This stays:', de: 'Das bleibt:' },
  begin: { en: 'Delete my account …', de: 'Mein Konto löschen …' },
  sureTitle: { en: 'Delete this account for good?', de: 'Dieses Konto endgültig löschen?' },
  sure: {
    en: 'The account {email} can’t be restored, not even by us.',
    de: 'Das Konto von {email} lässt sich nicht zurückholen, auch nicht von uns.',
  },
  proof: {
    en: 'Please show that it’s you, so nobody else can do this on a device you left open.',
    de: 'Damit das niemand sonst tun kann, wenn du ein Gerät offen liegen lässt, zeige bitte, dass du es bist.',
  },
  password: { en: 'Your password', de: 'Dein Passwort' },
  passwordEmpty: {
    en: 'Please type your password, or have a code emailed to you.',
    de: 'Bitte tippe dein Passwort ein oder lass dir einen Code mailen.',
  },
  byMail: { en: 'Email me a code instead', de: 'Stattdessen einen Code mailen' },
  mailed: {
    en: 'We’ve sent a code to {email}. Please type it here.',
    de: 'Wir haben einen Code an {email} geschickt. Bitte tippe ihn hier ein.',
  },
  secondCode: { en: 'Second-step code', de: 'Code des zweiten Schritts' },
  secondCodeHint: {
    en: 'The six digits your app shows now, or one of your recovery codes.',
    de: 'Die sechs Ziffern, die deine App jetzt zeigt, oder einer deiner Ersatz-Codes.',
  },
  secondCodeEmpty: {
    en: 'Please type the code from your app, or a recovery code.',
    de: 'Bitte tippe den Code aus deiner App ein oder einen Ersatz-Code.',
  },
  yes: { en: 'Delete my account for good', de: 'Mein Konto endgültig löschen' },
  no: { en: 'Keep my account', de: 'Mein Konto behalten' },
  keptAccount: { en: 'Nothing was deleted.', de: 'Es wurde nichts gelöscht.' },
} as const satisfies Record<string, Localized>;

/** What is in the file with somebody's data. */
export const whatIsIn: Localized<readonly string[]> = {
  en: [
    'your name, your email address, and when you made and confirmed your account',
    'each sign-in that’s still active: when, how and with which browser',
    'your apps for the second step, when codes were used and, for the last day, from which internet address',
    'what we noted about your account in the last 90 days, for example that you signed in',
    'what’s on its way: emails and codes, without the codes themselves',
    'if you belong to the team: your projects, texts, sums, drafts and pictures, and when you did what in the inbox',
  ],
  de: [
    'dein Name, deine E-Mail-Adresse und wann du dein Konto angelegt und bestätigt hast',
    'jede Anmeldung, die noch gilt: wann, wie und mit welchem Browser',
    'die Apps des zweiten Schritts, wann Codes benutzt wurden und, für den letzten Tag, von welcher Internet-Adresse',
    'was in den letzten 90 Tagen zu deinem Konto notiert wurde, zum Beispiel, dass du dich angemeldet hast',
    'was unterwegs ist: Mails und Codes, ohne die Codes selbst',
    'wenn du zum Team gehörst: deine Projekte, Texte, Beträge, Entwürfe und Bilder, und wann du was im Posteingang getan hast',
  ],
};

/** What goes with an account. */
export const goesList: Localized<readonly string[]> = {
  en: [
    'your account with name, address and password',
    'the second step and the recovery codes',
    'every sign-in, on all devices',
    'drafts of projects you haven’t saved, and of texts you haven’t published',
  ],
  de: [
    'dein Konto mit Name, Adresse und Passwort',
    'der zweite Schritt und die Ersatz-Codes',
    'jede Anmeldung, auf allen Geräten',
    'Entwürfe von Projekten, die du nicht gespeichert, und von Texten, die du nicht veröffentlicht hast',
  ],
};

/** What stays without it. */
export const staysList: Localized<readonly string[]> = {
  en: [
    'Messages you sent us with a form. They don’t belong to the account; write to us and we’ll delete them.',
    'Documents about donations, for as long as tax law requires.',
    'Notes such as “signed in” and “deleted”, for 90 days at most. They no longer say whose account it was.',
    'If you belong to the team: saved projects with their pictures, published texts, entered sums, and what you wrote in the inbox. They no longer say who did it.',
    'Our copy of the email that tells you about the deletion, for seven days.',
  ],
  de: [
    'Nachrichten, die du uns mit einem Formular geschickt hast. Sie gehören nicht zum Konto; schreib uns, dann löschen wir sie.',
    'Unterlagen zu Spenden, solange das Steuerrecht es verlangt.',
    'Notizen wie „angemeldet“ und „gelöscht“, höchstens 90 Tage. Sie sagen nicht mehr, wessen Konto es war.',
    'Wenn du zum Team gehörst: gespeicherte Projekte mit ihren Bildern, veröffentlichte Texte, eingetragene Beträge und was du im Posteingang geschrieben hast. Dort steht dann nicht mehr, wer es war.',
    'Unsere Kopie der Mail, die dir die Löschung bestätigt, sieben Tage lang.',
  ],
};
