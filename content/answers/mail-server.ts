import type { Localized } from '#contract/locale.ts';
import { type MailServerField, mostMailboxes, type Unsent } from '#contract/mail-server.ts';

/** What an admin calls the mail server and each of its fields. */
export const mailServerNames: Readonly<Record<MailServerField | 'server', Localized>> = {
  server: { en: 'Mail server', de: 'Mailserver' },
  host: { en: 'Name of the server', de: 'Name des Servers' },
  port: { en: 'Port', de: 'Port' },
  user: { en: 'User name', de: 'Benutzername' },
  password: { en: 'Password', de: 'Passwort' },
  from: { en: 'Your emails come from', de: 'Eure Mails kommen von' },
  to: { en: 'You read your emails here', de: 'Hier lest ihr eure Mails' },
};

/** In place of a mail server that was removed. */
export const noMailServer: Localized = { en: 'none, no emails are sent', de: 'keiner, Mails werden nicht verschickt' };

/** What is wrong with what was typed. */
export const mailServerProblems: Readonly<Record<MailServerField, Localized>> = {
  host: {
    en: 'Please type the name of the server only, for example mail.example.org.',
    de: 'Bitte gib nur den Namen des Servers ein, zum Beispiel mail.example.org.',
  },
  port: {
    en: 'Please type a number. Mostly it’s 587 or 465.',
    de: 'Bitte gib eine Zahl ein. Meistens ist es 587 oder 465.',
  },
  user: { en: 'Please type the user name on one line.', de: 'Bitte gib den Benutzernamen in einer Zeile ein.' },
  password: {
    en: 'Please type the password. It’s also needed again when server, port or user name change.',
    de: 'Bitte gib das Passwort ein. Auch dann, wenn sich Server, Port oder Benutzername ändern.',
  },
  from: {
    en: 'Please type one complete email address.',
    de: 'Bitte gib eine vollständige E-Mail-Adresse ein.',
  },
  to: {
    en: `Please type complete email addresses, at most ${mostMailboxes}, separated by commas.`,
    de: `Bitte gib vollständige E-Mail-Adressen ein, höchstens ${mostMailboxes}, getrennt durch Kommas.`,
  },
};

/** Why a test mail did not leave, and what to do. */
export const unsentWords: Readonly<Record<Unsent, Localized>> = {
  unreachable: {
    en: 'No mail server answers there. Please compare the name of the server and the port with what your mail provider says.',
    de: 'Dort antwortet kein Mailserver. Bitte vergleiche Servername und Port mit den Angaben eures Mail-Anbieters.',
  },
  unsafe: {
    en: 'The mail server doesn’t offer a safe connection. Please ask your mail provider for the name and port for sending with encryption.',
    de: 'Der Mailserver bietet keine sichere Verbindung. Bitte frag euren Mail-Anbieter nach Name und Port für verschlüsseltes Senden.',
  },
  signIn: {
    en: 'The mail server doesn’t accept user name and password. Please type both again. Some providers want a password of its own for programs.',
    de: 'Der Mailserver nimmt Benutzername und Passwort nicht an. Bitte gib beides noch einmal ein. Manche Anbieter wollen ein eigenes Passwort für Programme.',
  },
  from: {
    en: 'The mail server doesn’t let you send from this address. Please take one that belongs to this user name.',
    de: 'Der Mailserver lässt diese Absender-Adresse nicht zu. Bitte nimm eine, die zu diesem Benutzernamen gehört.',
  },
  to: {
    en: 'The mail server doesn’t deliver to the address where you read your emails. Please check how it’s written.',
    de: 'Der Mailserver stellt an die Adresse, unter der ihr lest, nichts zu. Bitte prüfe, ob sie richtig geschrieben ist.',
  },
  refused: {
    en: 'The mail server didn’t take the mail. Please try again in a few minutes, or ask your mail provider.',
    de: 'Der Mailserver hat die Mail nicht angenommen. Bitte versuch es in ein paar Minuten noch einmal, oder frag euren Mail-Anbieter.',
  },
};
