import type { Localized } from '#contract/locale.ts';

/** The words of the notice that somebody will transfer money (`content/support/bank.ts` has those that open it). */
export const noticeWords = {
  name: { en: 'Name or nickname', de: 'Name oder Spitzname' },
  nameHint: {
    en: 'Appears in the reference of the transfer. Without a name the notice is anonymous.',
    de: 'Steht im Verwendungszweck der Überweisung. Ohne Namen ist die Ankündigung anonym.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  emailHint: { en: 'Only used to answer you.', de: 'Nur, um dir zu antworten.' },
  message: { en: 'Message', de: 'Nachricht' },
  send: { en: 'Send notice', de: 'Ankündigung senden' },
  thanks: { en: 'Thank you for your donation!', de: 'Danke für deine Spende!' },
  thanksText: {
    en: 'Please complete the bank transfer using the IBAN provided.',
    de: 'Bitte schließe die Überweisung mit der angegebenen IBAN ab.',
  },
  number: { en: 'Your reference number:', de: 'Deine Nummer:' },
  numberText: {
    en: 'It’s now part of the reference of the transfer. Please write:',
    de: 'Sie steht jetzt im Verwendungszweck. Bitte schreib dort:',
  },
  again: { en: 'Announce another transfer', de: 'Noch eine Überweisung ankündigen' },
  told: {
    en: 'I will transfer {amount} euro.\nReference of the transfer: “{reference}”, and after it the number of this message.',
    de: 'Ich werde {amount} Euro überweisen.\nVerwendungszweck: „{reference}“, und dahinter die Nummer dieser Nachricht.',
  },
  toldExample: {
    en: 'The account on the page was an example.',
    de: 'Das Konto auf der Seite war ein Beispiel.',
  },
} as const satisfies Record<string, Localized>;

/** The words beside the QR code. */
export const codeWords = {
  /** Beside the code. People scanned such codes with the camera and expected a website. */
  text: {
    en: 'Only a banking app can read this code (GiroCode, in the app often “Photo transfer” or “Scan”). It holds the details above and nothing else. It isn’t a web address.',
    de: 'Diesen Code liest nur eine Banking-App (GiroCode, in der App oft „Foto-Überweisung“ oder „Scannen“). Er enthält die Angaben darüber, sonst nichts. Er ist keine Webadresse.',
  },
  tooLong: {
    en: 'The details are too long for a QR code. Please copy them one by one.',
    de: 'Die Angaben sind zu lang für einen QR-Code. Bitte kopiere sie einzeln.',
  },
  openAmount: { en: 'You choose the amount in the app.', de: 'Den Betrag wählst du in der App.' },
  name: {
    en: 'QR code with the details of the transfer. Account holder: {holder}. IBAN: {iban}. Reference: {reference}. {amount}',
    de: 'QR-Code mit den Angaben der Überweisung. Kontoinhaber: {holder}. IBAN: {iban}. Verwendungszweck: {reference}. {amount}',
  },
} as const satisfies Record<string, Localized>;
