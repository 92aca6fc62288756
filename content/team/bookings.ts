import type { Localized } from '#contract/locale.ts';

/** What the page of the team's entries says before it knows who looks, and the way to it. */
export const bookingsPage = {
  lead: {
    en: 'Here we enter what came in and what went out. The sums on the site follow from it at once.',
    de: 'Hier tragen wir ein, was hereinkam und was hinausging. Daraus werden sofort die Summen auf der Website.',
  },
  signedOut: {
    en: 'Only the team can enter sums. Sign in to go on.',
    de: 'Nur das Team kann Beträge eintragen. Melde dich an, um weiterzumachen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again, and what you typed will be here.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an, dann steht hier, was du getippt hast.',
  },
  noRole: {
    en: 'Your account isn’t part of the team, so there’s nothing here for you to enter. Everyone can read our open books.',
    de: 'Dein Konto gehört nicht zum Team, deshalb gibt es hier für dich nichts einzutragen. Unsere offenen Bücher können alle lesen.',
  },
  away: {
    en: 'Our server isn’t answering right now, so we can’t show the entries. You stay signed in.',
    de: 'Unser Server antwortet gerade nicht, deshalb können wir die Einträge nicht zeigen. Du bleibst angemeldet.',
  },
  /** Elsewhere: the name of the way here. */
  way: { en: 'Enter money in and out', de: 'Einnahmen und Ausgaben eintragen' },
} as const satisfies Record<string, Localized>;

/** The form of an entry. */
export const bookingForm = {
  title: { en: 'New entry', de: 'Neuer Eintrag' },
  correctTitle: { en: 'Correct entry {number}', de: 'Eintrag {number} korrigieren' },
  correctLead: {
    en: 'Change what is wrong. The old entry stays, and says that it was corrected.',
    de: 'Ändere, was falsch ist. Der alte Eintrag bleibt stehen und sagt, dass er korrigiert wurde.',
  },
  day: { en: 'Day', de: 'Tag' },
  dayHint: { en: 'As the bank statement or the receipt says.', de: 'Wie auf dem Kontoauszug oder dem Beleg.' },
  kind: { en: 'In or out', de: 'Einnahme oder Ausgabe' },
  choose: { en: 'Please choose', de: 'Bitte wählen' },
  purpose: { en: 'What for', de: 'Wofür' },
  purposeHint: {
    en: 'Everyone can read this. Please write no name of a person who gave something.',
    de: 'Das können alle lesen. Bitte schreib keinen Namen von jemandem, der etwas gegeben hat.',
  },
  amount: { en: 'Amount in euro', de: 'Betrag in Euro' },
  amountHint: { en: 'For example 25 or 1,234.56', de: 'Zum Beispiel 25 oder 1.234,56' },
  reads: { en: 'That is {amount} euro.', de: 'Das sind {amount} Euro.' },
  project: { en: 'For one project only?', de: 'Nur für ein Projekt?' },
  noProject: { en: 'No, for our mission', de: 'Nein, für unsere Mission' },
  phase: { en: 'Phase', de: 'Phase' },
  phaseNow: { en: 'Now: {phase}', de: 'Jetzt: {phase}' },
  save: { en: 'Enter', de: 'Eintragen' },
  saveCorrection: { en: 'Enter the correction', de: 'Korrektur eintragen' },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
  cancel: { en: 'Leave it as it is', de: 'So lassen, wie es ist' },
  saved: {
    en: 'Entered as number {number}: {amount} euro. The sums on the site are new now.',
    de: 'Eingetragen als Nummer {number}: {amount} Euro. Die Summen auf der Website sind jetzt neu.',
  },
} as const satisfies Record<string, Localized>;

/** What is wrong with a field. */
export const bookingProblems = {
  noDay: { en: 'Please enter the day', de: 'Bitte gib den Tag an' },
  dayToCome: {
    en: 'Please enter a day that isn’t in the future',
    de: 'Bitte gib einen Tag an, der nicht in der Zukunft liegt',
  },
  dayTooEarly: { en: 'Please enter a day from 2020 on', de: 'Bitte gib einen Tag ab 2020 an' },
  noKind: { en: 'Please choose what it was', de: 'Bitte wähle, was es war' },
  noPurpose: { en: 'Please write what it was for', de: 'Bitte schreib, wofür es war' },
  purposeTooLong: { en: 'Please use at most {most} characters', de: 'Bitte nimm höchstens {most} Zeichen' },
  missing: { en: 'Please enter the amount', de: 'Bitte gib den Betrag an' },
  notNumeric: {
    en: 'Please enter the amount in digits, with at most two after the point: 25 or 1,234.56',
    de: 'Bitte gib den Betrag in Ziffern an, mit höchstens zwei nach dem Komma: 25 oder 1.234,56',
  },
  unclear: {
    en: 'This amount can be read in two ways. Please write it with cents: 1,234.00 or 1.23',
    de: 'Diesen Betrag kann man auf zwei Arten lesen. Bitte schreib ihn mit Cent: 1.234,00 oder 1,23',
  },
  tooSmall: {
    en: 'Please enter an amount above zero. Whether it came in or went out, you choose above.',
    de: 'Bitte gib einen Betrag über null an. Ob er hereinkam oder hinausging, wählst du oben.',
  },
  tooLarge: { en: 'Please enter 999,999.99 euro at most', de: 'Bitte gib höchstens 999.999,99 Euro an' },
} as const satisfies Record<string, Localized>;

