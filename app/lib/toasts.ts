import { useSyncExternalStore } from 'react';

/**
 * A message that passes by in a corner. Whoever shows one also lets the same words stand in the page
 * (CALM-04): a toast is gone after five seconds.
 */
export type Toast = {
  title: string;
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
