/**
 * What was chosen, where the browser would not keep it: storage is switched off, or full. One for all scripts of a page:
 * the loader is a bundle of its own.
 */
const notKept = ((globalThis as { notKept?: Map<string, boolean> }).notKept ??= new Map());

/**
 * A choice that is off until the visitor turns it on, and then kept in this browser. Nothing is stored
 * before, and nothing stays when it is turned off again. Without storage it lasts until the page is left.
 */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>();

  function isOn(): boolean {
    const here = notKept.get(key);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(key) === 'true';
    } catch {
      return false;
    }
  }

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

  return { isOn, choose, subscribe };
}

export type StoredChoice = ReturnType<typeof storedChoice>;
