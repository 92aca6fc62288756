import type { Detail } from '#content/association.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';

export const datenschutzTitle: Localized = { en: 'Privacy notice (Datenschutz)', de: 'Datenschutz' };

export const datenschutzLead: Localized = {
  en: 'What this site learns about you, why, where it is kept and for how long. As of 23 November 2026.',
  de: 'Was diese Seite über dich erfährt, warum, wo es liegt und wie lange. Stand: 23. November 2026.',
};

export const controllerTitle: Localized = { en: 'Who is responsible', de: 'Wer verantwortlich ist' };

export const emailTerm: Localized = { en: 'Our email address', de: 'Unsere E-Mail-Adresse' };

/** Rows of who handles data; the values are in `association.ts`. */
export const privacyDetails: readonly {
  readonly id: string;
  readonly term: Localized;
  readonly details: readonly Detail[];
}[] = [
  {
    id: 'controller',
    term: { en: 'Responsible (controller)', de: 'Verantwortlich' },
    details: ['name', 'street', 'town', 'represented'],
  },
  {
    id: 'hosting',
    term: { en: 'Where site and database run', de: 'Wo Seite und Datenbank laufen' },
    details: ['host'],
  },
  { id: 'mail', term: { en: 'Who carries our email', de: 'Wer unsere E-Mail befördert' }, details: ['mailProvider'] },
  {
    id: 'authority',
    term: { en: 'Authority you can complain to', de: 'Behörde, bei der du dich beschweren kannst' },
    details: ['authority'],
  },
  {
    id: 'review',
    term: { en: 'Legal review of this notice', de: 'Rechtliche Prüfung dieser Erklärung' },
    details: ['legalReview'],
  },
];

