import { whenIdle } from '#app/lib/browser/when-idle.ts';
import type { RowChange } from './inbox-channel.ts';

type Listener = {
  /** The channel was joined, at first and after each connection that was lost: something may have been missed. */
  readonly onJoined: () => void;
  readonly onChanges: (changes: readonly RowChange[]) => void;
};

/** What is heard within this time is answered together, in milliseconds. */
const together = 250;

/**
 * Hears what becomes of the messages of the inbox, once the browser has nothing else to do. Where no connection can be
 * opened, nothing is heard and nothing said. Out: what ends it.
 */
export function followInbox({ onJoined, onChanges }: Listener): () => void {
  let waiting: RowChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  let isOver = false;

  function collect(change: RowChange): void {
    waiting.push(change);
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = waiting;
      waiting = [];
      onChanges(all);
    }, together);
  }

  async function open(): Promise<void> {
    const { joinInbox } = await import('./inbox-channel.ts');
    if (!isOver) leave = joinInbox({ onJoined, onChange: collect });
  }

  const callOff = whenIdle(() => void open().catch(() => {}));
  return () => {
    isOver = true;
    callOff();
    clearTimeout(timer);
    leave?.();
  };
}
