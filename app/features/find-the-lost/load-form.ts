import { useSyncExternalStore } from 'react';

/** Why the form does not work yet. `count` tells apart one failure after a press from the next. */
type FormFailure = { readonly because: 'failed' | 'offline'; readonly count: number };

let failure: FormFailure | undefined;
let pressed = 0;
let tryAgain = (): void => {};
const listeners = new Set<() => void>();

function set(next: FormFailure | undefined): void {
  failure = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Kept outside of React's tree: a change of what surrounds a prerendered form that is not taken over yet
 * would make React throw it away, with all that stands in it.
 */
export const useFormFailure = (): FormFailure | undefined =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => undefined,
  );

/** The form as it came with the page, with or without its scripts. */
export const formInPage = (): HTMLElement | null => document.getElementById('found-report');

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when someone is about to use the form, or at once where the page came without it, by a link. */
export function whenWanted(): Promise<void> {
  const form = formInPage();
  if (!form) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: '200px' });
    const begin = () => {
      watcher.disconnect();
      for (const touch of touches) removeEventListener(touch, begin, true);
      resolve();
    };
    watcher.observe(form);
    // Wherever it is: the page must be whole before it can change.
    for (const touch of touches) addEventListener(touch, begin, true);
    addEventListener('click', notePress, true);
  });
}

/**
 * React lets no click through to a part of the page that it has not taken over yet, so the boot script
 * does not hear of it. This does, and lib/use-early-press.ts makes up for it.
 */
function notePress({ target }: Event): void {
  const early = target instanceof Element && target.closest('[data-early]');
  if (!early) return;
  document.documentElement.dataset['pressed'] = early.id;
  if (formInPage()?.contains(early)) tryAgain();
}

/** Once React has the form, or it has gone, presses are ordinary ones. */
export const stopNoting = (): void => removeEventListener('click', notePress, true);

/** Until it succeeds: the fields stay as they are, with all that stands in them. */
export async function loadForm() {
  for (;;) {
    try {
      const { FoundReport } = await import('./found-report.tsx');
      set(undefined);
      return FoundReport;
    } catch {
      forgetPress();
      set({ because: navigator.onLine ? 'failed' : 'offline', count: pressed });
      await nextTry();
    }
  }
}

/** What was pressed must not happen by itself, much later. */
function forgetPress(): void {
  const { dataset } = document.documentElement;
  const button = document.getElementById(dataset['pressed'] ?? '');
  if (!button || !formInPage()?.contains(button)) return;
  delete dataset['pressed'];
  pressed += 1;
}

/** The next press of a button of the form, or a new connection. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    tryAgain = () => {
      removeEventListener('online', tryAgain);
      tryAgain = () => {};
      resolve();
    };
    addEventListener('online', tryAgain);
  });
}
