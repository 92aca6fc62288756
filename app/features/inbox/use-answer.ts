import { useRef } from 'react';
import { askFunction } from '#app/lib/ask-function.ts';
import type { AccountAnswer } from '#app/lib/account.ts';
import { hasSessionEnded, signOutHere } from '#app/lib/use-deed.ts';

/**
 * Reads from the inbox. Only the newest question counts: an answer that comes after the next one was asked is
 * dropped (`undefined`), and so is one that says that the session is over. The page then shows the way back in.
 */
export function useAnswer<Value>(): (call: string) => Promise<AccountAnswer<Value> | undefined> {
  const count = useRef(0);
  return async (call) => {
    count.current += 1;
    const number = count.current;
    const answer = await askFunction(call, { method: 'GET' });
    if (hasSessionEnded(answer)) {
      await signOutHere();
      return undefined;
    }
    // Our own server answers, in the shape of contract/inbox.ts.
    return number === count.current ? (answer as AccountAnswer<Value>) : undefined;
  };
}
