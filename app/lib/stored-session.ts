import { useSyncExternalStore } from 'react';
import { sessionKey } from './auth.tsx';

/**
 * Whether a session lies in the browser's storage. One that lies there while nobody counts as signed in could not be
 * renewed: the server does not answer now, and auth-js asks again by itself. False while a page is prerendered.
 */
export const useStoredSession = (): boolean => useSyncExternalStore(onStorage, isStored, () => false);

function isStored(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

// Another tab's word that it signed out can be here before what it removed is gone from the storage.
function onStorage(look: () => void): () => void {
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
