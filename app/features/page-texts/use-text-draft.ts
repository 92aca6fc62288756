import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { PageText } from '#contract/page-texts.ts';
import { keepDraftThere } from './read-texts.ts';
import type { Values } from './values.ts';

export type DraftState = 'none' | 'waiting' | 'kept' | 'only-here';

type Draft = { readonly text: PageText | null; readonly beganWith: number | null };

/** How long the typing rests before the server is told, and the wait after it did not answer, in milliseconds. */
const rest = 2_000;
const again = 10_000;
const form = 'page-text';

/** A draft that this tab keeps. */
export function draftInTab(key: string): { values: Values; beganWith: number | null } | undefined {
  const kept = findDraft<Values & { beganWith: string }>(form, key)?.values;
  if (kept?.en === undefined || kept.de === undefined) return undefined;
  return { values: { en: kept.en, de: kept.de }, beganWith: kept.beganWith ? Number(kept.beganWith) : null };
}

/** It was published with others: the server has deleted its own. */
export const forgetInTab = (key: string): void => deleteDraft(form, key);

/**
 * Keeps the draft of a text: in this tab with each change, on the server when the typing rests. While the server is away it
 * goes on trying, one call at a time, so that an older draft never comes after a newer one.
 */
export function useTextDraft(key: string, first: DraftState) {
  const [state, setState] = useState(first);
  const wanted = useRef<Draft>(undefined);
  const isSending = useRef(false);
  const timer = useRef<number>(undefined);

  async function send(): Promise<void> {
    clearTimeout(timer.current);
    const draft = wanted.current;
    if (!draft || isSending.current) return;
    isSending.current = true;
    const answer = await keepDraftThere({ key, ...draft });
    isSending.current = false;
    // Typed meanwhile: that goes next.
    if (wanted.current !== draft) return void sendAfter(rest);
    // What the server refuses is no draft that it could keep later.
    const isAway = !answer.ok && answer.because === 'unreachable';
    if (!isAway) wanted.current = undefined;
    setState(draft.text === null ? 'none' : answer.ok ? 'kept' : 'only-here');
    if (isAway) sendAfter(again);
  }

  function sendAfter(milliseconds: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send(), milliseconds);
  }

  const sendNow = useEffectEvent(() => void send());
  // Whoever closes the dialog has typed to the end.
  useEffect(() => () => sendNow(), []);

  return {
    state,
    keep: (values: Values, draft: Draft): void => {
      keepDraft(form, key, { values: { ...values, beganWith: String(draft.beganWith ?? '') } });
      wanted.current = draft;
      setState('waiting');
      sendAfter(rest);
    },
    /** Deletes it in both places. */
    forget: (): void => {
      forgetInTab(key);
      wanted.current = { text: null, beganWith: null };
      void send();
    },
    /** It was published: the server has deleted it. */
    done: (): void => {
      forgetInTab(key);
      clearTimeout(timer.current);
      wanted.current = undefined;
      setState('none');
    },
  };
}
