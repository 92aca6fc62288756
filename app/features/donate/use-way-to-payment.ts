import { useEffect, useEffectEvent, useState } from 'react';

/** After this long without having left, something went wrong on the way. */
const patience = 20_000;

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
