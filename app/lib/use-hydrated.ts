import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is prerendered and in its first render over that HTML, true from then on and on
 * every page that is opened without a page load. What only the browser knows (the query, an address
 * that many pages share) may be shown once this is true: until then both renders must be equal.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
