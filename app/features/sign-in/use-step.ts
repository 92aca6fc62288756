import { useDeferredValue, useEffect, useState } from 'react';
import { inTime } from '#app/lib/backend/backend.ts';
import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useEntryState } from '#app/lib/forms/entry-state.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { prepareSteps } from './steps-on-demand.tsx';

/** Where somebody is on the way in, as far as the address does not say it. `address` is the first again. */
export type Step =
  | { readonly step: 'code'; readonly email: string }
  | { readonly step: 'address' | 'factor' | 'password' };

function asStep(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  const { step } = state;
  if (step === 'address' || step === 'factor' || step === 'password') return { step };
  if (step !== 'code' || !('email' in state) || typeof state.email !== 'string') return undefined;
  return { step, email: state.email };
}

/**
 * The step that is shown, kept in the browser's history: it is still there after a reload (phones drop a page while
 * somebody looks at their mail), and Back leads to the step before. What is shown stays until the next step is loaded.
 * @param isPast Whether something else is shown in place of all steps: Back then leads past the empty entries before it.
 */
export function useStep(isPast = false) {
  const here = () => location.pathname + location.search;
  const [left, setLeft] = useState<Outcome>();
  const step = asStep(useDeferredValue(useEntryState()));

  const isSpent = isPast && step !== undefined && !left;
  useEffect(() => {
    if (!isSpent) return undefined;
    const pass = () => void (asStep(history.state) ?? history.back());
    addEventListener('popstate', pass);
    return () => removeEventListener('popstate', pass);
  }, [isSpent]);

  async function show(next: Step, how?: 'instead' | 'once'): Promise<void> {
    // What does not come is waited for where it is shown.
    await inTime(prepareSteps()).catch(() => {});
    if (how === 'once') goTo(here(), { state: { step: 'address' } satisfies Step, replace: true });
    goTo(here(), { state: next, toTop: true, replace: how === 'instead' });
  }

  return {
    step,
    goTo: (next: Step): Promise<void> => {
      setLeft(undefined);
      return show(next);
    },
    /** The same once a link or a code has led on, which counts once: Back leads to the first step, not to that one. */
    goOn: (next: Step): Promise<void> => show(next, step ? 'instead' : 'once'),
    /** Back to the first step, from its title on: what was pressed is gone. */
    goBack: (): void => {
      goTo(here(), { toTop: true });
      focusTitle();
    },
    /** What is said to whoever has signed out here. */
    left,
    /** The step leads nowhere any more: a code counts once. The first one, which stands there now, is the entry before. */
    leave: (said: Outcome): void => {
      const now = asStep(history.state);
      goTo(here(), { replace: true });
      setLeft(said);
      if (now && now.step !== 'address') history.back();
    },
  };
}
