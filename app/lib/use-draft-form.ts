import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { attemptToSend, deleteDraft, findDraft, keepDraft, onSentDraft, type Draft } from './drafts.ts';
import { wasSentAs } from './sent-draft.ts';
import { isDraftNewer } from './kept-entry.ts';
import { useHydrated } from './use-hydrated.ts';
import { emptied, fillIn, valuesOf } from './form-values.ts';

/**
 * Keeps what is typed into a form for this tab, until it is sent (CALM-05). The fields belong to the
 * browser: give each a `name` out of `names`, and the form the `ref` and `keep` as `onInput`.
 * @param form What form it is: `feedback`.
 * @param variant Tells apart forms of one kind that have drafts of their own: the page they speak about.
 * @param names Names of the fields, the same array at each render.
 * @param onGone Told when another page has cleared what stood here: what was said of it is gone too.
 */
export function useDraftForm<Name extends string>(
  form: string,
  variant: string,
  names: readonly Name[],
  onGone?: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft<Record<Name, string>>>(undefined);
  // Otherwise the page brought it, and somebody may have typed into it before this code came.
  const isDrawnHere = useRef(useHydrated());
  const [values, setValues] = useState(() => emptied(names));

  useLayoutEffect(() => {
    const kept = findDraft<Record<Name, string>>(form, variant);
    draft.current = kept;
    // What someone typed before React arrived is theirs.
    const isTheirs = isDrawnHere.current || !isDraftNewer(form, ref.current);
    fillIn(ref.current, { ...emptied(names), ...kept?.values }, (current) => isTheirs && current !== '');
    const standing = valuesOf(ref.current, names);
    setValues(standing);
    const isMore = JSON.stringify(standing) !== JSON.stringify({ ...emptied(names), ...kept?.values });
    if (!isDrawnHere.current && isMore) keepDraft(form, variant, { ...kept, values: standing });
  }, [form, variant, names]);

  // Another page of the tab may have sent it meanwhile, deleted it, or gone on with it (back/forward cache). And just
  // before a page that is loaded anew is shown, the browser puts into it what stood there.
  const lookAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const kept = findDraft<Record<Name, string>>(form, variant);
    // Nothing changed: what the fields were drawn with stands.
    if (persisted && !draft.current && !kept) return;
    const isGone = draft.current !== undefined && !kept;
    draft.current = kept;
    fillIn(ref.current, { ...emptied(names), ...kept?.values });
    setValues(valuesOf(ref.current, names));
    if (isGone) onGone?.();
  });
  useEffect(() => {
    addEventListener('pageshow', lookAgain);
    return () => removeEventListener('pageshow', lookAgain);
  }, []);

  /** Stores what stands in the form. Nothing is stored of a form in which nothing stands. */
  function keep(): Draft<Record<Name, string>> {
    const next = { ...draft.current, values: valuesOf(ref.current, names) };
    draft.current = next;
    setValues(next.values);
    if (Object.values(next.values).every((value) => value === '')) deleteDraft(form, variant);
    else keepDraft(form, variant, next);
    return next;
  }

  /** The same, with the id under which exactly these words are sent: the server stores an id once. */
  function keepForSending(): { id: string; values: Record<Name, string> } {
    const attempt = attemptToSend(keep());
    draft.current = attempt;
    keepDraft(form, variant, attempt);
    return { id: attempt.attempt.id, values: attempt.values };
  }

  /** Empties the form and forgets the draft, after success or on request. */
  function clear(): void {
    fillIn(ref.current, emptied(names));
    deleteDraft(form, variant);
    draft.current = undefined;
    setValues(emptied(names));
  }

  // It went when this page was left, and the visitor came back to it at once.
  const arrived = useEffectEvent((id: string) => wasSentAs(draft.current, id) && clear());
  useEffect(() => onSentDraft(arrived), []);

  return {
    ref,
    /** What stands in the form now, for rules that follow the typing. */
    values,
    keep,
    keepForSending,
    clear,
  };
}
