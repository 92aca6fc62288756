import { useSyncExternalStore } from 'react';
// What another page handed over is in the entry then.
import './go-to.ts';
import { onMove } from './moves.ts';

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown =>
  useSyncExternalStore(
    onMove,
    () => history.state as unknown,
    () => null,
  );
