import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** What a store holds now; `drawn` on the server and while React takes over the page. */
export const useStore = <Value>({ get, follow }: Store<Value>, drawn: Value): Value =>
  useSyncExternalStore(follow, get, () => drawn);
