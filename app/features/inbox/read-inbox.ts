import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { hasSessionEnded, signOutHere } from '#app/lib/end-session.ts';

/** Reads from the inbox. Out: undefined when the session is over; the page then shows the way back in. */
export async function readInbox<Value>(call: string): Promise<FunctionAnswer<Value> | undefined> {
  const answer = await askFunction(call, { method: 'GET' });
  // Our own server answers, in the shape of contract/inbox.ts.
  if (!hasSessionEnded(answer)) return answer as FunctionAnswer<Value>;
  await signOutHere();
  return undefined;
}
