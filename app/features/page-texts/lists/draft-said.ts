import { accountProblem } from '#app/lib/account/account-words.ts';
import type { askFunction } from '#app/lib/account/ask-function.ts';
import type { DraftState } from '#app/lib/forms/use-kept-draft.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Words } from '#contract/words.ts';

type Failure = Exclude<Awaited<ReturnType<typeof askFunction>>, { readonly ok: true }>;

/** What is said of a draft, by where it is. Whoever is signed out meanwhile must not wait for a server that answers. */
export function draftSaid(state: DraftState<unknown, Failure>, t: Words): string | undefined {
  if (state.is === 'none') return undefined;
  if (state.is !== 'onlyHere') return t(state.is === 'kept' ? words.draftKept : words.draftWaiting);
  const { failure } = state;
  if (failure.because === 'unreachable') return t(words.draftOnlyHere);
  return t(words.draftRefused, { detail: accountProblem(failure, t) });
}
