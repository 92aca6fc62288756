import { handOver, takeOver } from './handed-over.ts';

/** The last way to another entry of the history: one is another, also between the same two. */
export type Move = { readonly isPush: boolean };

const moved = 'moved-here';
let last: Move = { isPush: false };
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (last = { isPush: false }));
  const state = takeOver();
  if (state !== undefined) history.replaceState(state, '');
}

/** How this entry was reached, since the page was loaded. */
export const lastMove = (): Move => last;

/** Tells each time when another entry of this page is shown. Out: stops it. */
export function onMove(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

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
  last = { isPush: !replace };
  dispatchEvent(new Event(moved));
  if (toTop) scrollTo(0, 0);
}
