import { useSyncExternalStore } from 'react';
import { usePlace } from '#app/i18n/place.ts';
import { handOver, takeOver } from './handed-over.ts';

/**
 * Steps, filters, tabs and the open message of the inbox are entries of the browser's history, so that Back goes one
 * step back. This is the one way to read and to write them.
 */

const moved = 'moved-here';

/** The last way to another entry: one is another, also between the same two. */
export type Move = { readonly isPush: boolean };
let move: Move = { isPush: false };
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (move = { isPush: false }));
  const state = takeOver();
  if (state !== undefined) history.replaceState(state, '');
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

/** The query of the address, as it is now. While React takes over the page: as the server knew it. */
export function useSearch(): string {
  const drawn = usePlace();
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => drawn.search,
  );
}

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => history.state as unknown,
    () => null,
  );

/** How this entry was reached, since the page was loaded. */
export const useMove = (): Move =>
  useSyncExternalStore(
    subscribe,
    () => move,
    () => move,
  );

export type Way = {
  /** Kept in the entry: a reload and Back find it again. */
  readonly state?: unknown;
  /** Takes the place of the entry that is shown: Back does not come here again. */
  readonly replace?: boolean | undefined;
  /** Shows the top of what comes, as a new page does. */
  readonly toTop?: boolean | undefined;
};

/** Goes to an address: on the same page without loading it anew, else as a link does, with `state` handed over. */
export function goTo(address: string, { state = null, replace = false, toTop = false }: Way = {}): void {
  const { origin, pathname, search, hash, href } = new URL(address, location.href);
  if (origin !== location.origin || pathname !== location.pathname) {
    if (state !== null) handOver(href, state);
    return replace ? location.replace(href) : location.assign(href);
  }
  history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search + hash);
  move = { isPush: !replace };
  dispatchEvent(new Event(moved));
  if (toTop) scrollTo(0, 0);
}
