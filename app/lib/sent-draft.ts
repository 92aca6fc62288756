import { deleteDraft, findDraft, sentEvent, type Draft } from './drafts.ts';
import { keysOfTab } from './kept.ts';

/** Whether these very words went under an id. */
const wasSentAs = (draft: Draft<unknown> | undefined, id: string): boolean =>
  draft?.attempt?.id === id && draft.attempt.words === JSON.stringify(draft.values);

/** Deletes the draft that arrived under an id after its page was left, unless it holds other words by now. */
export function sentDraft(id: string): void {
  for (const key of keysOfTab()) {
    const [, form, variant] = /^draft:([^:]*):(.*)$/su.exec(key) ?? [];
    if (form === undefined || variant === undefined) continue;
    if (wasSentAs(findDraft(form, variant), id)) deleteDraft(form, variant);
  }
  dispatchEvent(new CustomEvent(sentEvent, { detail: id }));
}
