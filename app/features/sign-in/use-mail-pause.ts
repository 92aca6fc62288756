import { useEffect, useRef } from 'react';

/** In milliseconds: what a mail that just left is given before another may be asked for. */
const pause = 60_000;
const now = (): number => Date.now();

/** Remembers when the last mail left. No clock runs on the screen: a press that comes too soon is answered in words. */
export function useMailPause(): { isTooSoon: () => boolean; note: () => void } {
  const leftAt = useRef(0);
  useEffect(() => {
    leftAt.current = now();
  }, []);
  return {
    isTooSoon: () => now() - leftAt.current < pause,
    note: () => {
      leftAt.current = now();
    },
  };
}
