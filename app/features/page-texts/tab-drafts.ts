import { deleteDraft, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { Values } from './values.ts';

const form = 'page-text';
/** The sentence on what was changed: the draft on the server has none. */
const sentence = 'page-text-what';

/** What was typed in this tab and has not reached the server yet. */
export type TabDraft = { readonly values: Values; readonly beganWith: number | null };

export function draftInTab(key: string): TabDraft | undefined {
  const kept = findDraft<Values & { beganWith: string }>(form, key)?.values;
  if (kept?.en === undefined || kept.de === undefined) return undefined;
  return { values: { en: kept.en, de: kept.de }, beganWith: kept.beganWith ? Number(kept.beganWith) : null };
}

/** Keeps a draft in this tab; `undefined` forgets it. */
export function keepInTab(key: string, draft: TabDraft | undefined): void {
  if (!draft) return deleteDraft(form, key);
  keepDraft(form, key, { values: { ...draft.values, beganWith: String(draft.beganWith ?? '') } });
}

export const whatInTab = (key: string): string => findDraft<{ what: string }>(sentence, key)?.values.what ?? '';

/** Keeps the sentence in this tab; an empty one is forgotten. */
export function keepWhatInTab(key: string, what: string): void {
  if (what === '') return deleteDraft(sentence, key);
  keepDraft(sentence, key, { values: { what } });
}
