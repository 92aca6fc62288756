import { useStore } from './use-store.ts';

const here = { get: () => true, follow: () => () => undefined };

/**
 * False on the server and while React takes over an island, true from then on. What only the browser knows may be
 * shown once this is true: until then both renders must be equal.
 */
export const useHydrated = (): boolean => useStore(here, false);
