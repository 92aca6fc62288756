import { untoldDrafts } from '#app/lib/forms/untold-drafts.ts';
import type { Revision } from '#app/lib/forms/use-revision.ts';
import { isAdded, type ListNow } from '#contract/page-lists.ts';
import type { Typed } from './typed-values.ts';

const form = '@page-entry';

/** The drafts of a list in this tab, by the ids of its entries. */
export const entriesInTab = (key: string) => untoldDrafts<Revision<Typed>>(form, `${key} `);

/** The new entry of a list that somebody has begun: what this tab keeps goes before what the server has. */
export function begunEntry(key: string, { entries, begun }: ListNow): string | undefined {
  const inTab = new Map(entriesInTab(key).all());
  const isNew = (id: string) => isAdded(id) && entries.every((entry) => entry.id !== id);
  const begunHere = [...inTab.keys()].find((id) => isNew(id) && inTab.get(id)?.draft);
  const isDeleted = (id: string) => inTab.has(id) && !inTab.get(id)?.draft;
  return begunHere ?? begun.find(({ id }) => !isDeleted(id))?.id;
}
