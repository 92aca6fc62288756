import { findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { readValues, type Values } from './values.ts';

const form = 'project-editor';

/** What was typed in this tab and has not reached the server yet. */
export type TabDraft = { readonly values: Values; readonly beganWith: string | null };

const stored = (userId: string): Readonly<Record<string, string>> =>
  findDraft<Record<string, string>>(form, userId)?.values ?? {};

/** The unsent drafts of an account in this tab, by project. */
export function tabDrafts(userId: string): ReadonlyMap<string, TabDraft> {
  return new Map(Object.entries(stored(userId)).flatMap(([projectId, text]) => read(projectId, text)));
}

/** Keeps a draft in this tab; `undefined` forgets it. */
export function keepInTab(userId: string, projectId: string, draft: TabDraft | undefined): void {
  const { [projectId]: _, ...others } = stored(userId);
  keepDraft(form, userId, { values: draft ? { ...others, [projectId]: JSON.stringify(draft) } : others });
}

function read(projectId: string, text: string): [string, TabDraft][] {
  try {
    const { values, beganWith } = JSON.parse(text) as { values: unknown; beganWith: string | null };
    return [[projectId, { values: readValues(values), beganWith }]];
  } catch {
    return []; // Somebody else's words under our key.
  }
}
