import type { Localized } from '#contract/locale.ts';
import type { MailServerField } from '#contract/mail-server.ts';
import type { SettingGroup, SettingKey } from '#contract/settings.ts';

/** What the page says before it knows who looks, and the way to it. */
export const associationPage = {
  lead: {
    en: 'What visitors must know before you go public: who you are, how to reach you, and where donations go.',
    de: 'Was Besucherinnen und Besucher wissen müssen, bevor ihr online geht: wer ihr seid, wie man euch erreicht und wohin Spenden gehen.',
  },
  signedOut: {
    en: 'Only admins can see this. Sign in to go on.',
    de: 'Das können nur Admins sehen. Melde dich an, um weiterzumachen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again to go on.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an.',
  },
  noRole: {
    en: 'Only admins can change this. Please ask one of them.',
    de: 'Das können nur Admins ändern. Bitte frag jemanden mit dieser Rolle.',
  },
  away: {
    en: 'Our server isn’t answering right now. You stay signed in.',
    de: 'Unser Server antwortet gerade nicht. Du bleibst angemeldet.',
  },
  /** Elsewhere: the name of the way here. On the first day it is looked for by its steps. */
  way: { en: 'Data of the association: set up the site', de: 'Angaben des Vereins: Website einrichten' },
} as const satisfies Record<string, Localized>;

export const associationWords = {
  loading: { en: 'One moment, we’re looking this up …', de: 'Einen Moment, wir sehen nach …' },
  notLoaded: {
    en: 'Our server isn’t answering. Please try again in a few minutes.',
    de: 'Unser Server antwortet nicht. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  how: {
    en: 'Fill in what you know, in any order. You can leave anything empty and come back later. What you save is on the site at once, unless it says otherwise beside it.',
    de: 'Trag ein, was du weißt, in beliebiger Reihenfolge. Du kannst alles leer lassen und später wiederkommen. Was du speicherst, steht sofort auf der Website, wenn nichts anderes dabeisteht.',
  },
  /** Beside a part, until all steps of the first day are done. */
  step: { en: 'Step {step} of 4: {state}', de: 'Schritt {step} von 4: {state}' },
  canWait: { en: 'This can wait: {state}', de: 'Das kann warten: {state}' },
  left: { en: '{count} of {total} filled in', de: '{count} von {total} ausgefüllt' },
  example: {
    en: 'Still empty: visitors see an example.',
    de: 'Noch leer: Besucherinnen und Besucher sehen ein Beispiel.',
  },
  noAddress: {
    en: 'Not saved yet: links in your mails lead nowhere.',
    de: 'Noch nicht gespeichert: Links in euren Mails führen ins Leere.',
  },
  noPanel: { en: 'Still empty: nobody sees it.', de: 'Noch leer: Niemand sieht es.' },
  fixed: {
    en: 'Set by the server. It can only be changed there.',
    de: 'Vom Server vorgegeben. Das lässt sich nur dort ändern.',
  },
  waits: {
    en: 'This change becomes active {time}. Until then visitors see what was there before.',
    de: 'Diese Änderung gilt ab: {time}. Bis dahin sehen Besucherinnen und Besucher, was vorher da stand.',
  },
  hour: {
    en: 'To change where money and mail go, you need a code from your app. A change becomes active after one hour, and all admins get an email and can stop it until then. While you’re setting up the site alone, it’s active at once.',
    de: 'Um zu ändern, wohin Geld und Mails gehen, brauchst du einen Code aus deiner App. Eine Änderung gilt nach einer Stunde. Alle Admins bekommen eine Mail und können sie bis dahin anhalten. Solange du die Website allein einrichtest, gilt sie sofort.',
  },
  code: { en: 'Code from your app', de: 'Code aus deiner App' },
  codeHint: {
    en: 'Six digits, or one of your recovery codes.',
    de: 'Sechs Ziffern, oder einer deiner Ersatz-Codes.',
  },
  codeEmpty: { en: 'Please type the code from your app.', de: 'Bitte tippe den Code aus deiner App ein.' },
  save: { en: 'Save', de: 'Speichern' },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
  nothing: { en: 'Nothing has changed here.', de: 'Hier hat sich nichts geändert.' },
  saved: {
    en: 'Saved. Visitors see it from now on.',
    de: 'Gespeichert. Besucherinnen und Besucher sehen es ab jetzt.',
  },
  savedWaits: {
    en: 'Saved. Changes that still have to wait are at the top of this page.',
    de: 'Gespeichert. Was noch wartet, steht oben auf dieser Seite.',
  },
  waiting: { en: 'Changes that still wait', de: 'Was noch wartet' },
  waitingText: {
    en: '{name} wants to change “{setting}” to: {value}. It becomes active {time}.',
    de: '{name} möchte „{setting}“ ändern auf: {value}. Das gilt ab: {time}.',
  },
  empty: { en: 'empty', de: 'leer' },
  someone: { en: 'Someone who has left', de: 'Jemand, der nicht mehr dabei ist' },
  stop: { en: 'Stop this change', de: 'Diese Änderung anhalten' },
  stopped: { en: 'Stopped. Everything stays as it was.', de: 'Angehalten. Alles bleibt, wie es war.' },
  history: { en: 'All changes, and who made them', de: 'Was geändert wurde, und von wem' },
  bringBackHow: {
    en: '“Back to this value” puts the value into its field above. Then you save it like any other change.',
    de: '„Zurück zu diesem Wert“ setzt den Wert oben in sein Feld. Danach speicherst du ihn wie jede andere Änderung.',
  },
  bringBack: { en: 'Back to this value', de: 'Zurück zu diesem Wert' },
  entry: { en: '{time}, {name}: {setting} – {value}', de: '{time}, {name}: {setting} – {value}' },
  entryStopped: {
    en: '{time}, {name}: {setting} – {value} (stopped by {stopper})',
    de: '{time}, {name}: {setting} – {value} (angehalten von {stopper})',
  },
  /** Nobody who is still there stopped it: it ended with the role of whoever asked for it, or its stopper has left. */
  entryDropped: {
    en: '{time}, {name}: {setting} – {value} (never became active)',
    de: '{time}, {name}: {setting} – {value} (galt nie)',
  },
  unchecked: {
    en: 'Nobody has looked these up yet: {names}. Read the page of each, then write the day and what it offers into its entry.',
    de: 'Hier hat noch niemand nachgesehen: {names}. Lies jeweils ihre Seite und trag dann den Tag und das Angebot in den Eintrag ein.',
  },
  lookedUp: { en: 'help lines not looked up yet: {count}', de: 'Hilfe-Angebote, noch nicht geprüft: {count}' },
  elsewhere: { en: 'What else should be right', de: 'Was sonst noch stimmen muss' },
  elsewhereText: {
    en: 'You change these words on their own pages: open the page and press “Edit this page”.',
    de: 'Diese Texte änderst du auf ihren Seiten: Öffne die Seite und drücke „Diese Seite bearbeiten“.',
  },
} as const satisfies Record<string, Localized>;

