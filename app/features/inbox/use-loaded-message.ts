import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLoad } from '#app/lib/use-load.ts';
import type { WholeMessage } from '#contract/inbox.ts';
import { readInbox } from './read-inbox.ts';

/**
 * Fetches one message of the inbox.
 * @param onChanged Hears how the message stands, at first and after each change.
 */
export function useLoadedMessage(id: string, onChanged: (message: WholeMessage) => void) {
  const {
    value: message,
    change,
    ...rest
  } = useLoad(async () => {
    const answer = await readInbox<WholeMessage>(`inbox/messages/${id}`);
    if (answer?.ok) onChanged(answer.value);
    return answer;
  });
  const line = useRef<Promise<unknown>>(Promise.resolve());

  // At once, so that the focus can go to what this draws.
  function take(next: WholeMessage): void {
    flushSync(() => change(() => next));
    onChanged(next);
  }

  function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = line.current.then(work);
    line.current = turn.catch(() => {});
    return turn;
  }

  return { ...rest, message, take, inLine };
}
