import { useWords } from '#app/i18n/locale.ts';
import type { CallAnswer, CallFailure } from '#app/lib/backend/call.ts';
import { useOnceTold } from '#app/lib/forms/use-once-told.ts';
import type { Words } from '#contract/words.ts';
import { failureInWords } from './account-words.ts';
import { whileSignedIn } from './end-session.ts';

/**
 * One call at a time for whoever is signed in. When the answer is that the session has ended, it is forgotten here, and
 * the page shows the way back.
 * @param problem Why a call failed, in words.
 * @param about What the calls are about, by its name.
 */
export function useCall(problem: (failure: CallFailure, t: Words) => string, about?: string) {
  const t = useWords();
  const { once, ...rest } = useOnceTold(about);

  /** Makes a call. `undefined` while another one is on its way, or when nobody is signed in any more. */
  const call = <Given extends CallAnswer<unknown>>(make: () => Promise<Given>): Promise<Given | undefined> =>
    once(() => whileSignedIn(make));

  /** Says why it did not work, in our words and, smaller, in the server's. */
  function fail(failure: CallFailure): void {
    rest.tell(failureInWords(failure, t, problem));
  }

  return { ...rest, call, fail };
}
