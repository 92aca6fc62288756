import { askFunction, type FunctionAnswer } from '#app/lib/backend/ask-function.ts';
import type { EntryChange, EntryNow, ListNow } from '#contract/page-lists.ts';

// Our own server answers, in the shapes of contract/page-lists.ts.
const read = async <Value>(call: string) =>
  (await askFunction(`lists/${call}`, { method: 'GET' })) as FunctionAnswer<Value>;

export const readList = (key: string) => read<ListNow>(`list?key=${encodeURIComponent(key)}`);

export const readEntry = (key: string, id: string) => read<EntryNow>(`entry?key=${encodeURIComponent(key)}&id=${id}`);

export const publishEntry = async (change: EntryChange) =>
  (await askFunction('lists/entry', { body: change })) as FunctionAnswer<EntryNow>;
