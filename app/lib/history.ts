import { useSyncExternalStore } from 'react';
import { usePlace } from '#app/i18n/place.ts';
import { lastMove, onMove, type Move } from './go-to.ts';

/**
 * Steps, filters, tabs and the open message of the inbox are entries of the browser's history, so that Back goes one
 * step back. This is the one way to read them; `go-to.ts` writes them.
 */

/** The query of the address, as it is now. While React takes over the page: as the server knew it. */
export function useSearch(): string {
  const drawn = usePlace();
  return useSyncExternalStore(
    onMove,
    () => location.search,
    () => drawn.search,
  );
}

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown =>
  useSyncExternalStore(
    onMove,
    () => history.state as unknown,
    () => null,
  );

/** How this entry was reached, since the page was loaded. */
export const useMove = (): Move => useSyncExternalStore(onMove, lastMove, lastMove);
