import { useRef, useState } from 'react';

/** What became of something, in words that stand beside what was pressed (ui/detailed-outcome.tsx). */
export type Outcome = {
  readonly text: string;
  readonly isFailure?: boolean;
  /** What helps, or what the server said: small letters below. */
  readonly detail?: string | undefined;
};

/**
 * Does one thing at a time: a press that comes while it is under way does nothing, and is answered with `undefined`.
 * What became of the last one (`outcome`) goes when the next begins.
 */
export function useOnce() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, tell] = useState<Outcome>();
  // State is read at the next render; a second press can come before it.
  const isRunning = useRef(false);

  async function once<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    tell(undefined);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, once, outcome, tell };
}
