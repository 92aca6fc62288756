import { useSyncExternalStore } from 'react';

/**
 * A choice that is off until the visitor turns it on, and then kept in this browser. Nothing is stored
 * before, and nothing stays when it is turned off again. Without storage it lasts until the page is left.
 */
export function storedChoice(key: string) {
  let withoutStorage = false;
  const listeners = new Set<() => void>();

  function isOn(): boolean {
    try {
      return localStorage.getItem(key) === 'true';
    } catch {
      return withoutStorage;
    }
  }

  function choose(next: boolean): void {
    withoutStorage = next;
    try {
      if (next) localStorage.setItem(key, 'true');
      else localStorage.removeItem(key);
    } catch {
      // Storage is switched off or full: the page still does what was chosen.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab chose.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  /** The choice, in step with all places that show it. */
  const useChoice = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

  return { isOn, choose, useChoice };
}
