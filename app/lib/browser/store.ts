/** A value that many show: islands, and what is no part of React. `useStore` (use-store.ts) shows it. */
export function store<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Tells each time when it is set. Out: the way to stop it. */
    follow(listener: () => void): () => unknown {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Store<Value> = Pick<ReturnType<typeof store<Value>>, 'get' | 'follow'>;
