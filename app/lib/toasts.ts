import { useSyncExternalStore } from 'react';

/**
 * A line that passes by, for what has no place of its own in the page: something was copied, Bold is on, somebody is
 * signed in or out, an answer came after its page was left. All else stands where it happened (`ui/outcome.tsx`).
 */
export type Toast = {
  title: string;
  /** Always heard, seen where there is room. */
  text?: string | undefined;
  isFailure?: boolean | undefined;
  /** Where the focus moves to the same words and so they are read anyway. All others are announced. */
  isReadByFocus?: boolean | undefined;
};

/** Each showing is another one, also of the same words. */
type Shown = Toast & { readonly number: number };

let shown: Shown | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows one toast. There is one at a time, so it takes the place of the last (APP-08). */
export function showToast(toast: Toast): void {
  count += 1;
  set({ ...toast, number: count });
}

/**
 * For what is answered later. Call it when that begins. Out: tells by a toast what became of it when its page was left
 * meanwhile; on the page it stands where it belongs.
 */
export function newsForLeavers(): (toast: Toast) => void {
  const page = location.pathname;
  return (toast) => {
    if (location.pathname !== page) showToast(toast);
  };
}

/** Takes the toast away. */
export const dismissToast = (): void => set(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is shown now, if there is one. */
export const useShownToast = (): Shown | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
