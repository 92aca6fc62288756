import { askFunction } from '#app/lib/account/ask-function.ts';
import type { EntryChange, EntryNow, ListNow } from '#contract/page-lists.ts';

const read = <Value>(call: string) => askFunction<Value>(`lists/${call}`, { method: 'GET' });

export const readList = (key: string) => read<ListNow>(`list?key=${encodeURIComponent(key)}`);

export const readEntry = (key: string, id: string) => read<EntryNow>(`entry?key=${encodeURIComponent(key)}&id=${id}`);

export const publishEntry = (change: EntryChange) => askFunction<EntryNow>('lists/entry', { body: change });
