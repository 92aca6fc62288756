import { askFunction } from '#app/lib/account/ask-function.ts';
import { saysSame } from '#app/lib/forms/check-entry.ts';
import { draftOwner } from '#app/lib/forms/drafts.ts';
import { draftsTold } from '#app/lib/forms/use-kept-draft.ts';
import type { EntryChange, EntryDraftChange, EntryNow, ListNow } from '#contract/page-lists.ts';
import { deletedInTab, keepInTab } from './entry-drafts.ts';
import { publishOnce } from './publish-once.ts';

const read = <Value>(call: string) => askFunction<Value>(`lists/${call}`, { method: 'GET' });

/** A list. What was deleted while the server was away is no draft: it is told first. */
export async function readList(key: string) {
  await draftsTold();
  for (const id of deletedInTab(key)) {
    const answer = await keepDraftThere({ key, id, draft: null }, draftOwner.id);
    if (answer.ok) keepInTab(key, id, undefined);
  }
  return read<ListNow>(`list?key=${encodeURIComponent(key)}`);
}

export async function readEntry(key: string, id: string) {
  await draftsTold();
  return lookAt(key, id);
}

const lookAt = (key: string, id: string) => read<EntryNow>(`entry?key=${encodeURIComponent(key)}&id=${id}`);

export const publishEntry = (change: EntryChange) =>
  publishOnce({
    publish: () => askFunction<EntryNow>('lists/entry', { body: change }),
    look: () => lookAt(change.key, change.id),
    isIt: (now) => saysChange(now, change),
  });

function saysChange({ versions: [newest, before], state, values }: EntryNow, change: EntryChange): boolean {
  return (
    newest?.what === change.what &&
    (before?.version ?? null) === change.beganWith &&
    (change.state ?? state) === state &&
    Object.entries(change.values ?? {}).every(([path, said]) => saysSame(said, values[path]))
  );
}

export const keepDraftThere = (change: EntryDraftChange, as: string) =>
  askFunction('lists/draft', { body: change, as });