/** The mail server, and the test mail that shows that it works. */
export const mailServerWords = {
  how: {
    en: 'Your mail provider tells you these values: on its help pages under “SMTP” or “outgoing mail”, or when you ask. We send a test mail there with a number. Once you’ve typed the number here, all mails from the site are sent this way.',
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
  kept: { en: 'Saved. All mails are now sent this way.', de: 'Gespeichert. Alle Mails gehen jetzt diesen Weg.' },
  removeTitle: { en: 'Remove the mail server', de: 'Mailserver entfernen' },
  removeText: {
    en: 'Then the site sends no more mails. Messages from visitors still arrive in the inbox here, but nobody is told by email, and nobody gets an answer or a new password.',
    de: 'Dann verschickt die Website keine Mails mehr. Nachrichten von Besucherinnen und Besuchern kommen weiter hier im Posteingang an. Aber niemand erfährt per Mail davon, und niemand bekommt eine Antwort oder ein neues Passwort.',
  },
  remove: { en: 'Remove it', de: 'Entfernen' },
  removed: {
    en: 'Removed. No mails are sent from now on.',
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
    en: 'Visitors see this address in mails from you.',
    de: 'Diese Adresse sehen Besucherinnen und Besucher in Mails von euch.',
  },
  to: {
    en: 'Messages from visitors go here. Separate several addresses by commas.',
    de: 'Hierhin gehen Nachrichten von Besucherinnen und Besuchern. Trenne mehrere Adressen durch Kommas.',
  },
};

/** Who has a role. */
export const peopleWords = {
  title: { en: 'Who may do what', de: 'Wer was darf' },
  state: { en: '{count} with a role', de: '{count} mit einer Rolle' },
  how: {
    en: 'The team reads and answers messages and changes texts. Admins can also do everything on this page. A role counts only with a second step.',
    de: 'Das Team liest und beantwortet Nachrichten und ändert Texte. Admins können außerdem alles auf dieser Seite. Eine Rolle gilt nur mit einem zweiten Schritt.',
  },
  person: { en: '{email}: {role}', de: '{email}: {role}' },
  personWithout: {
    en: '{email}: {role}, second step still missing',
    de: '{email}: {role}, zweiter Schritt fehlt noch',
  },
  email: { en: 'Email address of the account', de: 'E-Mail-Adresse des Kontos' },
  emailHint: {
    en: 'People need an account here before they can get a role.',
    de: 'Wer eine Rolle bekommen soll, braucht hier zuerst ein Konto.',
  },
  /** Below it, to be copied and sent to somebody. */
  invite: {
    en: 'You can send them this line:',
    de: 'Diese Zeile kannst du der Person schicken:',
  },
  inviteLine: {
    en: 'Please make an account here, then tell me: {address}',
    de: 'Leg dir bitte hier ein Konto an und sag mir dann Bescheid: {address}',
  },
  copy: { en: 'Copy the line', de: 'Zeile kopieren' },
  copied: { en: 'The line is copied.', de: 'Die Zeile ist kopiert.' },
  emailEmpty: { en: 'Please type the address of the account.', de: 'Bitte gib die Adresse des Kontos ein.' },
  role: { en: 'Role', de: 'Rolle' },
  hour: {
    en: 'This needs a code from your app. It becomes active after one hour, and all admins get an email and can stop it until then. While you’re setting up the site alone, it’s active at once.',
    de: 'Dafür brauchst du einen Code aus deiner App. Es gilt nach einer Stunde. Alle Admins bekommen eine Mail und können es bis dahin anhalten. Solange du die Website allein einrichtest, gilt es sofort.',
  },
  saved: { en: 'Saved. The role is active now.', de: 'Gespeichert. Die Rolle gilt ab jetzt.' },
} as const satisfies Record<string, Localized>;

/** Pages with words that only the association can write. */
export const elsewhereNames = {
  team: { en: 'Team', de: 'Team' },
  'help-now': { en: 'Help right now', de: 'Hilfe sofort' },
  'resources/community': { en: 'Community', de: 'Gemeinschaft' },
  impressum: { en: 'Impressum', de: 'Impressum' },
  datenschutz: { en: 'Datenschutz', de: 'Datenschutz' },
} as const satisfies Record<string, Localized>;

export const settingGroupNames: Readonly<Record<SettingGroup, Localized>> = {
  association: { en: 'Name and address', de: 'Name und Anschrift' },
  mail: { en: 'How people reach you', de: 'Wie man euch erreicht' },
  bank: { en: 'Donations', de: 'Spenden' },
  law: { en: 'For the legal pages', de: 'Für die rechtlichen Seiten' },
};

/** What helps to fill in a field. */
export const settingHints: Readonly<Partial<Record<SettingKey, Localized>>> = {
  'association#association.name': {
    en: 'As it stands in the register. Before that, add “in formation”.',
    de: 'Wie er im Register steht. Vorher mit dem Zusatz „in Gründung“.',
  },
  'association#association.represented': {
    en: 'First and last names of the people who act for it.',
    de: 'Vor- und Nachnamen der Menschen, die für ihn handeln.',
  },
  'association#association.responsible': {
    en: 'One person with first name, last name and full address.',
    de: 'Eine Person mit Vorname, Nachname und ganzer Anschrift.',
  },
  'site#site.siteUrl': {
    en: 'All links in your mails begin with it. Please compare it with the address bar of your browser.',
    de: 'Damit beginnen alle Links in euren Mails. Bitte vergleiche sie mit der Adresszeile deines Browsers.',
  },
  'site#site.email': {
    en: 'It’s shown on Contact and in the legal notice.',
    de: 'Sie steht bei Kontakt und im Impressum.',
  },
  'site#site.answerDays': {
    en: 'You promise to answer within this many days.',
    de: 'Ihr versprecht, in höchstens so vielen Tagen zu antworten.',
  },
  'association#association.register': {
    en: 'For example: District Court of Example Town, VR 12345. It’s shown once the association is registered.',
    de: 'Zum Beispiel: Amtsgericht Beispielstadt, VR 12345. Es wird gezeigt, sobald der Verein eingetragen ist.',
  },
  'site#site.adminEmail': {
    en: 'The account with this address sees the admin panel at the end of the page Projects. It also needs the role Admin.',
    de: 'Das Konto mit dieser Adresse sieht den Admin-Bereich am Ende der Seite Projekte. Es braucht außerdem die Rolle Admin.',
  },
  'site#site.map.start': {
    en: 'Latitude and longitude of your town, as map services show them: 51.05, 13.74.',
    de: 'Breite und Länge eurer Stadt, wie Kartendienste sie zeigen: 51.05, 13.74.',
  },
  'site#site.accountHolder': { en: 'As the bank writes it.', de: 'Wie die Bank ihn schreibt.' },
  'site#site.paymentLink': {
    en: 'The address of your page at a payment service.',
    de: 'Die Adresse eurer Seite bei einem Bezahldienst.',
  },
  'association#association.host': {
    en: 'Name and address of the company.',
    de: 'Name und Anschrift der Firma.',
  },
  'association#association.mailProvider': {
    en: 'Name and address of the company.',
    de: 'Name und Anschrift der Firma.',
  },
  'association#association.authority': {
    en: 'The one for your federal state.',
    de: 'Die Behörde eures Bundeslandes.',
  },
  'association#association.legalReview': {
    en: 'Please don’t go public before a person who knows the law has looked.',
    de: 'Bitte geht nicht online, bevor jemand mit Rechtskenntnis nachgesehen hat.',
  },
};
