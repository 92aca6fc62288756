import { usePlace } from '#app/i18n/place.ts';
import { onMove } from './moves.ts';
import { useStore } from './use-store.ts';

/**
 * Steps, filters, tabs and the open message of the inbox are entries of the browser's history, so that Back goes one
 * step back. Islands read the query by this hook, scripts without React from `location`; `moves.ts` and `go-to.ts` write.
 */

/** The query of the address, as it is now. While React takes over the page: as the server knew it. */
export function useSearch(): string {
  const drawn = usePlace();
  return useStore({ get: () => location.search, follow: onMove }, drawn.search);
}
