import { useEffect, useEffectEvent } from 'react';
import { askFunction } from '#app/lib/ask-function.ts';
import type { WholeMessage } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';

/** How long after a mail was put on its way it is looked how it fares, in milliseconds. Later, a button does. */
const looks = [1_500, 5_000, 15_000];

/** While mails of the open message are on their way, looks by itself a few times what became of them. */
export function useMailLooks(): void {
  const { message, take, inLine } = useOpenMessage();
  const waiting = message.mails.filter(({ delivery }) => delivery === 'underway').map(({ id }) => id);

  const look = useEffectEvent(async () => {
    const answer = await inLine(() => askFunction(`inbox/messages/${message.id}`, { method: 'GET' }));
    // Nobody asked for it, so nothing is said when it fails: the button beside the mail is still there.
    if (answer.ok) take(answer.value as WholeMessage);
  });
  const key = waiting.join(' ');
  useEffect(() => {
    if (key === '') return;
    const timers = looks.map((after) => setTimeout(() => void look(), after));
    return () => timers.forEach(clearTimeout);
  }, [key]);
}
