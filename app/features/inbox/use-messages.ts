import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountAnswer, AccountFailure } from '#app/lib/account.ts';
import type { Box, ListedMessage, MessagePage } from '#contract/inbox.ts';
import { keyOf, listCall, type Filters } from './filters.ts';
import { useAnswer } from './use-answer.ts';

/** What a message has become while it was open; its box says when it does not lie where the list looked. */
export type ChangedMessage = Omit<ListedMessage, 'excerpt'> & { readonly box?: Box };

export type Entries = readonly (ListedMessage & Pick<ChangedMessage, 'box'>)[];

/** What the list shows. The filters are those it was asked for with, which may be others than those asked for now. */
export type Shown = {
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
export type ListFailure = { readonly of: 'list' | 'more'; readonly why: AccountFailure };

/** The messages that fit the filters, page after page. What is shown stays while something else is fetched or fails. */
export function useMessages({ filters, me, isSeen }: Props) {
  const ask = useAnswer<MessagePage>();
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<ListFailure>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<string>(undefined);

  /** Out: undefined when something else was asked for meanwhile. */
  async function fetchPage(before?: string): Promise<AccountAnswer<MessagePage> | undefined> {
    asked.current = keyOf(filters);
    setBusy(true);
    const answer = await ask(listCall(filters, me, before));
    if (answer === undefined) return undefined;
    setBusy(false);
    setFailure(answer.ok ? undefined : { of: before === undefined ? 'list' : 'more', why: answer });
    return answer;
  }

  /** Fetches the first page anew. */
  async function look(): Promise<void> {
    const answer = await fetchPage();
    if (answer?.ok) setShown({ ...answer.value, filters, at: new Date().toISOString() });
  }

  /** Adds the following page. `onFirst` hears the id of its first message before it is drawn. */
  async function showMore(onFirst: (id: string) => void): Promise<void> {
    if (isBusy || !shown?.next) return;
    const answer = await fetchPage(shown.next);
    if (!answer?.ok) return;
    const { messages, next } = answer.value;
    // Keys must be unique even if a message moved between the two answers.
    const known = new Set(shown.messages.map(({ id }) => id));
    const added = messages.filter(({ id }) => !known.has(id));
    if (added[0]) onFirst(added[0].id);
    setShown({ ...shown, next, messages: [...shown.messages, ...added] });
  }

  /** Shows what has become of a message, in its place: it may not fit the filters any more, but nothing moves. */
  function put(changed: ChangedMessage): void {
    setShown(
      (shown) =>
        shown && {
          ...shown,
          messages: shown.messages.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
        },
    );
  }

  const key = keyOf(filters);
  const lookIfNew = useEffectEvent(() => {
    if (isSeen && asked.current !== key) void look();
  });
  useEffect(() => lookIfNew(), [key, isSeen]);

  return { shown, failure, isBusy, look, showMore, put };
}
