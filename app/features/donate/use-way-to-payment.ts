import { useEffect, useEffectEvent, useState } from 'react';
import { patience } from '#app/lib/backend/backend.ts';

type Way = {
  onLeaving: () => void;
  /** The page is shown again, or could not be left. */
  onBack: () => void;
  /** The way there does not open (DON-06). */
  onFailed: () => void;
};

/**
 * Leaves the page for the payment (DON-05). `isLeaving` until then; coming Back shows the page as it was
 * left, so it is reset.
 */
export function useWayToPayment({ onLeaving, onBack, onFailed }: Way) {
  const [isLeaving, setLeaving] = useState(false);

  const comeBack = useEffectEvent(() => {
    setLeaving(false);
    onBack();
  });
  const giveUp = useEffectEvent(() => {
    comeBack();
    onFailed();
  });

  useEffect(() => {
    const show = () => comeBack();
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);

  useEffect(() => {
    if (!isLeaving) return;
    // Whoever has not left by then is not on the way any more.
    const timer = setTimeout(() => giveUp(), patience);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  function leaveFor(address: string): void {
    // A browser without a connection would put its own error page in the place of ours.
    if (!navigator.onLine) return onFailed();
    setLeaving(true);
    onLeaving();
    location.assign(address);
  }

  return { isLeaving, leaveFor };
}
