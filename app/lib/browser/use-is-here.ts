import { useEffect, useRef } from 'react';

/** Tells whether what was drawn with it is still there: an answer that comes once it was left must change nothing. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}
