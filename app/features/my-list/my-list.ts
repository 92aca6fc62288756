import { findKept, keep } from '#app/lib/browser/kept.ts';

/**
 * What somebody keeps for later, on this device alone: addresses without the language, `resources/sleep`, or one card of
 * a page, `resources/books#neurotribes`. So the list speaks the language of whoever looks at it.
 */
const myListKey = 'myList';

/** More are a mistake, or somebody's joke in a link. */
const most = 200;

/** What is kept here, in the order in which it was. */
export function myList(): string[] {
  const kept = findKept(myListKey);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
}

/** Keeps a list in place of the one before; of an empty one nothing stays. Out: whether the browser keeps it. */
export const keepList = (ids: readonly string[]): boolean => keep(myListKey, ids.length > 0 ? ids : undefined);
