import { useSyncExternalStore } from 'react';

const events = ['blur', 'focus', 'visibilitychange'] as const;

function subscribe(listener: () => void): () => void {
  // Capturing, because `visibilitychange` happens on the document.
  for (const event of events) addEventListener(event, listener, true);
  return () => events.forEach((event) => removeEventListener(event, listener, true));
}

/**
 * Whether the visitor looks at another tab or window. Radix stops the clock of a toast that is left, but
 * not of one that appears while nobody looks: the answer to a message that was slow.
 */
export const useIsAway = (): boolean => useSyncExternalStore(subscribe, () => document.hidden || !document.hasFocus());
