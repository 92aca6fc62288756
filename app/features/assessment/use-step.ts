import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '#app/lib/new-id.ts';

/**
 * Which step of the assessment is shown: 0 is the start, then the questions, then the summary. Each
 * step is an entry in the history, so Back goes one question back and does not leave the page.
 * Entries of an earlier visit count as the start: their answers are gone.
 */
export function useStep() {
  const [visit] = useState(newId);
  const { pathname, state } = useLocation() as { pathname: string; state: { visit?: string; step?: number } | null };
  const navigate = useNavigate();
  const step = state?.visit === visit ? (state.step ?? 0) : 0;
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);

  function goTo(next: number): void {
    // Pressed twice before it is there: one entry, so that one Back leads to where it was pressed.
    if (asked.current === next) return;
    // While the next page fades in, this one still lives: whoever has gone on is not fetched back.
    if (location.pathname !== pathname) return;
    asked.current = next;
    void navigate(pathname, { state: { visit, step: next }, preventScrollReset: true });
  }

  return { step, goTo };
}
