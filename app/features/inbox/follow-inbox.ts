import { whenIdle } from '#app/lib/browser/when-idle.ts';
import type { Told } from './inbox-channel.ts';

type Listener = {
  /** The channel was joined, at first and after each connection that was lost: something may have been missed. */
  readonly onJoined: () => void;
  readonly onTold: (told: readonly Told[]) => void;
};

/** What is told within this time is answered together, in milliseconds. */
const together = 250;

/**
 * Hears what becomes of the messages of the inbox, once the browser has nothing else to do. Where no connection can be
 * opened, nothing is heard and nothing said. Out: what ends it.
 */
export function followInbox({ onJoined, onTold }: Listener): () => void {
  let waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  let isOver = false;

  function collect(told: Told): void {
    waiting.push(told);
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = waiting;
      waiting = [];
      onTold(all);
    }, together);
  }

  async function open(): Promise<void> {
    const { joinInbox } = await import('./inbox-channel.ts');
    if (!isOver) leave = joinInbox({ onJoined, onTold: collect });
  }

  const callOff = whenIdle(() => void open().catch(() => {}));
  return () => {
    isOver = true;
    callOff();
    clearTimeout(timer);
    leave?.();
  };
}
