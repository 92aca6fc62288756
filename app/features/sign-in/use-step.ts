import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useEntryState } from '#app/lib/forms/entry-state.ts';

/** Where somebody is on the way in, as far as the address does not say it. */
export type Step = { readonly step: 'code'; readonly email: string } | { readonly step: 'password' };

function asStep(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  if (state.step === 'password') return { step: 'password' };
  if (state.step !== 'code' || !('email' in state) || typeof state.email !== 'string') return undefined;
  return { step: 'code', email: state.email };
}

/**
 * The step that is shown, kept in the browser's history: it is still there after a reload (phones drop a page while
 * somebody looks at their mail), and Back leads to the step before.
 */
export function useStep(): {
  step: Step | undefined;
  goTo: (step: Step) => void;
  goBack: () => void;
  forget: () => void;
} {
  const here = () => location.pathname + location.search;
  return {
    step: asStep(useEntryState()),
    goTo: (next) => goTo(here(), { state: next, toTop: true }),
    /** Back to the first step, from its title on: what was pressed is gone. */
    goBack: () => {
      goTo(here(), { toTop: true });
      focusTitle();
    },
    /** It leads nowhere any more: a code counts once. */
    forget: () => goTo(here(), { replace: true }),
  };
}
