import { findKept, keep, keysOfTab } from '#app/lib/browser/kept.ts';
import { draftOwner, unstored } from './draft-memory.ts';
import { markOf, noteKept } from './kept-entry.ts';
import { newId } from './new-id.ts';

/** What a visitor typed and has not sent yet. */
export type Draft<Values> = {
  values: Values;
  /** The last attempt to send, and the very words that went with it. */
  attempt?: { id: string; words: string } | undefined;
};

/**
 * Notes an attempt to send. The server stores what has the same id once, so an id belongs to one
 * text: the same words are sent under the same id again, all others under a new one, also when two
 * tabs began with one draft.
 */
export function attemptToSend<Values>({ values, attempt }: Draft<Values>) {
  const words = JSON.stringify(values);
  return { values, attempt: attempt?.words === words ? attempt : { id: newId(), words } };
}

const keyOf = (form: string, variant: string) => markOf(form) + (form[0] === '@' ? draftOwner.id : '') + variant;

/**
 * Keeps a draft for this tab. `variant` tells apart forms that began with different words. Out: whether another page of
 * the tab finds it.
 */
export function keepDraft(form: string, variant: string, draft: Draft<unknown>): boolean {
  const key = keyOf(form, variant);
  const isKept = keep(key, draft, 'sessionStorage');
  if (isKept) {
    unstored.delete(key);
    noteKept(form);
  } else unstored.set(key, draft);
  return isKept;
}

export function findDraft<Values>(form: string, variant: string): Draft<Values> | undefined {
  const key = keyOf(form, variant);
  const draft = (unstored.get(key) ?? findKept(key, 'sessionStorage')) as Draft<Values> | null | undefined;
  if (!draft?.values || typeof draft.values !== 'object') return undefined;
  const texts = Object.entries(draft.values).filter(([, value]) => typeof value === 'string');
  return { ...draft, values: Object.fromEntries(texts) as Values };
}

export function deleteDraft(form: string, variant: string): void {
  const key = keyOf(form, variant);
  unstored.delete(key);
  keep(key, undefined, 'sessionStorage');
}

/** The variants of a form that have a draft. */
export function draftsOf(form: string): readonly string[] {
  const start = keyOf(form, '');
  return [...unstored.keys(), ...keysOfTab()].flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
}

/** The event by which all forms of the page hear that a draft arrived (app/lib/messages/sent-draft.ts). */
export const sentEvent = 'draft-sent';
