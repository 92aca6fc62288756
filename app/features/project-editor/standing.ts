import type { TableFailure } from '#app/lib/backend/ask-tables.ts';
import type { DraftState as State, Untold } from '#app/lib/forms/use-kept-draft.ts';
import type { KeptDraft, TabDraft } from './data.ts';
import { beginning, differences, readValues, type Row, type Values } from './values.ts';

/** Where the draft is; `at` is when the server had it, in ISO 8601. */
export type DraftState = State<string | null, TableFailure>;

/** What stands in the form, and what is saved. */
export type Standing = {
  readonly values: Values;
  readonly saved: Row | undefined;
  /** The saved state that the writing began with. */
  readonly base: string | null;
  /** Set while there is a newer one. */
  readonly conflict: { readonly newer: Row | undefined } | undefined;
};

/** What is saved, as the form has it. */
export const valuesOf = (saved: Row | undefined): Values => (saved ? readValues(saved) : beginning);

/** What the form begins with: what is typed in this tab and unsent, else the draft on the server, else what is saved. */
export function begin(saved: Row | undefined, draft: KeptDraft | undefined, inTab: Untold<TabDraft> | undefined) {
  const savedValues = valuesOf(saved);
  const there = draft && { values: readValues(draft.content), beganWith: draft.began_with };
  // Another version of the site may have kept it, with a field less.
  const here = inTab?.draft && { ...inTab.draft, values: readValues(inTab.draft.values) };
  const found = inTab ? here : there;
  const isDraft = found !== undefined && differences(found.values, savedValues).length > 0;
  const base = saved?.updated_at ?? null;
  if (!isDraft)
    return {
      standing: { values: savedValues, saved, base, conflict: undefined },
      isDraft,
      state: { is: 'none' } satisfies DraftState,
    };
  const isBehind = found.beganWith !== base;
  const state: DraftState = inTab || !draft ? { is: 'waiting' } : { is: 'kept', at: draft.saved_at };
  const conflict = isBehind ? { newer: saved } : undefined;
  return { standing: { values: found.values, saved, base: found.beganWith, conflict }, isDraft, state };
}
