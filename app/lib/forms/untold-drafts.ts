import { deleteDraft, draftsOf, findDraft, keepDraft } from './drafts.ts';
import type { Untold } from './use-kept-draft.ts';

/**
 * What was typed or deleted in this tab and the server was not told yet, by the name of what it is about.
 * @param form Under this name it is kept, each draft by itself.
 * @param within Begins what it is about, where only some of a form are meant.
 */
export function untoldDrafts<Draft>(form: string, within = '') {
  function find(about: string): Untold<Draft> | undefined {
    const kept = findDraft<{ draft: string }>(form, within + about)?.values.draft;
    return kept === undefined ? undefined : { draft: (JSON.parse(kept) as Draft | null) ?? undefined };
  }

  /** Keeps it in this tab; `undefined` forgets it. */
  function keep(about: string, untold: Untold<Draft> | undefined): void {
    if (untold) keepDraft(form, within + about, { values: { draft: JSON.stringify(untold.draft ?? null) } });
    else deleteDraft(form, within + about);
  }

  const all = (): readonly (readonly [about: string, untold: Untold<Draft>])[] =>
    draftsOf(form).flatMap((variant) => {
      const about = variant.slice(within.length);
      const untold = variant.startsWith(within) ? find(about) : undefined;
      return untold ? [[about, untold] as const] : [];
    });

  /** Tells the server what was deleted while it was away: that is no draft. What it does not hear is told the next time. */
  async function tellDeleted(tell: (about: string) => Promise<{ readonly ok: boolean }>): Promise<void> {
    for (const [about, { draft }] of all()) if (!draft && (await tell(about)).ok) keep(about, undefined);
  }

  return { find, keep, all, tellDeleted };
}