/** Why an entry was not made. What was typed stays. */
export const notEntered = {
  unreachable: {
    en: 'Our server isn’t answering right now. Nothing you typed is lost, and pressing again enters it only once.',
    de: 'Unser Server antwortet gerade nicht. Was du getippt hast, bleibt, und noch ein Druck trägt es nur einmal ein.',
  },
  signedOut: {
    en: 'Sums are only taken from the team after the second step of the sign-in. What you typed stays here.',
    de: 'Beträge nehmen wir nur vom Team und nach dem zweiten Schritt der Anmeldung an. Was du getippt hast, bleibt hier.',
  },
  tooOften: {
    en: 'That was a lot at once. Please wait a few minutes; what you typed stays here.',
    de: 'Das war viel auf einmal. Bitte warte ein paar Minuten. Was du getippt hast, bleibt hier.',
  },
  refused: {
    en: 'The server didn’t take this entry. What you typed stays here.',
    de: 'Der Server hat diesen Eintrag nicht angenommen. Was du getippt hast, bleibt hier.',
  },
  newer: {
    en: 'Someone else has corrected this entry in the meantime. The list below shows how it stands now.',
    de: 'Jemand anderes hat diesen Eintrag inzwischen korrigiert. Die Liste unten zeigt, wie er jetzt steht.',
  },
  toSignIn: { en: 'To the second step', de: 'Zum zweiten Schritt' },
  toAccount: { en: 'Set it up in my account', de: 'In meinem Konto einrichten' },
} as const satisfies Record<string, Localized>;

/** The list of entries. */
export const bookingList = {
  title: { en: 'Entries', de: 'Einträge' },
  lead: {
    en: 'The newest first. Nothing is ever deleted: a correction is an entry of its own.',
    de: 'Die neuesten zuerst. Nichts wird gelöscht: Eine Korrektur ist ein eigener Eintrag.',
  },
  none: { en: 'Nothing has been entered yet.', de: 'Noch ist nichts eingetragen.' },
  notLoaded: { en: 'The entries couldn’t be loaded.', de: 'Die Einträge konnten nicht geladen werden.' },
  loading: { en: 'Loading the entries …', de: 'Die Einträge werden geladen …' },
  entry: { en: 'No. {number}: {purpose}', de: 'Nr. {number}: {purpose}' },
  income: { en: '+{amount} euro', de: '+{amount} Euro' },
  expense: { en: '−{amount} euro', de: '−{amount} Euro' },
  by: { en: 'Entered {time} by {name}', de: 'Eingetragen {time} von {name}' },
  me: { en: 'you', de: 'dir' },
  somebody: { en: 'someone of the team', de: 'jemandem aus dem Team' },
  nobody: { en: 'someone who’s no longer in the team', de: 'jemandem, der nicht mehr im Team ist' },
  correctedBy: {
    en: 'Corrected by no. {number}: no longer counts.',
    de: 'Korrigiert durch Nr. {number}: zählt nicht mehr.',
  },
  takenBackBy: {
    en: 'Taken back by no. {number}: no longer counts.',
    de: 'Zurückgenommen durch Nr. {number}: zählt nicht mehr.',
  },
  corrects: { en: 'Corrects no. {number}.', de: 'Korrigiert Nr. {number}.' },
  takesBack: { en: 'Takes back no. {number}.', de: 'Nimmt Nr. {number} zurück.' },
  correct: { en: 'Correct', de: 'Korrigieren' },
  again: { en: 'Enter it again after all', de: 'Doch wieder eintragen' },
  takeBack: { en: 'Take back', de: 'Zurücknehmen' },
  takenBack: {
    en: 'Number {number} is taken back. Both entries stay in the list.',
    de: 'Nummer {number} ist zurückgenommen. Beide Einträge bleiben in der Liste.',
  },
  /** Of more than 500 the newest come: the open books have all. */
  all: { en: 'Show {count} entries', de: '{count} Einträge zeigen' },
  toBooks: { en: 'To our open books, as everyone sees them', de: 'Zu unseren offenen Büchern, wie alle sie sehen' },
  toInbox: { en: 'Inbox', de: 'Posteingang' },
} as const satisfies Record<string, Localized>;
