import { useEffect, useState } from 'react';

// auth-js asks for half a minute before it gives up. Whoever looks at the page is told sooner.
const usual = 8_000;

/** Whether something has been waited for so long, in milliseconds, that it has to be said. */
export function useLongWait(isWaiting: boolean, patience = usual): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting, patience]);
  return isLong;
}
