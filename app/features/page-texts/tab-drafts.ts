import { deleteDraft, draftsOf, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { Untold } from '#app/lib/forms/use-kept-draft.ts';
import type { Revision } from '#app/lib/forms/use-revision.ts';
import type { Values } from './values.ts';

const form = '@page-text';

type Kept = Partial<Values & { beganWith: string; isDeleted: string }>;

/** What was typed or deleted in this tab and has not reached the server yet. */
export function untoldInTab(key: string): Untold<Revision<Values>> | undefined {
  const { en, de, beganWith, isDeleted } = findDraft<Kept>(form, key)?.values ?? {};
  if (isDeleted) return { draft: undefined };
  if (en === undefined || de === undefined) return undefined;
  const version = beganWith ? Number(beganWith) : null;
  return { draft: { fields: { en, de }, seen: { version, textVersion: null } } };
}

/** The texts whose draft was deleted in this tab without the server. */
export const deletedInTab = (): readonly string[] =>
  draftsOf(form).filter((key) => findDraft<Kept>(form, key)?.values.isDeleted);

/** Keeps it in this tab; `undefined` forgets it. */
export function keepInTab(key: string, untold: Untold<Revision<Values>> | undefined): void {
  if (!untold) return deleteDraft(form, key);
  const { draft } = untold;
  const values: Kept = draft ? { ...draft.fields, beganWith: String(draft.seen.version ?? '') } : { isDeleted: 'yes' };
  keepDraft(form, key, { values });
}
