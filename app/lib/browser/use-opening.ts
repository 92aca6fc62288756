import { useRef, useState } from 'react';

/**
 * Opens and closes a dialog. `opening` is undefined while it is closed, and else the dialog's `key`: each opening is one
 * of its own, because the opener has the focus again, and may be pressed, before the news that the dialog was closed
 * has come.
 */
export function useOpening() {
  const openings = useRef(0);
  const [opening, setOpening] = useState<number>();
  return {
    opening,
    open: (): void => {
      openings.current += 1;
      setOpening(openings.current);
    },
    /** Closes what was open when this was given: not what was opened since. */
    close: (): void => setOpening((now) => (now === opening ? undefined : now)),
  };
}
