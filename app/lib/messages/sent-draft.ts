import { keysOfTab } from '#app/lib/browser/kept.ts';
import { deleteDraft, findDraft, sentEvent, type Draft } from '#app/lib/forms/drafts.ts';

/** Whether these very words went under an id. */
const wasSentAs = (draft: Draft<unknown> | undefined, id: string): boolean =>
  draft?.attempt?.id === id && draft.attempt.words === JSON.stringify(draft.values);

/** All drafts of this tab, by their form and variant. */
function drafts(): { form: string; variant: string; draft: Draft<unknown> | undefined }[] {
  return keysOfTab().flatMap((key) => {
    const [, form, variant] = /^draft:([^:]*):(.*)$/su.exec(key) ?? [];
    return form === undefined || variant === undefined ? [] : [{ form, variant, draft: findDraft(form, variant) }];
  });
}

/** What was tried to be sent under an id, where it is kept still, as it was or with other words by now. */
export const unsentDraft = (id: string) => drafts().find(({ draft }) => draft?.attempt?.id === id);

/** Deletes the draft that arrived under an id after its page was left, unless it holds other words by now. */
export function sentDraft(id: string): void {
  for (const { form, variant, draft } of drafts()) if (wasSentAs(draft, id)) deleteDraft(form, variant);
  dispatchEvent(new CustomEvent(sentEvent, { detail: id }));
}
