const key = 'handed-over';

/**
 * Leaves a state for the entry of the history that begins with the next page of this tab (app/lib/go-to.ts). Never a
 * token: it lies in the storage until that page is there.
 * @param address The whole address of that page.
 */
export function handOver(address: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, state }));
  } catch {
    // Storage is switched off: the page opens as it does for anybody.
  }
}

/** Takes what was left for this page, once. What was meant for another that never came is forgotten. */
export function takeOver(): unknown {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { address?: string; state?: unknown };
    sessionStorage.removeItem(key);
    return left.address === location.href ? left.state : undefined;
  } catch {
    return undefined;
  }
}
