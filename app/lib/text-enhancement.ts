import { useSyncExternalStore } from 'react';

// The boot script owns Bold, so that it works before React does: it toggles the class, stores the choice
// and tells it by this event, also when another tab changed it.
function subscribe(listener: () => void): () => void {
  addEventListener('text-enhancement', listener);
  return () => removeEventListener('text-enhancement', listener);
}

/** Whether Bold is on now (APP-01). */
export const isTextEnhanced = (): boolean => document.documentElement.classList.contains('text-enhanced');

/** Whether Bold is on, kept up to date. */
export const useTextEnhancement = (): boolean => useSyncExternalStore(subscribe, isTextEnhanced, () => false);
