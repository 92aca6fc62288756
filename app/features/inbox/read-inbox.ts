import { accountProblem } from '#app/lib/account/account-words.ts';
import { askFunction, type FunctionAnswer } from '#app/lib/account/ask-function.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import { inboxProblems as problems } from '#content/inbox/problems.ts';
import type { Words } from '#contract/words.ts';

/** Reads from the inbox. */
export const readInbox = <Value>(call: string): Promise<FunctionAnswer<Value> | undefined> =>
  whileSignedIn(() => askFunction<Value>(call, { method: 'GET' }));

/** Why a call of the inbox failed and what helps, in plain words. */
export function inboxProblem(failure: CallFailure, t: Words): string {
  if (failure.because === 'unreachable') return t(navigator.onLine ? problems.unreachable : problems.offline);
  if (failure.code === 'not_found') return t(problems.notFound);
  return accountProblem(failure, t);
}
