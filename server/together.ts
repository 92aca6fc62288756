/**
 * Does work for many at once: what is asked for while it is at work waits for the next time, which does it together.
 * Each waits until its own is done, and fails with it.
 */
export function together<Item>(work: (items: readonly Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly items: Item[]; readonly done: Promise<unknown> } | undefined;
  return async (item) => {
    next ??= begin();
    next.items.push(item);
    await next.done;
  };

  function begin(): NonNullable<typeof next> {
    const items: Item[] = [];
    const start = (): Promise<unknown> => {
      next = undefined;
      return work(items);
    };
    const done = last.then(start, start);
    last = done;
    return { items, done };
  }
}
