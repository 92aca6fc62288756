import type { Localized } from '#contract/locale.ts';

/** The table of messages that the team saves as a file. */
export const tableWords = {
  file: { en: 'messages.csv', de: 'nachrichten.csv' },
  reference: { en: 'Reference', de: 'Nummer' },
  received: { en: 'Received', de: 'Angekommen' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  reason: { en: 'Reason', de: 'Grund' },
  message: { en: 'Message', de: 'Nachricht' },
  page: { en: 'Written on the page', de: 'Geschrieben auf der Seite' },
  state: { en: 'Status', de: 'Stand' },
  answers: { en: 'Our answers', de: 'Unsere Antworten' },
  /** An answer whose text is in somebody's mail program. */
  elsewhere: { en: 'answered from another mail program', de: 'mit einem anderen Mail-Programm beantwortet' },
} as const satisfies Record<string, Localized>;
