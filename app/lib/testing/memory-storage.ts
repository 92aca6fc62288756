/** A storage as browsers have one: what lies in it has names of its own. It refuses a value of more than `room` characters. */
export function memoryStorage(room = Infinity): Storage {
  // Without a prototype: no name is there before it is stored.
  const store = Object.create(null) as Record<string, string>;
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      store[key] = value;
    },
    removeItem: (key: string) => void delete store[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value });
  return store as unknown as Storage;
}
