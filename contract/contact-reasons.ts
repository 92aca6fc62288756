import type { Localized } from './locale.ts';

// Apart from all others: Contact loads these before anybody has typed.

/** The reasons the contact form knows. The label is what people read; the id is what links and rules use. */
export const contactReasonLabels = {
  hello: { en: 'Say hello', de: 'Hallo sagen' },
  help: { en: 'Ask for help', de: 'Um Hilfe bitten' },
  borrow: { en: 'Borrow a book', de: 'Ein Buch leihen' },
  collaboration: { en: 'Work together on a project', de: 'Bei einem Projekt mitmachen' },
  share: { en: 'Share an experience', de: 'Eine Erfahrung teilen' },
  talk: { en: 'Talk about a topic', de: 'Über ein Thema sprechen' },
  question: { en: 'Ask a question', de: 'Eine Frage stellen' },
  'team-contact': { en: 'Write to a team member', de: 'Einem Teammitglied schreiben' },
  feedback: { en: 'Feedback on a page', de: 'Rückmeldung zu einer Seite' },
  'find-the-lost': { en: 'Find the Lost', de: 'Fundmeldung' },
  'lost-item': { en: 'Lost something', de: 'Etwas verloren' },
} as const satisfies Record<string, Localized>;

type ContactReason = keyof typeof contactReasonLabels;

/** The choices of the contact form, in the order in which they are shown. */
export const contactReasons = [
  'hello',
  'help',
  'borrow',
  'collaboration',
  'share',
  'talk',
] as const satisfies readonly ContactReason[];

/** Never offered, but a link may bring a visitor to the form with one of these (CONT-16; feedback where its dialog cannot come). */
export const linkedContactReasons = [
  'question',
  'team-contact',
  'feedback',
  'find-the-lost',
  'lost-item',
] as const satisfies readonly ContactReason[];
