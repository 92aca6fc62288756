import { keep, takeKept } from './kept.ts';

const key = 'handed-over';

/**
 * Leaves a state for the entry of the history that begins with the next page of this tab (app/lib/browser/go-to.ts). Never a
 * token: it lies in the storage until that page is there.
 * @param address The whole address of that page.
 */
export function handOver(address: string, state: unknown): void {
  // Where storage is switched off the page opens as it does for anybody.
  keep(key, { address, state }, 'sessionStorage');
}

/** Takes what was left for this page, once. What was meant for another that never came is forgotten. */
export function takeOver(): unknown {
  const left = takeKept(key) as { address?: string; state?: unknown } | null | undefined;
  return left?.address === location.href ? left.state : undefined;
}
