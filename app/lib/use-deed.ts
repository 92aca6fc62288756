import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { Words } from '#contract/words.ts';
import { accountProblem, serverWords } from './account-words.ts';
import { askAccount, type AccountAnswer, type AccountFailure } from './account.ts';
import { sessionKey } from './session.ts';

/** What became of something, to be shown beside it. */
export type Outcome = { readonly text: string; readonly isFailure: boolean; readonly detail?: string | undefined };

const ended: readonly string[] = [
  'AuthSessionMissingError',
  'bad_jwt',
  'no_authorization',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
];

/** Whether a call failed because the session is over: ended elsewhere, or the account is gone or locked. */
export const hasSessionEnded = (answer: AccountAnswer<unknown>): boolean =>
  !answer.ok && answer.because === 'refused' && ended.includes(answer.code);

/** Forgets the session in this browser, and ends it on the server as far as that can be reached. */
export const signOutHere = (): Promise<AccountAnswer<object>> =>
  askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'local' })) }));

/** Forgets a session that the server has ended. It is not told once more: it would answer that it knows of none. */
export async function forgetSession(): Promise<void> {
  try {
    // auth-js tells the server of whatever it finds here.
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is switched off: then nothing lies there.
  }
  await signOutHere();
}

/**
 * One thing somebody who is signed in does at a time. What became of it stands beside the form (`told`). When the answer is that the session has ended, it is forgotten here, and the page shows the way back.
 * @param problem Why a call failed, in words: those of the accounts unless others are given.
 */
export function useDeed(problem: (failure: AccountFailure, t: Words) => string = accountProblem) {
  const t = useWords();
  const [told, setTold] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  // State is read at the next render; a second press can come before it.
  const isRunning = useRef(false);

  /** Makes a call. `undefined` while another one is on its way, or when nobody is signed in any more. */
  async function run<Value>(call: () => Promise<AccountAnswer<Value>>): Promise<AccountAnswer<Value> | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setTold(undefined);
    const answer = await call();
    const hasEnded = hasSessionEnded(answer);
    if (hasEnded) await forgetSession();
    isRunning.current = false;
    setBusy(false);
    return hasEnded ? undefined : answer;
  }

  function tell(text: string, more: { title?: string; isFailure?: boolean; detail?: string | undefined } = {}): void {
    const { title, isFailure = false, detail } = more;
    setTold({ text: title === undefined ? text : `${title}. ${text}`, isFailure, detail });
  }

  /** Says why it did not work, in our words and, smaller, in the server's. */
  function fail(failure: AccountFailure): void {
    tell(problem(failure, t), { isFailure: true, detail: serverWords(failure, t) });
  }

  return { told, isBusy, run, tell, fail, clear: () => setTold(undefined) };
}
