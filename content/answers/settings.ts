import type { Localized } from '#contract/locale.ts';
import {
  type LegalStatus,
  longestSetting,
  mostAnswerDays,
  type SettingKey,
  type SettingProblem,
} from '#contract/settings.ts';

/** What an admin calls each value of the association: at its field, and in the mails about it. */
export const settingNames: Readonly<Record<SettingKey, Localized>> = {
  'association#association.name': { en: 'Name of the association', de: 'Name des Vereins' },
  'association#association.street': { en: 'Street and number', de: 'Straße und Hausnummer' },
  'association#association.town': { en: 'Postcode and town', de: 'Postleitzahl und Ort' },
  'association#association.represented': { en: 'Who represents it', de: 'Wer ihn vertritt' },
  'association#association.responsible': {
    en: 'Who is responsible for the content',
    de: 'Wer für den Inhalt verantwortlich ist',
  },
  'site#site.siteUrl': { en: 'Address of this website', de: 'Adresse dieser Website' },
  'site#site.email': {
    en: 'Your email address for visitors',
    de: 'Eure E-Mail-Adresse für Besucherinnen und Besucher',
  },
  'site#site.answerDays': { en: 'Days until your answer', de: 'Tage bis zu eurer Antwort' },
  'site#site.legalStatus': { en: 'Legal status', de: 'Rechtsform' },
  'association#association.register': { en: 'Court and number in the register', de: 'Gericht und Nummer im Register' },
  'site#site.adminEmail': { en: 'Account that sees the admin panel', de: 'Konto, das den Admin-Bereich sieht' },
  'site#site.map.start': { en: 'Where the map begins', de: 'Wo die Karte beginnt' },
  'site#site.accountHolder': { en: 'Account holder', de: 'Kontoinhaber' },
  'site#site.iban': { en: 'IBAN', de: 'IBAN' },
  'site#site.paymentLink': { en: 'Link to donate online', de: 'Link zum Spenden im Internet' },
  'association#association.host': { en: 'Who runs the server', de: 'Wer den Server betreibt' },
  'association#association.mailProvider': { en: 'Who carries your mail', de: 'Wer eure Mails befördert' },
  'association#association.authority': { en: 'Data protection authority', de: 'Datenschutz-Behörde' },
  'association#association.legalReview': {
    en: 'Who checked the legal pages, and when',
    de: 'Wer die rechtlichen Seiten geprüft hat, und wann',
  },
};

/** What an association is, as an admin chooses it. */
export const legalStatusNames: Readonly<Record<LegalStatus, Localized>> = {
  forming: { en: 'In formation', de: 'In Gründung' },
  registered: { en: 'Registered association', de: 'Eingetragener Verein' },
  recognised: {
    en: 'Registered, and recognised by the tax office in writing',
    de: 'Eingetragen und vom Finanzamt schriftlich anerkannt',
  },
};

export const settingProblemWords: Readonly<Record<SettingProblem, Localized>> = {
  missing: { en: 'Please fill in this field, on one line.', de: 'Bitte fülle dieses Feld aus, in einer Zeile.' },
  tooLong: {
    en: `Please use at most ${longestSetting} characters.`,
    de: `Bitte nimm höchstens ${longestSetting} Zeichen.`,
  },
  unseen: {
    en: 'There are characters in this that nobody can see. Please type it instead of pasting it.',
    de: 'Darin sind Zeichen, die niemand sieht. Bitte tippe es ein, statt es einzufügen.',
  },
  address: {
    en: 'This isn’t a complete email address. Please check it.',
    de: 'Das ist keine vollständige E-Mail-Adresse. Bitte prüfe sie.',
  },
  days: {
    en: `Please type a number of days, from 1 to ${mostAnswerDays}.`,
    de: `Bitte gib eine Zahl von Tagen ein, von 1 bis ${mostAnswerDays}.`,
  },
  iban: {
    en: 'The check digits don’t fit. Please compare the IBAN with your bank statement.',
    de: 'Die Prüfziffern passen nicht. Bitte vergleiche die IBAN mit dem Kontoauszug.',
  },
  view: {
    en: 'Please type two numbers with a comma between them, for example 51.05, 13.74.',
    de: 'Bitte gib zwei Zahlen mit einem Komma dazwischen ein, zum Beispiel 51.05, 13.74.',
  },
  origin: {
    en: 'Please type only the beginning of the address, for example https://www.example.org',
    de: 'Bitte gib nur den Anfang der Adresse ein, zum Beispiel https://www.example.org',
  },
  link: {
    en: 'Please paste the whole address of the page. It begins with https://',
    de: 'Bitte füge die ganze Adresse der Seite ein. Sie beginnt mit https://',
  },
};
