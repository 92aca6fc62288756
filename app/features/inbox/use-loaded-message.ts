import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLoad } from '#app/lib/browser/use-load.ts';
import type { WholeMessage } from '#contract/inbox-message.ts';
import { readInbox } from './read-inbox.ts';
import { withoutMoving } from './without-moving.ts';

/** How long after a mail was put on its way it is looked how it fares, in milliseconds. Later, a button does. */
const mailLooks = [1_500, 5_000, 15_000];

/**
 * Fetches one message of the inbox, and again when it may have changed or while its mails are on their way.
 * @param changes Another number whenever somebody else may have changed it.
 * @param onChanged Hears how the message stands, at first and after each change.
 */
export function useLoadedMessage(id: string, changes: number, onChanged: (message: WholeMessage) => void) {
  const {
    value: message,
    change,
    ...rest
  } = useLoad(async () => {
    const answer = await readInbox<WholeMessage>(`inbox/messages/${id}`);
    if (answer?.ok) onChanged(answer.value);
    return answer;
  });
  const seen = useRef(changes);
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

  // Nobody here asked for it, so nothing is said when it fails. A message that was moved stays as it was opened: forms
  // would go under the fingers. Its entry says where it is, and so does the next thing that is tried with it.
  const lookAgain = useEffectEvent(async () => {
    const answer = await inLine(() => readInbox<WholeMessage>(`inbox/messages/${id}`));
    if (!answer?.ok) return;
    const { value } = answer;
    withoutMoving(() => {
      change((shown) => shown && { ...value, box: shown.box, deletedAt: shown.deletedAt });
      onChanged(value);
    });
  });
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    void lookAgain();
  }, [changes]);

  const underway = (message?.mails ?? []).filter(({ delivery }) => delivery === 'underway').map(({ id }) => id);
  const mails = underway.join(' ');
  useEffect(() => {
    if (mails === '') return;
    const timers = mailLooks.map((after) => setTimeout(() => void lookAgain(), after));
    return () => timers.forEach(clearTimeout);
  }, [mails]);

  return { ...rest, message, take, inLine };
}
