import { findDraft, keepDraft } from '#app/lib/drafts.ts';

/** The name under which what was typed here waits in this tab, for this account only. Never a password, never a code. */
export const accountForm = 'account-page';

type Typed = { name?: string; email?: string };

/** What somebody typed and did not save yet. */
export const typedWords = (userId: string): Typed => findDraft<Typed>(accountForm, userId)?.values ?? {};

/** Keeps a typed word for the way back after a session has ended; `undefined` forgets it. */
export function keepTyped(userId: string, field: keyof Typed, text: string | undefined): void {
  const { [field]: _, ...others } = typedWords(userId);
  keepDraft(accountForm, userId, { values: text === undefined ? others : { ...others, [field]: text } });
}
