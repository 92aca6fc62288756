import { askFunction } from '#app/lib/account/ask-function.ts';
import { draftOwner } from '#app/lib/forms/draft-memory.ts';
import { draftsTold } from '#app/lib/forms/use-kept-draft.ts';
import type { EntryChange, EntryDraftChange, EntryNow, ListNow } from '#contract/page-lists.ts';
import { entriesInTab } from './entry-drafts.ts';

const read = <Value>(call: string) => askFunction<Value>(`lists/${call}`, { method: 'GET' });

/** A list as the team has it. What was deleted while the server was away is told first. */
export async function readList(key: string) {
  await draftsTold();
  await entriesInTab(key).tellDeleted((id) => keepDraftThere({ key, id, draft: null }, draftOwner.id));
  return read<ListNow>(`list?key=${encodeURIComponent(key)}`);
}

export async function readEntry(key: string, id: string) {
  await draftsTold();
  return read<EntryNow>(`entry?key=${encodeURIComponent(key)}&id=${id}`);
}

export const publishEntry = (change: EntryChange) => askFunction<EntryNow>('lists/entry', { body: change });

export const keepDraftThere = (change: EntryDraftChange, as: string) =>
  askFunction('lists/draft', { body: change, as });
