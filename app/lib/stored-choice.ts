import { isChosen, notKept } from './is-chosen.ts';

/**
 * A choice that is off until the visitor turns it on, and then kept in this browser. Nothing is stored
 * before, and nothing stays when it is turned off again. Without storage it lasts until the page is left.
 */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>();

  function choose(next: boolean): void {
    notKept.delete(key);
    try {
      if (next) localStorage.setItem(key, 'true');
      else localStorage.removeItem(key);
    } catch {
      notKept.set(key, next);
    }
    for (const listener of listeners) listener();
  }

  /** Tells when it changes, here or in another tab (app/lib/use-stored-choice.ts). The answer ends that. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return { isOn: () => isChosen(key), choose, subscribe };
}

export type StoredChoice = ReturnType<typeof storedChoice>;
