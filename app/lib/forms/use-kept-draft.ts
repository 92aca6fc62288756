import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#contract/failures.ts';

type Failed = { readonly ok: false };

/** Where the draft is. `at` is what the server said of the one it keeps, `failure` why it keeps none. */
export type DraftState<At = unknown, Failure = unknown> =
  | { readonly is: 'none' | 'waiting' }
  | { readonly is: 'kept'; readonly at: At }
  | { readonly is: 'onlyHere'; readonly failure: Failure };

type Keeping<Draft, At, Failure> = {
  readonly first: DraftState<At, Failure>;
  /** What this tab kept of it, which the server has not got yet. */
  readonly begun: Draft | undefined;
  /** Both forget it where it is undefined. */
  readonly inTab: (draft: Draft | undefined) => void;
  readonly onServer: (draft: Draft | undefined) => Promise<Result<At, never> | Failure>;
};

/** How long the typing rests before the server is told, and the longest wait after it did not answer, in milliseconds. */
const rest = 2000;
const longestWait = 60_000;

/**
 * Keeps a draft of the team: in this tab with each change, on the server when the typing rests. While the server is away
 * it goes on trying. One call at a time, so that an older draft never comes after a newer one.
 */
export function useKeptDraft<Draft, At, Failure extends Failed>({
  first,
  begun,
  inTab,
  onServer,
}: Keeping<Draft, At, Failure>) {
  const [state, setState] = useState(first);
  const wanted = useRef(begun);
  const isOpen = useRef(begun !== undefined);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useRef(rest);
  const isLeft = useRef(false);

  /** Keeps what is written now; `undefined` when nothing differs from what is saved. */
  function keep(next: Draft | undefined): void {
    wanted.current = next;
    isOpen.current = true;
    inTab(next);
    setState((last) => (last.is === 'onlyHere' ? last : { is: next ? 'waiting' : 'none' }));
    plan(rest);
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), milliseconds);
  }

  /** Tells the server now. Ends when it has answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer.current);
    await running.current;
    if (!isOpen.current) return;
    running.current = tell();
    await running.current;
  }

  async function tell(): Promise<void> {
    const { current: sent } = wanted;
    isOpen.current = false;
    const answer = await onServer(sent);
    if (!answer.ok) {
      isOpen.current = true;
      setState({ is: 'onlyHere', failure: answer });
      wait.current = Math.min(wait.current * 2, longestWait);
      // In this tab it is kept; whoever opens it again goes on trying.
      if (!isLeft.current) plan(wait.current);
      return;
    }
    wait.current = rest;
    // What was typed since waits for its own turn.
    if (isOpen.current) return;
    inTab(undefined);
    setState(sent === undefined ? { is: 'none' } : { is: 'kept', at: answer.value });
  }

  const onBegun = useEffectEvent(() => isOpen.current && plan(rest));
  const onOnline = useEffectEvent(() => void flush());
  // Whoever closes it, or goes to another page or app, has what they typed on the server as well: a phone may end what is
  // not seen, and this tab's storage with it.
  const onLeave = useEffectEvent(() => void flush());
  const onSeen = useEffectEvent(() => void (document.visibilityState === 'hidden' && flush()));
  useEffect(() => {
    isLeft.current = false;
    onBegun();
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isLeft.current = true;
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
      clearTimeout(timer.current);
      onLeave();
    };
  }, []);

  return {
    state,
    keep,
    flush,
    /** It is saved or deleted: nothing stands in it any more, here or there. */
    forget: (): Promise<void> => {
      keep(undefined);
      return flush();
    },
  };
}
