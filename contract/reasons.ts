import type { Localized } from './locale.ts';

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

/** Every reason for which a visitor can write. */
export const reasons = {
  ...contactReasonLabels,
  'take-part': { en: 'Take part', de: 'Mitmachen' },
  'sticker-feedback': { en: 'Feedback on the stickers', de: 'Rückmeldung zu den Aufklebern' },
  'bank-transfer': { en: 'Notice of a bank transfer', de: 'Ankündigung einer Überweisung' },
  'welcome-contact': { en: 'Construction page', de: 'Baustellen-Seite' },
} as const satisfies Record<string, Localized>;

export type ReasonId = keyof typeof reasons;

/** The choices of the contact form, in the order in which they are shown. */
export const contactReasons = [
  'hello',
  'help',
  'borrow',
  'collaboration',
  'share',
  'talk',
] as const satisfies readonly ReasonId[];

/** Never offered, but a link may bring a visitor to the form with one of these (CONT-16; feedback where its dialog cannot come). */
export const linkedContactReasons = [
  'question',
  'team-contact',
  'feedback',
  'find-the-lost',
  'lost-item',
] as const satisfies readonly ReasonId[];

/** Finds the id behind an id or a label of either language. `'Borrow a book'` is `'borrow'`. */
export function reasonId(idOrLabel: string): ReasonId | undefined {
  const ids = Object.keys(reasons) as ReasonId[];
  return ids.find((id) => id === idOrLabel || reasons[id].en === idOrLabel || reasons[id].de === idOrLabel);
}

/**
 * True for what only the contact form sends: its rules then apply on the server too. `share`, `talk`
 * and `team-contact` also come from the short dialogs, which ask for less.
 */
export const isContactReason = (id: ReasonId | undefined): boolean =>
  id !== undefined && (['hello', 'help', 'borrow', 'collaboration', 'question'] as ReasonId[]).includes(id);
