import { useSyncExternalStore } from 'react';
import { isPush, onMove } from './moves.ts';

/** The last way to another entry of the history: one is another, also between the same two. */
export type Move = { readonly isPush: boolean };

let last: Move = { isPush: false };
// Before those who ask are told.
if (typeof window !== 'undefined') onMove((event) => (last = { isPush: isPush(event) }));

const lastMove = (): Move => last;

/** How this entry was reached, since the page was loaded. */
export const useMove = (): Move => useSyncExternalStore(onMove, lastMove, lastMove);
