import { useEffect, useRef, useState } from 'react';
import { goTo as moveTo } from '#app/lib/go-to.ts';
import { useEntryState } from '#app/lib/entry-state.ts';
import { newId } from '#app/lib/new-id.ts';

/**
 * Which step of the assessment is shown: 0 is the start, then the questions, then the summary. Each
 * step is an entry in the history, so Back goes one question back and does not leave the page.
 * Entries of an earlier visit count as the start: their answers are gone.
 */
export function useStep() {
  const [visit] = useState(newId);
  const state = useEntryState() as { visit?: string; step?: number } | null;
  const step = state?.visit === visit ? (state.step ?? 0) : 0;
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);

  function goTo(next: number): void {
    // Pressed twice before it is there: one entry, so that one Back leads to where it was pressed.
    if (asked.current === next) return;
    asked.current = next;
    moveTo(location.pathname, { state: { visit, step: next } });
  }

  return { step, goTo };
}
