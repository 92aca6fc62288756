import type { TableFailure } from '#app/lib/backend/ask-tables.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraftThere, keepDraftThere } from './data.ts';
import { keepInTab } from './tab-drafts.ts';
import type { Values } from './values.ts';

/** Where the draft is. `at` is when the server had it, in ISO 8601. */
export type DraftState =
  | { readonly is: 'none' }
  | { readonly is: 'waiting' }
  | { readonly is: 'kept'; readonly at: string }
  | { readonly is: 'onlyHere'; readonly because: TableFailure['because']; readonly detail: string };

/** What to keep: the values, or nothing where all is saved. */
type Wanted = { readonly values: Values; readonly beganWith: string | null } | undefined;

/** How long the typing rests before the server is told, and the waits after it did not answer, in milliseconds. */
const rest = 2000;
const longestWait = 60_000;

/**
 * Keeps the draft of a project: in this tab with each change, on the server when the typing rests. While the server is
 * away it goes on trying. One call at a time, so that an older draft never comes after a newer one.
 */
export function useDraft(projectId: string, userId: string, first: DraftState) {
  const [state, setState] = useState(first);
  const wanted = useRef<Wanted>(undefined);
  const isOpen = useRef(false);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useRef(rest);
  const isLeft = useRef(false);

  /** Keeps what is written now; `undefined` when nothing differs from what is saved. */
  function keep(next: Wanted): void {
    wanted.current = next;
    isOpen.current = true;
    keepInTab(userId, projectId, next);
    setState((last) => (last.is === 'onlyHere' ? last : { is: 'waiting' }));
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
    const answer = sent
      ? await keepDraftThere({
          project_id: projectId,
          author_id: userId,
          content: sent.values,
          began_with: sent.beganWith,
        })
      : await deleteDraftThere(projectId, userId);
    if (!answer.ok) {
      isOpen.current = true;
      setState({ is: 'onlyHere', because: answer.because, detail: answer.detail });
      wait.current = Math.min(wait.current * 2, longestWait);
      // In this tab it is kept; whoever opens the project again goes on trying.
      if (!isLeft.current) plan(wait.current);
      return;
    }
    wait.current = rest;
    // What was typed since waits for its own turn.
    if (isOpen.current) return;
    keepInTab(userId, projectId, undefined);
    setState(answer.value === null ? { is: 'none' } : { is: 'kept', at: answer.value });
  }

  const onOnline = useEffectEvent(() => void flush());
  // Whoever goes back to the list, to another page or to another app has what they typed on the server as well: a phone
  // may end what is not seen, and this tab's storage with it.
  const onLeave = useEffectEvent(() => void flush());
  const onSeen = useEffectEvent(() => void (document.visibilityState === 'hidden' && flush()));
  useEffect(() => {
    isLeft.current = false;
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

  return { state, keep, flush };
}
