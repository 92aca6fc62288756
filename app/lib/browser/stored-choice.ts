import { isChosen, notKept, searchKeyOffName } from './is-chosen.ts';
import { keep } from './kept.ts';
import { store } from './store.ts';

/**
 * A choice that is off until the visitor turns it on, and then kept in this browser, in step with all places that show
 * it (app/lib/browser/use-store.ts). Nothing is stored before, and nothing stays when it is turned off again. Without storage it
 * lasts until the page is left.
 */
export function storedChoice(key: string) {
  const shown = store(isChosen(key));

  function choose(next: boolean): void {
    notKept.delete(key);
    if (!keep(key, next || undefined)) notKept.set(key, next);
    shown.set(next);
  }

  /** Tells when it changes, here or in another tab. The answer ends that. */
  function follow(listener: () => void): () => void {
    const unfollow = shown.follow(listener);
    addEventListener('storage', listener);
    return () => {
      unfollow();
      removeEventListener('storage', listener);
    };
  }

  // Another script of the page may have chosen: it has a copy of this file.
  return { get: () => isChosen(key), choose, follow };
}

/** Whether toasts stay until they are closed (WCAG 2.2.1). */
export const keptToasts = storedChoice('keepMessages');

/**
 * Whether "/" opens no search. It can be switched off, because a single key disturbs those who speak to
 * their computer or press keys by accident (WCAG 2.1.4).
 */
export const searchKeyOff = storedChoice(searchKeyOffName);
