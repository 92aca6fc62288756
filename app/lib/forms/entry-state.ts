// What another page handed over is in the entry then.
import '#app/lib/browser/go-to.ts';
import { onMove } from '#app/lib/browser/moves.ts';
import { useStore } from '#app/lib/browser/use-store.ts';

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown => useStore({ get: () => history.state as unknown, follow: onMove }, null);
