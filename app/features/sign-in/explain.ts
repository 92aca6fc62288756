import { inTime } from '#app/lib/backend/backend.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { formWords } from '#content/forms/form.ts';
import type { Words } from '#contract/words.ts';

/** The words for failures come only when something failed, or while somebody types: most never need them. */
export const loadProblems = () => inTime(import('#app/lib/account/account-words.ts')).catch(() => undefined);

/**
 * What went wrong, in plain words and, smaller, in the server's; without words the connection is gone.
 * @param title What failed: `Sign in failed` (AUTH-04, AUTH-05).
 */
export async function explain(title: string, failure: CallFailure, t: Words): Promise<Outcome & { why: string }> {
  const words = await loadProblems();
  const why = words?.accountProblem(failure, t) ?? t(formWords.offline);
  return { why, text: `${title}. ${why}`, isFailure: true, detail: words?.serverWords(failure, t) };
}
