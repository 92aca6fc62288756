import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearch } from '#app/lib/history.ts';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { attemptToSend, deleteDraft, findDraft, keepDraft, otherDraft, type Draft } from '#app/lib/drafts.ts';
import { fillIn, valuesOf } from '#app/lib/form-values.ts';
import { isDraftNewer } from '#app/lib/kept-entry.ts';
import { useReturns } from '#app/lib/use-returns.ts';
import { contactNames } from '#contract/contact-fields.ts';
import type { Words } from '#contract/words.ts';
import type { Begun } from './begun.ts';
import { noValues, type ContactTyped } from './no-values.ts';

const form = 'contact';

type ContactDraft = Draft<ContactTyped>;

type Beginning = {
  /** The link that the form began with: until the next one has begun, everything typed belongs to this one. */
  search: string;
  start: ContactTyped;
  shown: ContactTyped;
  isPrefilled: boolean;
  /** What stands in the form is what the browser put there again. */
  isRestored: boolean;
  other: string | undefined;
};

/**
 * Fills the form from the link that led here or from what was typed before, and keeps every
 * change for this tab. Each link has a draft of its own, so nothing is overwritten or merged.
 * @param onGone Told when another page has cleared what stood here: what was said of it is gone too.
 * @param begun What the server knew and drew: what the link puts into the form, or all of a form that came back.
 */
export function useContactDraft(
  formRef: RefObject<HTMLFormElement | null>,
  { begun, refused }: Begun,
  onGone: () => void,
) {
  const gone = useEffectEvent(onGone);
  const t = useWords();
  const search = useSearch();
  const isDrawn = usePlace().search === search;
  // What the fields are drawn with; they are the visitor's from then on.
  const [drawn] = useState<ContactTyped>(() => (isDrawn ? { ...noValues, ...begun, ...refused?.typed } : noValues));
  const returns = useReturns();
  const [beginning, setBeginning] = useState<Beginning>();
  const draft = useRef<ContactDraft>(undefined);
  const isFirst = useRef(true);

  useEffect(() => {
    let isCurrent = true;
    const begin = (start: ContactTyped) => {
      if (!isCurrent) return;
      const isRestored = isDraftNewer(form, formRef.current);
      // A form that came back holds what was typed last.
      const sentBack = isFirst.current && !isRestored ? refused?.typed : undefined;
      const kept = sentBack ? undefined : findDraft<ContactTyped>(form, search);
      const stood = draft.current?.values;
      if (stood && !kept && JSON.stringify(stood) !== JSON.stringify(start)) gone();
      draft.current = kept ?? { values: start };
      const isPrefilled = !kept && start.message !== '';
      const shown = sentBack ?? kept?.values ?? start;
      setBeginning({ search, start, shown, isPrefilled, isRestored, other: otherDraft(form, search) });
    };
    if (begun && isDrawn) begin({ ...noValues, ...begun });
    else void startOf(search, t).then(begin);
    return () => {
      isCurrent = false;
    };
  }, [search, isDrawn, begun, refused, t, returns, formRef]);

  /** Stores what stands in the form, unless it is only what the link put there. */
  const keep = useCallback((): ContactDraft => {
    const values = valuesOf(formRef.current, contactNames);
    const next: ContactDraft = { ...draft.current, values };
    draft.current = next;
    if (JSON.stringify(values) === JSON.stringify(beginning?.start)) deleteDraft(form, variantOf(beginning));
    else keepDraft(form, variantOf(beginning), next);
    return next;
  }, [beginning, formRef]);

  useLayoutEffect(() => {
    if (!beginning) return;
    // What someone typed before React arrived is theirs.
    const isTheirs = isFirst.current && !beginning.isRestored;
    fillIn(formRef.current, beginning.shown, (current, name) => isTheirs && current !== drawn[name]);
    isFirst.current = false;
    keep();
    performance.mark('form-usable');
  }, [beginning, drawn, formRef, keep]);

  /** The same, with the id under which these words are sent. */
  function keepForSending(): { id: string; values: ContactTyped } {
    const { values, attempt } = attemptToSend(keep());
    draft.current = { values, attempt };
    keepDraft(form, variantOf(beginning), draft.current);
    return { id: attempt.id, values };
  }

  function forget(): void {
    deleteDraft(form, variantOf(beginning));
    draft.current = undefined;
  }

  return {
    drawn,
    keep,
    keepForSending,
    forget,
    other: beginning?.other,
    isPrefilled: beginning?.isPrefilled ?? drawn.message !== '',
    reason: (beginning?.shown ?? drawn).reason,
  };
}

/** Typing may begin before the form has. */
const variantOf = (beginning: Beginning | undefined): string => beginning?.search ?? location.search;

/**
 * What a link puts into the form. The rules are loaded only for a link that the server did not know: on a copy of the
 * site that no server of ours draws.
 */
async function startOf(search: string, t: Words): Promise<ContactTyped> {
  // The server has the page do it.
  if (search === '' || import.meta.env.SSR) return noValues;
  try {
    const filled = await import('./prefill.ts');
    return { ...noValues, ...filled.prefill(new URLSearchParams(search), t) };
  } catch {
    return noValues; // No connection: the form still works, only the first sentence is missing.
  }
}
