import { deleteDraft, draftsOf, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { Untold } from '#app/lib/forms/use-kept-draft.ts';
import { type EntryDraft, isAdded, type ListNow } from '#contract/page-lists.ts';

const form = '@page-entry';
// What is kept beside the inputs: none of these can be called so.
const its = { version: 'its version', texts: 'its texts', end: 'its end' } as const;

const variantOf = (key: string, id: string): string => `${key} ${id}`;

/** What was typed or deleted in this tab and has not reached the server yet. */
export function untoldInTab(key: string, id: string): Untold<EntryDraft> | undefined {
  const kept = findDraft<Record<string, string>>(form, variantOf(key, id))?.values;
  if (!kept) return undefined;
  const { [its.version]: version, [its.texts]: texts, [its.end]: end, ...typed } = kept;
  const numbered = (said: string | undefined) => (said ? Number(said) : null);
  return { draft: end ? undefined : { typed, beganWith: numbered(version), textsBeganWith: numbered(texts) } };
}

/** Keeps it in this tab; `undefined` forgets it. */
export function keepInTab(key: string, id: string, untold: Untold<EntryDraft> | undefined): void {
  if (!untold) return deleteDraft(form, variantOf(key, id));
  const { draft } = untold;
  const { typed = {}, beganWith, textsBeganWith } = draft ?? {};
  const beside = draft
    ? { [its.version]: String(beganWith ?? ''), [its.texts]: String(textsBeganWith ?? '') }
    : { [its.end]: 'yes' };
  keepDraft(form, variantOf(key, id), { values: { ...typed, ...beside } });
}

const idsInTab = (key: string): readonly string[] =>
  draftsOf(form).flatMap((variant) => {
    const [of, id = ''] = variant.split(' ');
    return of === key ? [id] : [];
  });

/** The entries of a list whose draft was deleted in this tab without the server. */
export const deletedInTab = (key: string): readonly string[] =>
  idsInTab(key).filter((id) => !untoldInTab(key, id)?.draft);

/** The new entry of a list that somebody has begun: what this tab keeps goes before what the server has. */
export function begunEntry(key: string, { entries, begun }: ListNow): string | undefined {
  const isNew = (id: string) => isAdded(id) && entries.every((entry) => entry.id !== id);
  const inTab = idsInTab(key).find((id) => isNew(id) && untoldInTab(key, id)?.draft);
  const deleted = deletedInTab(key);
  return inTab ?? begun.find(({ id }) => !deleted.includes(id))?.id;
}
