import { useState, type KeyboardEvent } from 'react';

/** A word that is shown on hover and focus only: Escape hides it until the next time (WCAG 1.4.13). */
export function useQuietTip() {
  const [isQuiet, setQuiet] = useState(false);
  const listeners = {
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setQuiet(true),
    onBlur: () => setQuiet(false),
    onPointerEnter: () => setQuiet(false),
  };
  return { isQuiet, listeners };
}
