import { useLayoutEffect } from 'react';

let isHeld = false;
const title = (): HTMLElement | null => document.querySelector('main h1');

/** Hands the focus of a heading on to the heading that replaces it: after a change of page it stands there. */
export function useTitleFocus(): void {
  useLayoutEffect(() => {
    if (isHeld) title()?.focus({ preventScroll: true });
    isHeld = false;
    return () => {
      isHeld = document.activeElement !== null && document.activeElement === title();
    };
  }, []);
}
