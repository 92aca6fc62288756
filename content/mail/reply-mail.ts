import type { Localized } from '#contract/locale.ts';

/** The frame around our answer to a visitor. `{…}` is filled in. */
export const replyMail = {
  plainSubject: { en: 'Our answer ({reference})', de: 'Unsere Antwort ({reference})' },
  subject: { en: 'Our answer: {reason} ({reference})', de: 'Unsere Antwort: {reason} ({reference})' },
  quoted: { en: 'On {date} you wrote to us:', de: 'Am {date} hast du uns geschrieben:' },
  writeBack: {
    en: 'Would you like to write back? Reply to this email.',
    de: 'Möchtest du zurückschreiben? Dann antworte auf diese Mail.',
  },
  status: {
    en: 'You can check on your message here at any time, without an account:',
    de: 'Hier siehst du jederzeit, was aus deiner Nachricht geworden ist. Ein Konto brauchst du dafür nicht:',
  },
  reference: {
    en: 'The reference number of your message: {reference}',
    de: 'Die Nummer deiner Nachricht: {reference}',
  },
} as const satisfies Record<string, Localized>;