export const datenschutzPassages: readonly Passage[] = [
  {
    id: 'reading',
    title: { en: 'When you read', de: 'Wenn du liest' },
    parts: {
      address: {
        en: 'To send you a page, our server needs your internet address (IP address). It uses the address to answer and doesn’t write it down. The host named above may keep its own technical records for a few days.',
        de: 'Um dir eine Seite zu schicken, braucht unser Server deine Internet-Adresse (IP-Adresse). Er nutzt sie für die Antwort und schreibt sie nicht auf. Der Anbieter oben kann einige Tage lang technische Aufzeichnungen haben.',
      },
      files: {
        en: 'Fonts, pictures and scripts come from our own server. Legal basis: our interest in showing you the site, Art. 6 (1) f GDPR.',
        de: 'Schriften, Bilder und Skripte kommen von unserem Server. Rechtsgrundlage: unser Interesse, dir die Seite zu zeigen, Art. 6 Abs. 1 f DSGVO.',
      },
    },
  },
  {
    id: 'browser',
    title: { en: 'What your browser keeps', de: 'Was dein Browser behält' },
    parts: {
      list: {
        en: [
          'Cookies: none.',
          'Drafts: what you type into a form, the location of a thing that you report, and when sending found no connection, until you send it, delete it or close the tab, so that nothing you typed is lost (session storage, names that begin with “draft:”).',
          'The amount of a donation, when you go on to pay, for the way back: until you close the tab (in its history).',
          'A message that is being sent, with its photo, until it’s answered. If you leave the page before that, the next page sends it again (session storage, names that begin with “under-way:”).',
          'A line or a step for the next page, until it loads (session storage, “toast” and “handed-over”).',
          'Your sign-in, if you have an account: until you sign out (local storage, “ecosystem-auth”). A key in it is valid for 15 minutes and is then renewed.',
          'What you type into a [sheet to print](printables): until you delete it there or in your browser, so that you can go on another day (local storage, names that begin with “sheet:”). We don’t get it.',
          'Number, link and day of a message, only after you tick its box, until you press “Forget these messages here” on the page [Your message](status) (local storage, “myMessages”).',
          'Public pages for reading without a connection, only after you press “Keep for offline”, until you press “Remove everything” below on this page or under “View” (cache storage, names that begin with “offline-”, and a service worker). Messages and accounts are never among them.',
          'What you [keep for later](my-list): until you delete it there or in your browser (local storage, “myList”). We don’t get it, also when you take it to another device by its link.',
          'Settings, only once you have changed them, until you change them back or delete them in your browser (local storage): colours (“colorSettings”, “colorsFollowDevice”), how pages read (“reading”), Bold (“textEnhancement”), messages that stay (“keepMessages”), the key / (“searchKeyOff”), plain pages first (“plain”), how pages are read aloud (“aloud”).',
          'Reading aloud: a voice of your device reads. A voice that sends the text of the page to a server of its maker reads only if you choose it. We get nothing of it.',
        ],
        de: [
          'Cookies: keine.',
          'Entwürfe: was du in ein Formular tippst, der Standort eines Fundes, den du meldest, und wann Senden keine Verbindung fand, bis du es sendest, löschst oder den Tab schließt, damit nichts Getipptes verloren geht (Sitzungsspeicher, Namen mit „draft:“ am Anfang).',
          'Der Betrag einer Spende, wenn du weiter zur Zahlung gehst, für den Weg zurück: bis du den Tab schließt (in seinem Verlauf).',
          'Eine Nachricht, die gerade gesendet wird, mit ihrem Foto, bis die Antwort da ist. Verlässt du die Seite vorher, sendet die nächste sie noch einmal (Sitzungsspeicher, Namen mit „under-way:“ am Anfang).',
          'Eine Zeile oder ein Schritt für die nächste Seite, bis sie lädt (Sitzungsspeicher, „toast“ und „handed-over“).',
          'Deine Anmeldung, wenn du ein Konto hast: bis du dich abmeldest (lokaler Speicher, „ecosystem-auth“). Ein Schlüssel darin gilt 15 Minuten und wird dann erneuert.',
          'Was du in ein [Blatt zum Ausdrucken](printables) tippst: bis du es dort oder in deinem Browser löschst, damit du später weiterschreiben kannst (lokaler Speicher, Namen mit „sheet:“ am Anfang). Wir bekommen es nicht.',
          'Nummer, Link und Tag einer Nachricht, nur wenn du ihr Kästchen ankreuzt, bis du auf der Seite [Deine Nachricht](status) „Diese Nachrichten hier vergessen“ drückst (lokaler Speicher, „myMessages“).',
          'Öffentliche Seiten zum Lesen ohne Verbindung, nur wenn du „Für offline behalten“ drückst, bis du hier unten oder unter „Ansicht“ „Alles entfernen“ drückst (Cache-Speicher, Namen mit „offline-“ am Anfang, und ein Service Worker). Nachrichten und Konten sind nie dabei.',
          'Was du dir [für später merkst](my-list): bis du es dort oder in deinem Browser löschst (lokaler Speicher, „myList“). Wir bekommen es auch dann nicht, wenn du es mit seinem Link auf ein anderes Gerät nimmst.',
          'Einstellungen, nur wenn du sie geändert hast, bis du sie zurückstellst oder in deinem Browser löschst (lokaler Speicher): Farben („colorSettings“, „colorsFollowDevice“), wie sich Seiten lesen („reading“), Fett („textEnhancement“), Meldungen, die bleiben („keepMessages“), die Taste / („searchKeyOff“), einfache Seiten zuerst („plain“), wie vorgelesen wird („aloud“).',
          'Vorlesen: Es liest eine Stimme deines Geräts. Eine, die den Text an einen Server ihres Herstellers schickt, liest nur, wenn du sie wählst. Wir bekommen davon nichts.',
        ],
      },
      text: {
        en: 'All of it stays on your device and is needed for what you asked for, so we don’t ask for consent (§ 25 (2) no. 2 TDDDG).',
        de: 'All das bleibt auf deinem Gerät und ist nötig für das, was du möchtest. Darum fragen wir nicht nach einer Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).',
      },
    },
  },
  {
    id: 'writing',
    title: { en: 'When you write to us', de: 'Wenn du uns schreibst' },
    parts: {
      list: {
        en: [
          'We store what you enter (name or nickname, email address, phone number, reason, message, whether you want an answer), the page and language you wrote from, the time and a reference number.',
          'Our team gets the same by email. Nobody else does.',
          'The location of a found or lost thing goes into the report only after you press its button in [Find the Lost](services/find-the-lost) and allow it in your browser, or set it on the map.',
          'What you tell us about [something you’ve lost](services/lost-something) is only for our team: a program of ours shows the team which found and lost things may belong together, and a person decides.',
          'A photo is redrawn in your browser and again on our server, so that place and device are removed.',
          'After sending you get a link. Anyone who has it can see when your message arrived and whether it was read or answered, but not what it says.',
          'If you lose the link, number and email address together find it again. If you ask us to, we email the number and link to the address you gave: no word of your message, and at most two of these emails a day. We note the time with your message.',
          'The reason is to read and answer your message. Legal basis: Art. 6 (1) f GDPR.',
          'A message that looks like the work of a program is marked and shown to our team once a day.',
        ],
        de: [
          'Wir speichern, was du eingibst (Name oder Spitzname, E-Mail-Adresse, Telefonnummer, Grund, Nachricht, ob du eine Antwort willst), die Seite und Sprache, aus der du schreibst, die Zeit und eine Nummer.',
          'Unser Team bekommt dasselbe per E-Mail. Sonst niemand.',
          'Der Ort eines Fundes oder Verlusts kommt als Punkt nur in die Meldung, wenn du bei [Verlorenes finden](services/find-the-lost) deinen Standort freigibst oder ihn auf der Karte setzt.',
          'Was du uns über [etwas Verlorenes](services/lost-something) sagst, ist nur für unser Team: Ein Programm von uns zeigt dem Team, welche Funde und Verluste zusammengehören könnten, und ein Mensch entscheidet.',
          'Ein Foto wird in deinem Browser und noch einmal auf unserem Server neu gezeichnet, damit Ort und Gerät entfernt sind.',
          'Nach dem Senden bekommst du einen Link. Wer ihn hat, sieht, wann deine Nachricht kam und ob sie gelesen oder beantwortet ist, aber kein Wort von ihr.',
          'Nummer und E-Mail-Adresse zusammen finden einen verlorenen Link wieder. Wenn du möchtest, schicken wir Nummer und Link an deine Adresse: kein Wort deiner Nachricht, höchstens zweimal am Tag. Wann, notieren wir bei ihr.',
          'Der Zweck ist, deine Nachricht zu lesen und zu beantworten. Rechtsgrundlage: Art. 6 Abs. 1 f DSGVO.',
          'Eine Nachricht, die nach einem Programm aussieht, wird markiert und einmal am Tag unserem Team gezeigt.',
        ],
      },
      careful: {
        en: 'Please don’t send us diagnoses, children’s names or anything about pupils. If you tell us about your health anyway, we only use it to answer you.',
        de: 'Bitte schick keine Diagnosen, keine Namen von Kindern und nichts über Schülerinnen und Schüler. Wenn du uns trotzdem von deiner Gesundheit erzählst, nutzen wir das nur, um dir zu antworten.',
      },
      email: {
        en: 'Without an email address we can’t answer.',
        de: 'Ohne E-Mail-Adresse können wir nicht antworten.',
      },
    },
  },
  {
    id: 'account',
    title: { en: 'When you have an account', de: 'Wenn du ein Konto hast' },
    parts: {
      list: {
        en: [
          'We store: your email address, your name if you give one, and your password in a form that nobody can read.',
          'Each sign-in with time and browser: until you sign out, or until it was unused for 30 days.',
          'With a second step: the key of your app, encrypted, and for one day the internet address from which a code was asked for, so that nobody answers from elsewhere.',
          'Notes of what was done with the account, without your address: 90 days. An account that nobody confirms: 7 days.',
          'On the page [Your account](account) you can download all of it, and delete it at once.',
        ],
        de: [
          'Wir speichern deine E-Mail-Adresse, deinen Namen, wenn du einen angibst, und dein Passwort so, dass niemand es lesen kann.',
          'Jede Anmeldung mit Zeit und Browser: bis du dich abmeldest oder sie 30 Tage unbenutzt war.',
          'Mit zweitem Schritt: der Schlüssel deiner App, verschlüsselt, und einen Tag lang die Internet-Adresse, von der aus ein Code verlangt wurde, damit niemand von woanders antwortet.',
          'Notizen, was mit dem Konto geschah, ohne deine Adresse: 90 Tage. Ein Konto, das niemand bestätigt: 7 Tage.',
          'Auf der Seite [deines Kontos](account) kannst du alles mitnehmen und sofort löschen.',
        ],
      },
      text: {
        en: 'Legal basis: the account that you asked for, Art. 6 (1) b GDPR; for notes and addresses our interest in its safety, Art. 6 (1) f. Nobody needs an account to read or to write to us.',
        de: 'Rechtsgrundlage: das Konto, das du möchtest, Art. 6 Abs. 1 b DSGVO; für Notizen und Internet-Adressen unser Interesse an seiner Sicherheit, Art. 6 Abs. 1 f. Zum Lesen und Schreiben braucht niemand ein Konto.',
      },
    },
  },
  {
    id: 'protection',
    title: { en: 'Protection against too many messages', de: 'Schutz vor zu vielen Nachrichten' },
    parts: {
      text: {
        en: 'When a message is sent, we count it for the internet address it came from: 30 in ten minutes and 200 a day at most, then the count ends. We don’t store the address, but a code that nobody can read back without our secret key. Our log has the time, the result and how long it took, but no address and no text. Sign-ins and look-ups of a message are counted in the same way, look-ups by number 20 in an hour.',
        de: 'Wir zählen, wie viele Nachrichten von einer Internet-Adresse kommen: höchstens 30 in zehn Minuten und 200 am Tag, dann endet die Zählung. Wir speichern nicht die Adresse, sondern einen Code, den niemand ohne unseren geheimen Schlüssel zurückrechnet. Unser Protokoll nennt Zeit, Ergebnis und Dauer, keine Adresse und keinen Text. Anmeldungen und das Nachsehen nach einer Nachricht zählen wir ebenso, mit der Nummer 20-mal in der Stunde.',
      },
    },
  },
  {
    id: 'time',
    title: { en: 'How long we keep it', de: 'Wie lange wir es behalten' },
    parts: {
      list: {
        en: [
          'Messages and reports of found things: six months after the last email between us.',
          'What you tell us about something you’ve lost: 60 days after the last email between us.',
          'The copy of an email that’s waiting to be sent: seven days after it was sent. An email with your number and link: until it’s sent, a day at most.',
          'Documents about donations: as long as tax law requires.',
        ],
        de: [
          'Nachrichten und Fundmeldungen: sechs Monate nach der letzten Mail zwischen uns.',
          'Was du uns über etwas Verlorenes sagst: 60 Tage nach der letzten Mail zwischen uns.',
          'Die Kopie einer Mail, die auf das Senden wartet: sieben Tage nach dem Senden. Eine Mail mit Nummer und Link: bis sie gesendet ist, höchstens einen Tag.',
          'Unterlagen zu Spenden: solange das Steuerrecht es verlangt.',
        ],
      },
      text: {
        en: 'Our server deletes by itself: probable spam after 30 days, messages our team deleted after 7, and notes of who in our team did what with a message after 90. A person deletes the emails in our mailbox. Backups can hold a message a little longer.',
        de: 'Unser Server löscht von selbst: vermutlichen Spam nach 30 Tagen, von unserem Team gelöschte Nachrichten nach 7, Notizen, wer im Team was mit einer Nachricht tat, nach 90. Mails in unserem Postfach löscht ein Mensch. Sicherungskopien können eine Nachricht etwas länger enthalten.',
      },
    },
  },
  {
    id: 'others',
    title: { en: 'Other sites', de: 'Andere Seiten' },
    parts: {
      list: {
        en: [
          'Videos load from YouTube (Google) only after you press the button that says so. Google then learns your internet address.',
          'Our [wavy text generator](services/wavy-text) sends nothing. Where we name another one beside it, that loads from its operator only after you press its button.',
          'The map in [Find the Lost](services/find-the-lost) loads from the service that its button names, only after you press it. The service then learns your internet address, our site’s address and which part of the map you look at, but not the point you choose.',
          'The button for your location in Find the Lost may name a maps service. After you press it, that service gets the location and your internet address, and answers with the address of the place.',
          'Paying by card happens on the site of the payment provider. We send it the amount and the purpose, and no name.',
        ],
        de: [
          'Videos laden erst von YouTube (Google), wenn du den Knopf drückst, auf dem das steht. Google erfährt dann deine Internet-Adresse.',
          'Unser [Wellentext-Generator](services/wavy-text) sendet nichts. Steht daneben ein anderer, lädt er erst von seinem Betreiber, wenn du seinen Knopf drückst.',
          'Die Karte bei [Verlorenes finden](services/find-the-lost) lädt erst von dem Dienst, den ihr Knopf nennt, wenn du ihn drückst. Der Dienst erfährt dann deine Internet-Adresse, die Adresse unserer Website und welchen Ausschnitt der Karte du ansiehst, nicht den Punkt, den du wählst.',
          'Der Knopf für deinen Standort dort nennt vielleicht einen Kartendienst. Drückst du ihn, bekommt dieser den Standort und deine Internet-Adresse und nennt die Adresse des Ortes.',
          'Mit Karte zahlst du auf der Seite des Zahlungsanbieters. Wir schicken ihm Betrag und Zweck, keinen Namen.',
        ],
      },
    },
  },
  {
    id: 'never',
    title: { en: 'What we don’t do', de: 'Was wir nicht tun' },
    parts: {
      text: {
        en: 'We show no advertising, build no profiles, sell nothing about you and let no program decide about you. The [self-assessment prototype](diagnostics/test) stores and sends nothing.',
        de: 'Wir zeigen keine Werbung, bilden keine Profile, verkaufen nichts über dich und lassen kein Programm über dich entscheiden. Der [Prototyp der Selbsteinschätzung](diagnostics/test) speichert und sendet nichts.',
      },
    },
  },
  {
    id: 'rights',
    title: { en: 'Your rights', de: 'Deine Rechte' },
    parts: {
      list: {
        en: [
          'To know what we have about you, and to get a copy (Art. 15 and 20 GDPR).',
          'To have it corrected, deleted or restricted (Art. 16 to 18 GDPR).',
          'To object to our using it (Art. 21 GDPR).',
          'To complain to the authority named above (Art. 77 GDPR).',
        ],
        de: [
          'Zu erfahren, was wir über dich haben, und eine Kopie zu bekommen (Art. 15 und 20 DSGVO).',
          'Es berichtigen, löschen oder einschränken zu lassen (Art. 16 bis 18 DSGVO).',
          'Zu widersprechen, dass wir es nutzen (Art. 21 DSGVO).',
          'Dich bei der oben genannten Behörde zu beschweren (Art. 77 DSGVO).',
        ],
      },
      text: {
        en: 'Your reference number helps us find your message; without an email address it’s the only way.',
        de: 'An ihrer Nummer finden wir deine Nachricht, ohne E-Mail-Adresse nur so.',
      },
    },
  },
];

export const datenschutzNext = {
  text: {
    en: 'Would you like to know what we have about you, or have it deleted?',
    de: 'Möchtest du wissen, was wir über dich haben, oder es löschen lassen?',
  },
  label: { en: 'Ask about your data', de: 'Nach deinen Daten fragen' },
  message: {
    en: 'My question about my data: ',
    de: 'Meine Frage zu meinen Daten: ',
  },
} as const satisfies Record<string, Localized>;

export const datenschutzChecked: Checked = {
  sources: [sourcesOfWords.dsgvo, sourcesOfWords.tdddg],
  lastChecked: '2026-11-20',
};
