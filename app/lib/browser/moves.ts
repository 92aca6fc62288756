const moved = 'moved-here';

/** Tells each time when another entry of this page is shown: by Back or Forward, or by a step of ours. Out: stops it. */
export function onMove(listener: (event: Event) => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

export type Step = {
  /** Kept in the entry: a reload and Back find it again. */
  readonly state?: unknown;
  /** Takes the place of the entry that is shown: Back does not come here again. */
  readonly replace?: boolean | undefined;
};

/** Shows another address of this page as an entry of its own. `go-to.ts` also leads to other pages. */
export function stepTo(address: string, { state = null, replace = false }: Step = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', address);
  dispatchEvent(new CustomEvent(moved, { detail: replace }));
}
