import { useEffect, useEffectEvent, useRef, type ReactNode, useState } from 'react';
import { goTo as moveTo } from '#app/lib/browser/go-to.ts';
import { useEntryState } from '#app/lib/forms/entry-state.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { Steps } from './steps.tsx';

/** The prototype: its steps take the place of `children`, in which `start.tsx` stands. */
export function Assessment({ children }: { children?: ReactNode }) {
  const { step, goTo } = useStep();
  const start = useRef<HTMLDivElement>(null);
  const isStarted = step > 0;
  const wasStarted = useRef(false);

  // The button is the page's, and never React's.
  const begin = useEffectEvent(() => goTo(1));
  useEffect(() => {
    const button = start.current?.querySelector('button');
    const press = () => begin();
    button?.addEventListener('click', press);
    return () => button?.removeEventListener('click', press);
  }, []);

  useEffect(() => {
    // Back from the first question: what had the focus is gone.
    if (wasStarted.current && !isStarted) start.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
    wasStarted.current = isStarted;
  }, [isStarted]);

  return (
    <>
      {/* Stays also while the start is shown again, because it holds the answers. */}
      <Steps step={step} goTo={goTo} />
      <div ref={start} hidden={isStarted}>
        {children}
      </div>
    </>
  );
}

/**
 * Which step of the assessment is shown: 0 is the start, then the questions, then the summary. Each
 * step is an entry in the history, so Back goes one question back and does not leave the page.
 * Entries of an earlier visit count as the start: their answers are gone.
 */
function useStep() {
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
