import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askFunction } from '#app/lib/ask-function.ts';
import type { AccountFailure } from '#app/lib/account.ts';
import { useDeed } from '#app/lib/use-deed.ts';
import type { WholeMessage } from '#contract/inbox.ts';

/**
 * Fetches one message of the inbox.
 * @param onChanged Hears how the message stands, at first and after each change.
 */
export function useLoadedMessage(id: string, onChanged: (message: WholeMessage) => void) {
  const { run } = useDeed();
  const [message, setMessage] = useState<WholeMessage>();
  const [failure, setFailure] = useState<AccountFailure>();
  const line = useRef<Promise<unknown>>(Promise.resolve());

  // At once, so that the focus can go to what this draws.
  function take(next: WholeMessage): void {
    flushSync(() => setMessage(next));
    onChanged(next);
  }

  async function load(): Promise<void> {
    setFailure(undefined);
    const answer = await run(() => askFunction(`inbox/messages/${id}`, { method: 'GET' }));
    if (answer === undefined) return;
    if (answer.ok) take(answer.value as WholeMessage);
    else setFailure(answer);
  }

  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);

  function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = line.current.then(work);
    line.current = turn.catch(() => {});
    return turn;
  }

  return { message, failure, take, load, inLine };
}
