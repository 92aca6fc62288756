import type { CallFailure } from '#app/lib/backend/call.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { accountProblems, otherAccountProblems, unanswered, weakReasons } from '#content/answers/account-failures.ts';
import type { Localized } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';

const has = <Map extends object>(map: Map, key: string): key is Extract<keyof Map, string> =>
  Object.keys(map).includes(key);

/** Why a call of the accounts failed and what helps, in plain words: stands beside what was pressed. */
export function accountProblem(failure: CallFailure, t: Words): string {
  if (failure.because === 'unreachable')
    return t(navigator.onLine ? otherAccountProblems.unreachable : otherAccountProblems.offline);
  const { code, reasons, message, isWorded } = failure;
  if (isWorded) return message;
  const text: Localized = has(accountProblems, code) ? accountProblems[code] : otherAccountProblems.refused;
  const why = reasons.flatMap((reason) => (has(weakReasons, reason) ? [t(weakReasons[reason])] : []));
  return [t(text), ...why].join(' ');
}

/** The same of a call that changes something: without an answer nobody knows whether it arrived. */
export const sentProblem = (failure: CallFailure, t: Words): string =>
  failure.because === 'unreachable' ? t(unanswered) : accountProblem(failure, t);

/** The server's own sentence, where it is technical. It stands below in small letters: `The server says: Invalid login credentials`. */
export function serverWords(failure: CallFailure, t: Words): string | undefined {
  if (failure.because === 'unreachable' || failure.isWorded) return undefined;
  return t(otherAccountProblems.serverSays, { message: failure.message });
}

/** That a call failed, in our words and, smaller, in the server's. */
export const failureInWords = (failure: CallFailure, t: Words, problem = accountProblem): Outcome => ({
  text: problem(failure, t),
  isFailure: true,
  detail: serverWords(failure, t),
});
