import type { Localized } from '#contract/locale.ts';
import type { MailServerField } from '#contract/mail-server.ts';

/** The mail server, and the test mail that shows that it works. */
export const mailServerWords = {
  how: {
    en: 'Your mail provider tells you these values: on its help pages under “SMTP” or “outgoing mail”, or when you ask. We send a test mail there with a number. Once you’ve typed the number here, all emails from the site are sent this way.',
    de: 'Diese Angaben bekommt ihr von eurem Mail-Anbieter: auf seinen Hilfe-Seiten unter „SMTP“ oder „Postausgang“, oder auf Nachfrage. Wir senden eine Test-Mail mit einer Zahl. Sobald du die Zahl eingibst, gehen alle Mails der Website diesen Weg.',
  },
  passwordKept: {
    en: 'It’s saved and shown to nobody. Leave it empty to keep it.',
    de: 'Es ist gespeichert und wird niemandem angezeigt. Lass das Feld leer, um es zu behalten.',
  },
  send: { en: 'Send a test mail', de: 'Test-Mail senden' },
  busy: { en: 'Sending, this may take a moment …', de: 'Wird gesendet, das kann kurz dauern …' },
  numberTitle: { en: 'Type the number', de: 'Zahl eingeben' },
  sent: {
    en: 'The test mail is on its way to the address you read. If it isn’t there in a few minutes, look into the spam folder, or check the address and send another one.',
    de: 'Die Test-Mail ist unterwegs zu der Adresse, unter der ihr lest. Wenn sie in ein paar Minuten nicht da ist, sieh im Spam-Ordner nach. Oder prüfe die Adresse und sende noch eine.',
  },
  number: { en: 'Number from the test mail', de: 'Zahl aus der Test-Mail' },
  numberHint: { en: 'Six digits. They work for 30 minutes.', de: 'Sechs Ziffern. Sie gelten 30 Minuten.' },
  numberEmpty: {
    en: 'Please type the number from the test mail.',
    de: 'Bitte gib die Zahl aus der Test-Mail ein.',
  },
  keep: { en: 'Use this mail server', de: 'Diesen Mailserver benutzen' },
  busyKeeping: { en: 'One moment …', de: 'Einen Moment …' },
  kept: { en: 'Saved. All emails are now sent this way.', de: 'Gespeichert. Alle Mails gehen jetzt diesen Weg.' },
  removeTitle: { en: 'Remove the mail server', de: 'Mailserver entfernen' },
  removeText: {
    en: 'Then the site sends no more emails. Messages from visitors still arrive in the inbox here, but nobody is told by email, and nobody gets an answer or a new password.',
    de: 'Dann verschickt die Website keine Mails mehr. Nachrichten von Besucherinnen und Besuchern kommen weiter hier im Posteingang an. Aber niemand erfährt per Mail davon, und niemand bekommt eine Antwort oder ein neues Passwort.',
  },
  remove: { en: 'Remove it', de: 'Entfernen' },
  removed: {
    en: 'Removed. No emails are sent from now on.',
    de: 'Entfernt. Ab jetzt werden keine Mails mehr verschickt.',
  },
  missing: { en: 'still missing', de: 'fehlt noch' },
  works: { en: 'set up', de: 'eingerichtet' },
  waiting: { en: 'waits for an hour', de: 'wartet eine Stunde' },
  tested: { en: 'the number is missing', de: 'es fehlt die Zahl' },
  byServer: { en: 'set by the server', de: 'vom Server vorgegeben' },
} as const satisfies Record<string, Localized>;

/** What helps to fill in a field. */
export const mailServerHints: Readonly<Record<MailServerField, Localized>> = {
  host: { en: 'For example mail.example.org.', de: 'Zum Beispiel mail.example.org.' },
  port: { en: 'Mostly 587 or 465.', de: 'Meistens 587 oder 465.' },
  user: {
    en: 'Mostly your email address. Leave it empty if your mail server asks for none.',
    de: 'Meistens eure E-Mail-Adresse. Lass es leer, wenn euer Mailserver keinen verlangt.',
  },
  password: {
    en: 'It’s stored encrypted and shown to nobody.',
    de: 'Es wird verschlüsselt gespeichert und niemandem angezeigt.',
  },
  from: {
    en: 'Visitors see this address in emails from you.',
    de: 'Diese Adresse sehen Besucherinnen und Besucher in Mails von euch.',
  },
  to: {
    en: 'Messages from visitors go here. Separate several addresses by commas.',
    de: 'Hierhin gehen Nachrichten von Besucherinnen und Besuchern. Trenne mehrere Adressen durch Kommas.',
  },
};
