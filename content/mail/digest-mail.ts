import type { Localized } from '#contract/locale.ts';

/** The daily mail about what waits in the inbox, and about the messages that look like spam. `{…}` is filled in. */
export const digestMail = {
  /** `{first}` is the first sentence about what waits, without its full stop. */
  waitingSubject: { en: 'Daily digest: {first}', de: 'Tagesübersicht: {first}' },
  subject: {
    en: 'Daily digest: {count} messages that look like spam',
    de: 'Tagesübersicht: {count} Nachrichten, die nach Spam aussehen',
  },
  subjectOne: {
    en: 'Daily digest: 1 message that looks like spam',
    de: 'Tagesübersicht: 1 Nachricht, die nach Spam aussieht',
  },
  lead: { en: 'As of 7 o’clock:', de: 'So war es um 7 Uhr:' },
  inbox: { en: 'Open the inbox', de: 'Posteingang öffnen' },
  unwell: {
    en: 'The server needs a look: at its backups, its free space, its certificate or its emails.',
    de: 'Jemand sollte nach dem Server sehen: nach seinen Sicherungen, dem freien Platz, dem Zertifikat oder den Mails.',
  },
  unseen: {
    en: 'We couldn’t look at everything on the server. The page behind the link says which parts.',
    de: 'Nicht alles am Server ließ sich ansehen: Was, steht auf der Seite hinter dem Link.',
  },
  well: { en: 'See if all is well', de: 'Nachsehen, ob alles in Ordnung ist' },
  intro: {
    en: 'These messages filled in a field that people don’t see, so programs probably wrote them. Nothing was deleted. Please skim the list: there may be a real message among them.',
    de: 'Diese Nachrichten haben ein Feld ausgefüllt, das Menschen nicht sehen. Wahrscheinlich waren es Programme. Nichts wurde gelöscht. Bitte sieh kurz durch, ob eine echte Nachricht dabei ist.',
  },
  introOne: {
    en: 'This message filled in a field that people don’t see, so a program probably wrote it. It wasn’t deleted. Please look at it: it may be a real message.',
    de: 'Diese Nachricht hat ein Feld ausgefüllt, das Menschen nicht sehen. Wahrscheinlich war es ein Programm. Sie wurde nicht gelöscht. Bitte sieh sie kurz an: Es kann eine echte Nachricht sein.',
  },
  keptFor: {
    en: 'Probable spam is deleted {days} days after this email, unless someone moves it to the inbox.',
    de: 'Vermutlicher Spam wird {days} Tage nach dieser Mail gelöscht, wenn ihn niemand in den Posteingang legt.',
  },
  others: {
    en: 'Not listed here, but in the inbox under suspected spam: {count} more.',
    de: 'Nicht hier, aber im Posteingang unter Verdacht auf Spam: noch {count}.',
  },
  after: {
    en: 'This email comes once a day at most, and only when something is waiting.',
    de: 'Diese Mail kommt höchstens einmal am Tag, und nur, wenn etwas wartet.',
  },
} as const satisfies Record<string, Localized>;
