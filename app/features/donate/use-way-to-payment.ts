import { useEffect, useState } from 'react';

/** After this long without having left, something went wrong on the way. */
const patience = 20_000;

/**
 * Leaves the page for the payment (DON-05). `isLeaving` until then; coming Back shows the page as it was
 * left, so it is reset. `onFailed` is called when the way there does not open (DON-06).
 */
export function useWayToPayment(onFailed: () => void) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const reset = () => setLeaving(false);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(giveUp, patience);
    return () => clearTimeout(timer);
  });

  function giveUp(): void {
    setLeaving(false);
    onFailed();
  }

  function leaveFor(address: string): void {
    // A browser without a connection would put its own error page in the place of ours.
    if (!navigator.onLine) return giveUp();
    setLeaving(true);
    location.assign(address);
  }

  return { isLeaving, leaveFor };
}
