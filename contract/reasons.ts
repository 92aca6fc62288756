import { contactReasonLabels } from './contact-reasons.ts';
import type { Localized } from './locale.ts';

/** Every reason for which a visitor can write. */
export const reasons = {
  ...contactReasonLabels,
  'take-part': { en: 'Take part', de: 'Mitmachen' },
  'sticker-feedback': { en: 'Feedback on the stickers', de: 'Rückmeldung zu den Aufklebern' },
  'bank-transfer': { en: 'Notice of a bank transfer', de: 'Ankündigung einer Überweisung' },
  'welcome-contact': { en: 'Construction page', de: 'Baustellen-Seite' },
} as const satisfies Record<string, Localized>;

export type ReasonId = keyof typeof reasons;

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
