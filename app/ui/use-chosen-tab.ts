import { useState } from 'react';

/**
 * The choice of tabs that keep it beside the address, in the browser's own entry for this page: Back from
 * another website shows the same tab. Until somebody chooses, it is the one whose link was pressed before
 * React arrived, or the first. `isReady` is false while the page is the same for everybody (`useHydrated`).
 */
export function useChosenTab(ids: readonly [string, ...string[]], isReady: boolean) {
  const [chosen, setChosen] = useState<string>();
  const key = `tab:${ids.join()}`;

  function found(): string {
    const kept: unknown = (history.state as Record<string, unknown> | null)?.[key];
    return ids.find((id) => id === kept) ?? ids.find((id) => location.hash === `#panel-${id}`) ?? ids[0];
  }

  function choose(id: string): void {
    setChosen(id);
    history.replaceState({ ...(history.state as object | null), [key]: id }, '');
  }

  return { chosen: isReady ? (chosen ?? found()) : undefined, onChoose: choose };
}
