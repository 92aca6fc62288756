import { findDraft, keepDraft } from './drafts.ts';

/**
 * What somebody signed in typed into the small forms of a page and did not save yet: it waits in this tab, for this
 * account only. Never a password, never a code.
 */
export const typedWords = <Field extends string>(page: string, userId: string): Partial<Record<Field, string>> =>
  findDraft<Partial<Record<Field, string>>>(page, userId)?.values ?? {};

/** Keeps a typed word for the way back after a failure, a reload or the end of the session; `undefined` forgets it. */
export function keepTyped(page: string, userId: string, field: string, text: string | undefined): void {
  const { [field]: _, ...others } = typedWords(page, userId);
  keepDraft(page, userId, { values: text === undefined ? others : { ...others, [field]: text } });
}
