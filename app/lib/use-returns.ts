import { useEffect, useState } from 'react';

/**
 * How often the page came back as it was left (back/forward cache). What lies in the browser's storage may have
 * changed meanwhile, so look at it again when this changes.
 */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => persisted && setReturns((before) => before + 1);
    addEventListener('pageshow', count);
    return () => removeEventListener('pageshow', count);
  }, []);
  return returns;
}
