import { useState } from 'react';

/**
 * The choice of tabs that keep it in memory: the first, or the one whose link was pressed before React
 * arrived. `isReady` is false while the page is the same for everybody (`useHydrated`).
 */
export function useChosenTab(ids: readonly [string, ...string[]], isReady: boolean) {
  const [id, choose] = useState<string>();
  const linked = () => ids.find((id) => location.hash === `#panel-${id}`);
  return { chosen: isReady ? (id ?? linked() ?? ids[0]) : undefined, onChoose: choose };
}
