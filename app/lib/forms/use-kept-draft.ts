import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#contract/failures.ts';
import { draftOwner } from './draft-memory.ts';

export type Failed = { readonly ok: false };

/** Where the draft is. `at` is what the server said of the one it keeps, `failure` why it keeps none. */
export type DraftState<At = unknown, Failure = unknown> =
  | { readonly is: 'none' | 'waiting' }
  | { readonly is: 'kept'; readonly at: At }
  | { readonly is: 'onlyHere'; readonly failure: Failure };

/** What the server was not told yet: a draft, or without one that it is deleted. */
export type Untold<Draft> = { readonly draft: Draft | undefined };

type Keeping<Draft, At, Failure> = {
  readonly first: DraftState<At, Failure>;
  /** What this tab kept of it. */
  readonly begun: Untold<Draft> | undefined;
  /** Keeps it in this tab; undefined: the server knows. What was only forgotten here would come back from there. */
  readonly inTab: (untold: Untold<Draft> | undefined) => void;
  /** Forgets it where it is undefined. `as` is the account that wrote it: somebody else may be signed in by now. */
  readonly onServer: (draft: Draft | undefined, as: string) => Promise<Result<At, never> | Failure>;
};

const leaving = new Set<Promise<void>>();

/** Ends when what was left a moment ago has reached the server or not: an answer from before would hide it. */
export const draftsTold = (): Promise<unknown> => Promise.all(leaving);

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
  const [writer] = useState(draftOwner.id);
  const wanted = useRef(begun?.draft);
  const isOpen = useRef(begun !== undefined);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useRef(rest);
  const isLeft = useRef(false);

  /** Keeps what is written now; `undefined` when nothing differs from what is saved. */
  function keep(next: Draft | undefined): void {
    wanted.current = next;
    isOpen.current = true;
    inTab({ draft: next });
    setState((last) => (next && last.is === 'onlyHere' ? last : { is: next ? 'waiting' : 'none' }));
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
    // Another call that waited for the same one may have begun to tell it.
    if (isOpen.current) running.current = tell();
    await running.current;
  }

  async function tell(): Promise<void> {
    const { current: sent } = wanted;
    isOpen.current = false;
    const answer = await onServer(sent, writer);
    if (!answer.ok) {
      isOpen.current = true;
      // What was deleted is gone, also while only this tab knows of it.
      setState(sent === undefined ? { is: 'none' } : { is: 'onlyHere', failure: answer });
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
  const onLeave = useEffectEvent(() => {
    const told = flush();
    leaving.add(told);
    void told.finally(() => leaving.delete(told));
  });
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

  function forget(): Promise<void> {
    keep(undefined);
    return flush();
  }

  return {
    state,
    keep,
    flush,
    /** It is saved or deleted: nothing stands in it any more, here or there. */
    forget,
    /** It is saved, and the server that knew all of it has forgotten it with that: what another tab has told since stays. */
    drop(): void {
      if (isOpen.current) return void forget();
      wanted.current = undefined;
      setState({ is: 'none' });
    },
  };
}
