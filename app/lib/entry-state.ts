// What another page handed over is in the entry then.
import './go-to.ts';
import { onMove } from './moves.ts';
import { useStore } from './use-store.ts';

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown => useStore({ get: () => history.state as unknown, follow: onMove }, null);
