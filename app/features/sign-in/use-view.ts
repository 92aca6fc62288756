import { startTransition, useState } from 'react';
import { useAuth } from '#app/lib/account/auth.tsx';
import type { Auth } from '#app/lib/account/session.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { needsSecondStep } from './second-step.ts';

/** What a screen shows: `out` is its form, `in` that somebody is signed in, `factor` the second step. */
export type View = 'loading' | 'out' | 'in' | 'factor';

/**
 * Follows who is signed in, here or in another tab. While a form of this screen is on its way the view is held:
 * the session begins before the form knows what comes next.
 */
export function useView() {
  const auth = useAuth();
  const session = auth.status === 'signed-in' ? auth.session : undefined;
  const { value: known } = useLoad(
    async () => session && { ok: true, value: { session, isMissing: await needsSecondStep() } },
    { key: session, isWanted: session !== undefined },
  );
  const [held, setHeld] = useState<View>();

  const isKnown = known !== undefined && known.session.user.id === session?.user.id;
  const now = viewOf(auth.status, isKnown ? known.isMissing : undefined);

  function hold(isHeld: boolean): void {
    if (isHeld) setHeld(held ?? now);
    // What is shown stays until the next step is loaded.
    else startTransition(() => setHeld(undefined));
  }

  return { view: held ?? now, session, hold };
}

function viewOf(status: Auth['status'], isMissing: boolean | undefined): View {
  if (status === 'signed-out') return 'out';
  if (status === 'loading' || isMissing === undefined) return 'loading';
  return isMissing ? 'factor' : 'in';
}
