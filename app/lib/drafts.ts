import { noteKept } from './kept-entry.ts';
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
export function attemptToSend<Values>({ values, attempt }: Draft<Values>): {
  values: Values;
  attempt: { id: string; words: string };
} {
  const words = JSON.stringify(values);
  return { values, attempt: attempt?.words === words ? attempt : { id: newId(), words } };
}

const keyOf = (form: string, variant: string) => `draft:${form}:${variant}`;

/** Storage can be full or switched off: a draft then lives as long as the page. */
const unstored = new Map<string, string>();

function tried<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a draft for this tab. `variant` tells apart forms that began with different words. Out: whether another page of
 * the tab finds it.
 */
export function keepDraft(form: string, variant: string, draft: Draft<unknown>): boolean {
  const key = keyOf(form, variant);
  const text = JSON.stringify(draft);
  unstored.set(key, text);
  tried((storage) => {
    storage.setItem(key, text);
    unstored.delete(key);
  });
  const isKept = !unstored.has(key);
  if (isKept) noteKept(form);
  return isKept;
}

export function findDraft<Values>(form: string, variant: string): Draft<Values> | undefined {
  const key = keyOf(form, variant);
  const text = unstored.get(key) ?? tried((storage) => storage.getItem(key));
  try {
    const draft = JSON.parse(text ?? 'null') as Draft<Values> | null;
    if (!draft || typeof draft.values !== 'object' || draft.values === null) return undefined;
    const texts = Object.entries(draft.values).filter(([, value]) => typeof value === 'string');
    return { ...draft, values: Object.fromEntries(texts) as Values };
  } catch {
    return undefined; // Somebody else's words under our key.
  }
}

export function deleteDraft(form: string, variant: string): void {
  const key = keyOf(form, variant);
  unstored.delete(key);
  tried((storage) => storage.removeItem(key));
}

/** The variant of another unsent draft of the same form, if there is one. */
export function otherDraft(form: string, variant: string): string | undefined {
  const start = keyOf(form, '');
  return [...unstored.keys(), ...(tried((storage) => Object.keys(storage)) ?? [])]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .find((other) => other !== variant);
}

const sentEvent = 'draft-sent';

/** Whether these very words went under an id. */
export const wasSentAs = (draft: Draft<unknown> | undefined, id: string): boolean =>
  draft?.attempt?.id === id && draft.attempt.words === JSON.stringify(draft.values);

/** Deletes the draft that arrived under an id after its page was left, unless it holds other words by now. */
export function sentDraft(id: string): void {
  for (const key of tried((storage) => Object.keys(storage)) ?? []) {
    const [, form, variant] = /^draft:([^:]*):(.*)$/su.exec(key) ?? [];
    if (form === undefined || variant === undefined) continue;
    if (wasSentAs(findDraft(form, variant), id)) deleteDraft(form, variant);
  }
  dispatchEvent(new CustomEvent(sentEvent, { detail: id }));
}

/** Tells a form that stands on this page that a draft arrived. Out: the way to stop it. */
export function onSentDraft(listener: (id: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  addEventListener(sentEvent, hear);
  return () => removeEventListener(sentEvent, hear);
}
