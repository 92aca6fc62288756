import { findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { Untold } from '#app/lib/forms/use-kept-draft.ts';
import { readValues, type Values } from './values.ts';

const form = '@project-editor';

export type TabDraft = { readonly values: Values; readonly beganWith: string | null };

const stored = (): Readonly<Record<string, string>> => findDraft<Record<string, string>>(form, '')?.values ?? {};

/** What was typed or deleted in this tab and the server was not told yet, by project. */
export function tabDrafts(): ReadonlyMap<string, Untold<TabDraft>> {
  return new Map(Object.entries(stored()).flatMap(([projectId, text]) => read(projectId, text)));
}

/** Keeps it in this tab; `undefined` forgets it. */
export function keepInTab(projectId: string, untold: Untold<TabDraft> | undefined): void {
  const { [projectId]: _, ...others } = stored();
  const values = untold ? { ...others, [projectId]: JSON.stringify(untold.draft ?? null) } : others;
  keepDraft(form, '', { values });
}

function read(projectId: string, text: string): [string, Untold<TabDraft>][] {
  try {
    const draft = JSON.parse(text) as { values: unknown; beganWith: string | null } | null;
    return [[projectId, { draft: draft ? { ...draft, values: readValues(draft.values) } : undefined }]];
  } catch {
    return []; // Somebody else's words under our key.
  }
}
