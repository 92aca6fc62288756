import type { CallAnswer } from '#app/lib/backend/call.ts';
import { keep } from '#app/lib/browser/kept.ts';
import type { AccountCode, FailureCode } from '#contract/failures.ts';
import { askAccount } from './account.ts';
import { auth, sessionKey, setAuth } from './session.ts';

const ended: readonly (AccountCode | FailureCode)[] = [
  'AuthSessionMissingError',
  'bad_jwt',
  'invalid_token',
  'no_authorization',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
];

/** Whether a call failed because the session is over: ended elsewhere, or the account is gone or locked. */
const hasSessionEnded = (answer: CallAnswer<unknown>): boolean =>
  !answer.ok && answer.because === 'refused' && ended.includes(answer.code);

/** In milliseconds: auth-js first renews an access token that has ended, and tries to for half a minute. */
const longest = 5_000;

/** Forgets the session in this browser, and ends it on the server as far as that can be reached. */
export function signOutHere(): Promise<CallAnswer<object>> {
  const before = auth.get();
  // Whoever signs out is about to leave the device. Should a renewed session come yet, auth-js forgets that as well.
  const timer = setTimeout(() => {
    if (auth.get() !== before) return;
    keep(sessionKey);
    setAuth({ status: 'signed-out', event: 'SIGNED_OUT' });
  }, longest);
  return askAccount(async (client) => ({ data: {}, ...(await client.signOut({ scope: 'local' })) })).finally(() =>
    clearTimeout(timer),
  );
}

/** Forgets a session that the server has ended. It is not told once more: it would answer that it knows of none. */
export async function forgetSession(): Promise<void> {
  // auth-js tells the server of whatever it finds here.
  keep(sessionKey);
  await signOutHere();
}

/**
 * Makes a call for whoever is signed in. `undefined` when the answer is that they no longer are: the session is
 * forgotten here, and the page shows the way back.
 */
export async function whileSignedIn<Given extends CallAnswer<unknown>>(
  make: () => Promise<Given>,
): Promise<Given | undefined> {
  const answer = await make();
  if (!hasSessionEnded(answer)) return answer;
  await forgetSession();
  return undefined;
}
