import type { Localized } from '#contract/locale.ts';

/** The words of giving money by bank transfer. */
export const transferWords = {
  line: {
    en: 'You transfer {amount} euro yourself, at your bank. The button only tells our team.',
    de: 'Du überweist {amount} Euro selbst, bei deiner Bank. Der Knopf sagt es nur unserem Team.',
  },
  message: {
    en: 'I will transfer {amount} euro.\nReference of the transfer: “{reference}”, and after it the number of this message.',
    de: 'Ich werde {amount} Euro überweisen.\nVerwendungszweck: „{reference}“, und dahinter die Nummer dieser Nachricht.',
  },
  messageExample: {
    en: 'The account that the page showed was an example.',
    de: 'Das Konto, das die Seite zeigte, war ein Beispiel.',
  },
  code: {
    en: 'QR code with the details of the transfer. Account holder: {holder}. IBAN: {iban}. Reference: {reference}. {amount}',
    de: 'QR-Code mit den Angaben der Überweisung. Kontoinhaber: {holder}. IBAN: {iban}. Verwendungszweck: {reference}. {amount}',
  },
} as const satisfies Readonly<Record<string, Localized>>;
