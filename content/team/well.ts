import type { Localized } from '#contract/locale.ts';
import type { Finding } from '#contract/well.ts';

/** What the page says before it knows who looks, and the way to it. */
export const wellPage = {
  lead: {
    en: 'Here the team sees whether everything behind the site works.',
    de: 'Hier sieht das Team, ob hinter der Website alles läuft.',
  },
  signedOut: {
    en: 'Only the team can see this. Sign in to go on.',
    de: 'Das kann nur das Team sehen. Melde dich an, um weiterzumachen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again to go on.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an.',
  },
  noRole: {
    en: 'Your account isn’t part of the team, so there’s nothing here for you to look at.',
    de: 'Dein Konto gehört nicht zum Team, deshalb gibt es hier für dich nichts zu sehen.',
  },
  away: {
    en: 'Our server isn’t answering right now. You stay signed in.',
    de: 'Unser Server antwortet gerade nicht. Du bleibst angemeldet.',
  },
  /** Elsewhere: the name of the way here. */
  way: { en: 'See if all is well', de: 'Nachsehen, ob alles in Ordnung ist' },
} as const satisfies Record<string, Localized>;

export const wellWords = {
  loading: { en: 'One moment, we’re looking this up …', de: 'Einen Moment, wir sehen nach …' },
  notLoaded: {
    en: 'Our server or its database isn’t answering. Please tell the person who runs the server.',
    de: 'Unser Server oder seine Datenbank antwortet nicht. Bitte sag der Person Bescheid, die sich um den Server kümmert.',
  },
  allWell: { en: 'All is well.', de: 'Alles ist in Ordnung.' },
  oneThing: { en: 'One thing needs a look.', de: 'Nach einer Sache sollte jemand sehen.' },
  someThings: { en: '{count} things need a look.', de: 'Nach {count} Dingen sollte jemand sehen.' },
  tell: {
    en: 'Please tell the person who runs the server. You don’t have to fix anything here.',
    de: 'Bitte sag der Person Bescheid, die sich um den Server kümmert. Du musst hier nichts reparieren.',
  },
  needsLook: { en: 'Needs a look', de: 'Bitte nachsehen' },
  again: { en: 'Look again', de: 'Noch einmal nachsehen' },
} as const satisfies Record<string, Localized>;

/** What each part is called. */
export const wellPartNames = {
  mail: { en: 'Mail', de: 'Mails' },
  database: { en: 'Database', de: 'Datenbank' },
  room: { en: 'Room on the disk', de: 'Platz auf der Festplatte' },
  backup: { en: 'Last backup', de: 'Letzte Sicherung' },
  certificate: { en: 'Certificate of the site', de: 'Zertifikat der Website' },
} as const satisfies Record<Finding['part'], Localized>;

/**
 * What was found. `{time}` and `{fetched}` are days and times in words, `{room}` a number of gigabytes, `{mailboxes}` mail
 * addresses.
 */
export const wellSayings = {
  mailLeaves: { en: 'Our emails leave as they should.', de: 'Unsere Mails gehen hinaus, wie sie sollen.' },
  mailWaits: {
    en: 'Emails are waiting: {count}. The oldest was written {time}. Nothing is lost; they leave as soon as the mail server takes them.',
    de: 'Es warten Mails: {count}. Die älteste wurde geschrieben: {time}. Nichts geht verloren; sie gehen hinaus, sobald der Mailserver sie annimmt.',
  },
  mailToFiles: {
    en: 'No mail server is set up. Our emails are only kept as files on the server, and nobody gets them. An admin sets one up on “Data of the association”.',
    de: 'Es ist kein Mailserver eingerichtet. Unsere Mails liegen nur als Dateien auf dem Server, und niemand bekommt sie. Ein Admin-Konto kann einen bei „Angaben des Vereins“ eintragen.',
  },
  codesEnded: {
    en: 'Emails with a code didn’t leave in time: {count}. The last was written {time}. As long as this goes on, nobody gets a code to sign in or to make an account.',
    de: 'Mails mit einem Code gingen nicht rechtzeitig hinaus: {count}. Die letzte wurde geschrieben: {time}. Solange das so ist, bekommt niemand einen Code, um sich anzumelden oder ein Konto zu machen.',
  },
  mailboxRefused: {
    en: 'Our last mail to the team ({time}) didn’t reach every mailbox. The mail server refused: {mailboxes}.',
    de: 'Unsere letzte Mail an das Team ({time}) kam nicht in jedem Postfach an. Abgelehnt hat der Mailserver: {mailboxes}.',
  },
  databaseAnswers: { en: 'It answers.', de: 'Sie antwortet.' },
  roomEnough: { en: '{room} GB are free. That is enough.', de: '{room} GB sind frei. Das reicht.' },
  roomShort: {
    en: 'Only {room} GB are free. When the disk is full, nobody can send us anything.',
    de: 'Nur noch {room} GB sind frei. Wenn die Festplatte voll ist, kann uns niemand mehr etwas senden.',
  },
  backupMade: {
    en: 'It was made {time}. A backup was last taken to another place {fetched}.',
    de: 'Sie wurde gemacht: {time}. Zuletzt an einen anderen Ort geholt wurde eine Sicherung: {fetched}.',
  },
  backupOnlyHere: {
    en: 'It was made {time}, but none has been taken to another place yet. If the server breaks, the backups on it are gone too.',
    de: 'Sie wurde gemacht: {time}, aber noch keine wurde an einen anderen Ort geholt. Wenn der Server kaputtgeht, sind die Sicherungen darauf auch weg.',
  },
  backupUnfetched: {
    en: 'It was made {time}, but a backup was last taken to another place {fetched}. Once a week would be good. If the server breaks, the backups on it are gone too.',
    de: 'Sie wurde gemacht: {time}, aber zuletzt an einen anderen Ort geholt wurde eine Sicherung: {fetched}. Gut wäre einmal in der Woche. Wenn der Server kaputtgeht, sind die Sicherungen darauf auch weg.',
  },
  backupOld: {
    en: 'It was made {time}. There should be one every night.',
    de: 'Sie wurde gemacht: {time}. Es sollte jede Nacht eine geben.',
  },
  backupNone: {
    en: 'None has been made yet. There should be one every night.',
    de: 'Es wurde noch keine gemacht. Es sollte jede Nacht eine geben.',
  },
  backupElsewhere: {
    en: 'The database stands elsewhere and is backed up there. We can’t see from here when.',
    de: 'Die Datenbank steht anderswo und wird dort gesichert. Wann, sehen wir von hier aus nicht.',
  },
  certificateGood: { en: 'It is valid until {time}.', de: 'Es gilt bis: {time}.' },
  certificateEnds: {
    en: 'It ends {time}. After that, browsers warn everyone who opens our site.',
    de: 'Es endet: {time}. Danach warnen Browser alle, die unsere Website öffnen.',
  },
  certificateNone: {
    en: 'The address of the site begins with http, so it has no certificate. Others on the way can read along.',
    de: 'Die Adresse der Website beginnt mit http, also hat sie kein Zertifikat. Andere können unterwegs mitlesen.',
  },
  certificateUnseen: {
    en: 'At the address of the site nobody answered, so we couldn’t look at it.',
    de: 'Unter der Adresse der Website hat niemand geantwortet, deshalb konnten wir es nicht ansehen.',
  },
  unseen: {
    en: 'We couldn’t look at this now. That can be a fault of its own.',
    de: 'Das konnten wir gerade nicht ansehen. Schon das kann ein Fehler sein.',
  },
} as const satisfies Record<Finding['says'], Localized>;
