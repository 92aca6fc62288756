import type { EntryRow } from '#contract/page-lists.ts';

/** That an entry was put behind another, or is there. */
export type Placing = Pick<EntryRow, 'entry' | 'after' | 'before'>;

/**
 * The order of a list: that of the built-in entries, upon which what the team has moved is done again, one after the
 * other. So an update that brings an entry changes the places of no other.
 */
export function orderOf(builtIn: readonly string[], placings: readonly Placing[]): string[] {
  // A ring of names, each knowing its neighbours: a placing costs the same in a list of any length.
  const next = new Map([['', '']]);
  const last = new Map([['', '']]);
  const isThere = (entry: string) => next.has(entry);
  const join = (one: string, other: string) => {
    next.set(one, other);
    last.set(other, one);
  };
  const putAfter = (entry: string, anchor: string) => {
    const behind = next.get(anchor) ?? '';
    join(anchor, entry);
    join(entry, behind);
  };
  for (const entry of builtIn) putAfter(entry, last.get('') ?? '');
  for (const { entry, after, before } of placings) {
    if (!isThere(entry)) putAfter(entry, last.get('') ?? '');
    if (after === null || after === entry) continue;
    // Who stood beside it may be gone: then the other one, or its place stays.
    const anchor = isThere(after)
      ? after
      : before !== null && isThere(before) && before !== entry
        ? last.get(before)
        : undefined;
    if (anchor === undefined || anchor === entry) continue;
    join(last.get(entry) ?? '', next.get(entry) ?? '');
    putAfter(entry, anchor);
  }
  const order: string[] = [];
  for (let entry = next.get('') ?? ''; entry !== ''; entry = next.get(entry) ?? '') order.push(entry);
  return order;
}
