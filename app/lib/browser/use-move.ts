import { onMove } from './moves.ts';
import { useStore } from './use-store.ts';

/** The last way to another entry of the history: one is another, also between the same two. */
export type Move = { readonly isPush: boolean };

let last: Move = { isPush: false };
// Before those who ask are told.
if (typeof window !== 'undefined') onMove((event) => (last = { isPush: isPush(event) }));

// `stepTo` says whether it replaced the entry; Back and Forward make none.
function isPush(event: Event): boolean {
  return event instanceof CustomEvent && event.detail === false;
}

/** How this entry was reached, since the page was loaded. */
export const useMove = (): Move => useStore({ get: () => last, follow: onMove }, last);
