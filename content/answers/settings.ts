import type { Localized } from '#contract/locale.ts';
import { longestSetting, mostAnswerDays, type SettingKey, type SettingProblem } from '#contract/settings.ts';

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
  'site#site.email': { en: 'Your e-mail address for visitors', de: 'Eure E-Mail-Adresse für Besucher' },
  'site#site.answerDays': { en: 'Days until your answer', de: 'Tage bis zu eurer Antwort' },
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

export const settingProblemWords: Readonly<Record<SettingProblem, Localized>> = {
  missing: { en: 'Please fill in this field, on one line.', de: 'Bitte fülle dieses Feld aus, in einer Zeile.' },
  tooLong: {
    en: `Please use at most ${longestSetting} characters.`,
    de: `Bitte nimm höchstens ${longestSetting} Zeichen.`,
  },
  address: {
    en: 'This isn’t a complete e-mail address. Please check it.',
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
  link: {
    en: 'Please paste the whole address of the page. It begins with https://',
    de: 'Bitte füge die ganze Adresse der Seite ein. Sie beginnt mit https://',
  },
};
