import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { whileSignedIn } from '#app/lib/end-session.ts';

/** Reads from the inbox. Our own server answers, in the shape of contract/inbox.ts. */
export const readInbox = <Value>(call: string): Promise<FunctionAnswer<Value> | undefined> =>
  whileSignedIn(async () => (await askFunction(call, { method: 'GET' })) as FunctionAnswer<Value>);
