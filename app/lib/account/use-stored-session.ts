import { useStore } from '#app/lib/browser/use-store.ts';
import { storedSession } from './session.ts';

/**
 * Whether a session lies in the browser's storage. One that lies there while nobody counts as signed in could not be
 * renewed: the server does not answer now, and auth-js asks again by itself. False on the server.
 */
export const useStoredSession = (): boolean => useStore({ get: isStored, follow: onStorage }, false);

const isStored = (): boolean => Boolean(storedSession());

// Another tab's word that it signed out can be here before what it removed is gone from the storage.
function onStorage(look: () => void): () => void {
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
