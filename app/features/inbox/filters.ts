import { pathTo } from '#app/paths.ts';
import { boxes, deliveries, messageStates, startKinds, type Box, type MessageQuery } from '#contract/inbox.ts';
import { reasons } from '#contract/reasons.ts';

/** What the list is narrowed to, as it stands in the address. `me` is whoever opens it, also who follows a shared link. */
export type Filters = Omit<MessageQuery, 'box' | 'before'> & { readonly box: Box };

/** As long as a search can be. */
export const longestSearch = 200;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Reads the filters of an address. What is not one of ours is left out, as if it were not there. */
export function readFilters(query: URLSearchParams): Filters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === query.get(name));
  const only = oneOf('only', startKinds);
  const state = oneOf('state', messageStates);
  const reason = oneOf('reason', [...Object.keys(reasons), 'other']);
  const delivery = oneOf('delivery', deliveries);
  const caretaker = query.get('caretaker') ?? '';
  const q = (query.get('q') ?? '').trim().slice(0, longestSearch);
  return {
    box: oneOf('box', boxes) ?? 'inbox',
    ...(only && { only }),
    ...(state && { state }),
    ...(reason && { reason }),
    ...(delivery && { delivery }),
    ...((['me', 'nobody'].includes(caretaker) || uuid.test(caretaker)) && { caretaker }),
    ...(q && { q }),
  };
}

/** Whether anything beside the box narrows the list. */
export const isNarrowed = (filters: Filters): boolean => keyOf(filters) !== keyOf({ box: filters.box });

/** The same filters give the same key. */
export const keyOf = (filters: Filters): string => pathToInbox(filters);

/** The address of the list, or of a message that was opened from it, in the language-free form that `Link` takes. */
export function pathToInbox({ box, ...more }: Filters, message?: string): string {
  return pathTo('team/inbox', { box: box === 'inbox' ? undefined : box, ...more, message });
}

/** The call that answers with a page of the list. `me` is the id of whoever asks. */
export const listCall = (filters: Filters, me: string, before?: string): string =>
  `inbox/messages?${queryOf(filters, me, before)}`;

/** The call that answers with a part of it for a table. */
export const exportCall = (filters: Filters, me: string, before?: string): string =>
  `inbox/export?${queryOf(filters, me, before)}`;

function queryOf({ caretaker, ...filters }: Filters, me: string, before?: string): URLSearchParams {
  const query: MessageQuery = {
    ...filters,
    ...(caretaker && { caretaker: caretaker === 'me' ? me : caretaker }),
    ...(before !== undefined && { before }),
  };
  return new URLSearchParams(query);
}

/** For a link to another list: the page stays where it is until the list is there, and then leads to its heading. */
export const toList = { state: { toList: true } } as const;

/** For a link to a message: the way back to the list is the browser's own Back. */
export const fromList = { state: { fromList: true }, toTop: true } as const;

/** Whether a place in the history was reached in one of these ways. */
export const cameWith = (state: unknown, mark: 'toList' | 'fromList'): boolean =>
  typeof state === 'object' && state !== null && mark in state;
