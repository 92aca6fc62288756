import type { Localized } from '#contract/locale.ts';

/** What is said of messages of all kinds. */
export const sentWords = {
  reference: { en: 'Your reference number: {reference}', de: 'Deine Nummer: {reference}' },
  failed: {
    en: 'Failed to send message. Please try again.',
    de: 'Die Nachricht konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  },
  unknown: { en: 'Unknown error', de: 'Unbekannter Fehler' },
  /** True also when the connection is back. */
  offline: {
    en: 'There was no connection. Your text is kept.',
    de: 'Es gab keine Verbindung. Dein Text bleibt erhalten.',
  },
  back: { en: 'The connection is back.', de: 'Die Verbindung ist wieder da.' },
  sendNow: {
    en: 'Your message isn’t sent yet. Would you like to send it now? Then press the button of the form again.',
    de: 'Deine Nachricht ist noch nicht gesendet. Möchtest du sie jetzt senden? Dann drücke noch einmal auf den Knopf des Formulars.',
  },
  notYet: {
    en: 'Your message from {time} isn’t sent yet.',
    de: 'Deine Nachricht vom {time} ist noch nicht gesendet.',
  },
  look: { en: 'Look at it and send it', de: 'Ansehen und senden' },
  notNow: { en: 'Not now', de: 'Nicht jetzt' },
} as const satisfies Readonly<Record<string, Localized>>;
