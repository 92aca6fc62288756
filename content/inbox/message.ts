import type { Localized } from '#contract/locale.ts';

/** What one message in the team's inbox says around the visitor's words. */
export const messageWords = {
  back: { en: 'Back to the list', de: 'Zurück zur Liste' },
  loading: { en: 'Loading the message …', de: 'Die Nachricht wird geholt …' },
  heading: { en: '{name}: {reason}', de: '{name}: {reason}' },
  received: { en: 'Received', de: 'Angekommen' },
  reference: { en: 'Reference', de: 'Nummer' },
  wishes: { en: 'Answer', de: 'Antwort' },
  wishesMail: { en: 'By email to {email}', de: 'Per E-Mail an {email}' },
  wishesNone: { en: 'They don’t need an answer. Address: {email}', de: 'Braucht keine Antwort. Adresse: {email}' },
  wishesNobody: { en: 'Not possible: no address given', de: 'Nicht möglich: keine Adresse angegeben' },
  page: { en: 'Written on the page', de: 'Geschrieben auf der Seite' },
  language: { en: 'Language', de: 'Sprache' },
  english: { en: 'English', de: 'Englisch' },
  german: { en: 'German', de: 'Deutsch' },
  answered: { en: 'Answered', de: 'Beantwortet' },
  wroteAgain: { en: 'Wrote again', de: 'Hat wieder geschrieben' },
  text: { en: 'The message', de: 'Die Nachricht' },
  map: {
    en: 'Show on the map (opens OpenStreetMap)',
    de: 'Auf der Karte zeigen (öffnet OpenStreetMap)',
  },
  showPhoto: { en: 'Show the photo', de: 'Foto zeigen' },
  hidePhoto: { en: 'Hide the photo', de: 'Foto verbergen' },
  photoAlt: {
    en: 'The photo that came with the message from {name}. It has no description.',
    de: 'Das Foto, das mit der Nachricht von {name} kam. Niemand hat es beschrieben.',
  },
  /** Who cares and how far it is. */
  care: { en: 'Who’s handling it', de: 'Wer sich kümmert' },
  take: { en: 'I’ll take it', de: 'Ich kümmere mich darum' },
  leave: { en: 'I’m no longer handling it', de: 'Ich kümmere mich nicht mehr darum' },
  taken: { en: 'You’re handling this message now.', de: 'Du kümmerst dich jetzt um diese Nachricht.' },
  takenOver: {
    en: 'You’re handling this message now. Until a moment ago it was {name}: please agree on who answers.',
    de: 'Du kümmerst dich jetzt um diese Nachricht. Bis eben war es {name}: Bitte sprecht ab, wer antwortet.',
  },
  left: { en: 'Nobody is handling this message now.', de: 'Um diese Nachricht kümmert sich jetzt niemand.' },
  handOver: { en: 'Hand it over', de: 'Nachricht übergeben' },
  handLabel: { en: 'Who should handle it', de: 'Wer sich kümmern soll' },
  handChoose: { en: 'Please choose', de: 'Bitte wählen' },
  hand: { en: 'Hand over', de: 'Übergeben' },
  handMissing: { en: 'Please choose who should handle it.', de: 'Bitte wähle, wer sich darum kümmert.' },
  handed: { en: '{name} is handling this message now.', de: '{name} kümmert sich jetzt um diese Nachricht.' },
  teamMissing: {
    en: 'We couldn’t load the names of the team. Please open the message again later.',
    de: 'Wir konnten die Namen des Teams nicht holen. Bitte öffne die Nachricht später noch einmal.',
  },
  state: { en: 'Status of the message', de: 'Stand der Nachricht' },
  stateSet: { en: 'The message is now marked “{state}”.', de: 'Die Nachricht ist jetzt als „{state}“ markiert.' },
  /** Notes. */
  notes: { en: 'Notes', de: 'Notizen' },
  notesPrivate: { en: 'Only the team sees this.', de: 'Das sieht nur das Team.' },
  noNotes: { en: 'No notes yet.', de: 'Es gibt noch keine Notiz.' },
  noteLabel: { en: 'New note for the team', de: 'Neue Notiz für das Team' },
  noteSave: { en: 'Save the note', de: 'Notiz speichern' },
  noteMissing: { en: 'Please write something first.', de: 'Bitte schreib zuerst etwas.' },
  noteTooLong: {
    en: 'Please use at most {most} characters. You have {count}.',
    de: 'Bitte nimm höchstens {most} Zeichen. Das sind {count}.',
  },
  noteSaved: { en: 'The note is saved.', de: 'Die Notiz ist gespeichert.' },
  noteDelete: { en: 'Delete the note', de: 'Notiz löschen' },
  noteDeleteOf: { en: 'of {when}', de: 'von {when}' },
  noteDeleted: { en: 'The note is deleted.', de: 'Die Notiz ist gelöscht.' },
  noteUndo: { en: 'Bring the note back', de: 'Notiz zurückholen' },
  noteBack: {
    en: 'The note is back, with the current time.',
    de: 'Die Notiz ist wieder da, mit der jetzigen Uhrzeit.',
  },
  byMe: { en: 'You', de: 'Du' },
  /** Mails. */
  mails: { en: 'Email to the team', de: 'Mail an das Team' },
  noMail: {
    en: 'No email about this message was sent to the team.',
    de: 'Über diese Nachricht ging keine Mail an das Team.',
  },
  mailSent: {
    en: 'The mail server has accepted the email ({when}).',
    de: 'Der Mailserver hat die Mail angenommen ({when}).',
  },
  /** With who did what, where it is one line among others. */
  teamMailSent: {
    en: 'The email about it went to the team ({when}).',
    de: 'Die Mail darüber ging an das Team ({when}).',
  },
  /** It stays so when a mail server is set up later. */
  mailIsFile: {
    en: 'No mail server was set up: the email became a file on the server, and nobody has received it ({when}).',
    de: 'Es war kein Mailserver eingerichtet: Die Mail wurde eine Datei auf dem Server, und niemand hat sie bekommen ({when}).',
  },
  mailUnderway: { en: 'The email is on its way.', de: 'Die Mail ist unterwegs.' },
  mailFailing: {
    en: 'The email couldn’t be delivered yet. It will be sent again automatically: {when}.',
    de: 'Die Mail konnte noch nicht zugestellt werden. Der nächste Versuch kommt von selbst: {when}.',
  },
  mailBounced: {
    en: 'The email was refused and won’t be sent again automatically. Please check the address.',
    de: 'Die Mail wurde abgewiesen und wird nicht von selbst noch einmal geschickt. Bitte prüfe die Adresse.',
  },
  /** The same of an answer to a visitor, whose address nobody of the team can change. */
  answerBounced: {
    en: 'This answer was refused, or not taken for five days, and didn’t arrive. Perhaps the address is wrong, or the mailbox is full. You can send it again. If it’s refused again, we can’t reach this person by email: please note that, and mark the message as done.',
    de: 'Diese Antwort wurde abgewiesen oder fünf Tage lang nicht angenommen und ist nicht angekommen. Vielleicht stimmt die Adresse nicht, oder das Postfach ist voll. Du kannst sie noch einmal senden. Wird sie wieder abgewiesen, erreichen wir diesen Menschen nicht per Mail: Bitte schreib das in eine Notiz und markiere die Nachricht als erledigt.',
  },
  mailError: { en: 'The mail server says:', de: 'Der Mailserver sagt:' },
  sendAgain: { en: 'Send again', de: 'Noch einmal senden' },
  sentAgain: { en: 'The email is on its way again.', de: 'Die Mail ist wieder unterwegs.' },
  lookAgain: { en: 'Look again', de: 'Noch einmal nachsehen' },
  lookedAgain: { en: 'This is up to date.', de: 'So steht es jetzt.' },
  /** History. */
  history: { en: 'Who did what', de: 'Wer was getan hat' },
  historyMost: { en: 'The newest first, at most 100 entries.', de: 'Das Neueste zuerst, höchstens 100 Einträge.' },
  /** Spam and bin. */
  putAway: { en: 'Put it away', de: 'Weglegen' },
  spam: { en: 'This is spam', de: 'Das ist Spam' },
  notSpam: { en: 'This isn’t spam', de: 'Das ist kein Spam' },
  spamDone: {
    en: 'The message is now in suspected spam.',
    de: 'Die Nachricht liegt jetzt unter „Verdacht auf Spam“.',
  },
  notSpamDone: { en: 'The message is now in the inbox.', de: 'Die Nachricht liegt jetzt im Posteingang.' },
  spamHoneypot: {
    en: 'Suspected spam: a field that people don’t see was filled in.',
    de: 'Verdacht auf Spam: Ein Feld war ausgefüllt, das Menschen nicht sehen.',
  },
  spamByTeam: { en: 'Marked as spam by the team.', de: 'Vom Team als Spam markiert.' },
  spamOther: { en: 'Suspected spam.', de: 'Verdacht auf Spam.' },
  delete: { en: 'Delete the message', de: 'Nachricht löschen' },
  deleteHint: {
    en: 'You can bring it back for {days} days.',
    de: 'Du kannst sie {days} Tage lang zurückholen.',
  },
  deleted: { en: 'The message is deleted.', de: 'Die Nachricht ist gelöscht.' },
  deletedTitle: { en: 'Deleted: {title}', de: 'Gelöscht: {title}' },
  deletedUntil: {
    en: 'You can bring it back until {when}. Then it’s gone for good.',
    de: 'Du kannst sie bis {when} zurückholen. Danach ist sie endgültig weg.',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  restore: { en: 'Bring it back', de: 'Zurückholen' },
  restored: { en: 'The message is back.', de: 'Die Nachricht ist wieder da.' },
  /** Why a change was refused, by the server's code. */
  noAddress: {
    en: 'They didn’t leave an email address, so nobody can answer them.',
    de: 'Es gibt keine E-Mail-Adresse. Antworten ist nicht möglich.',
  },
  isSuspected: {
    en: 'The message is in suspected spam. Please say first that it isn’t spam.',
    de: 'Die Nachricht liegt unter „Verdacht auf Spam“. Bitte sag zuerst, dass es kein Spam ist.',
  },
} as const satisfies Record<string, Localized>;
