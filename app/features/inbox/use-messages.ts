import { useState } from 'react';
import type { FunctionFailure } from '#app/lib/account/ask-function.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import type { Box, ListedMessage, MessagePage } from '#contract/inbox.ts';
import { keyOf, listCall, type Filters } from './filters.ts';
import { readInbox } from './read-inbox.ts';

/** What a message has become while it was open; its box says when it does not lie where the list looked. */
type ChangedMessage = Omit<ListedMessage, 'excerpt'> & { readonly box?: Box };

export type Entries = readonly (ListedMessage & Pick<ChangedMessage, 'box'>)[];

/** What the list shows. The filters are those it was asked for with, which may be others than those asked for now. */
export type LoadedMessages = {
  readonly messages: Entries;
  readonly next: MessagePage['next'];
  readonly filters: Filters;
  /** When its first page was fetched. */
  readonly at: string;
};

type Props = {
  filters: Filters;
  /** The id of whoever looks. */
  me: string;
  /** Nothing is fetched for a list that nobody sees. */
  isSeen: boolean;
};

/** What could not be fetched: the list, or only what follows below. */
export type ListFailure = { readonly ok: false; readonly of: 'list' | 'more'; readonly why: FunctionFailure };

/** The messages that fit the filters, page after page. What is shown stays while something else is fetched or fails. */
export function useMessages({ filters, me, isSeen }: Props) {
  const key = keyOf(filters);
  // The newest list that somebody saw.
  const [asked, setAsked] = useState({ key, isWanted: isSeen });
  if (isSeen && !(asked.isWanted && asked.key === key)) setAsked({ key, isWanted: true });

  const {
    value: shown,
    failure,
    isLoading,
    load,
    change,
  } = useLoad(() => fetchPage('list', listCall(filters, me), (page) => ({ value: asFirst(page) })), asked);

  const asFirst = (page: MessagePage): LoadedMessages => ({ ...page, filters, at: new Date().toISOString() });

  async function fetchPage<As>(
    of: ListFailure['of'],
    call: ReturnType<typeof listCall>,
    as: (page: MessagePage) => As,
  ) {
    const answer = await readInbox<MessagePage>(call);
    if (answer === undefined) return undefined;
    if (answer.ok) return { ok: true as const, ...as(answer.value) };
    return { ok: false as const, of, why: answer } satisfies ListFailure;
  }

  /** Adds the following page. `onFirst` hears the id of its first message before it is drawn. */
  function showMore(onFirst: (id: string) => void): void {
    if (isLoading || !shown?.next) return;
    // Keys must be unique even if a message moved between the two answers.
    const known = new Set(shown.messages.map(({ id }) => id));
    const add = ({ messages, next }: MessagePage) => {
      const added = messages.filter(({ id }) => !known.has(id));
      if (added[0]) onFirst(added[0].id);
      // What has become of the others meanwhile stays.
      const into = (held: LoadedMessages) => ({ ...held, next, messages: [...held.messages, ...added] });
      return { value: into(shown), into };
    };
    // What is asked for now may be another list, which did not come.
    void load(() => fetchPage('more', listCall(shown.filters, me, shown.next ?? undefined), add));
  }

  /** Fetches the list anew. `onFirst` hears the id of its first message that was not shown, before it is drawn. */
  function showNew(onFirst: (id: string | undefined) => void): void {
    if (isLoading) return;
    const known = new Set(shown?.messages.map(({ id }) => id));
    void load(() =>
      fetchPage('list', listCall(filters, me), (page) => {
        onFirst(page.messages.find(({ id }) => !known.has(id))?.id);
        return { value: asFirst(page) };
      }),
    );
  }

  /** Shows what has become of messages, in their places: they may not fit the filters any more, but nothing moves. */
  function put(...changed: readonly ChangedMessage[]): void {
    const byId = new Map(changed.map((each) => [each.id, each]));
    change(
      (shown) => shown && { ...shown, messages: shown.messages.map((each) => ({ ...each, ...byId.get(each.id) })) },
    );
  }

  return { shown, failure, isBusy: isLoading, look: () => load(), showMore, showNew, put };
}
