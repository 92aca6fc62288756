import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageNow, MessagePage } from '#contract/inbox.ts';
import { keyOf, listCall, type Filters } from './filters.ts';
import { followInbox } from './follow-inbox.ts';
import type { RowChange } from './inbox-channel.ts';
import { readInbox } from './read-inbox.ts';
import type { useMessages } from './use-messages.ts';
import { withoutMoving } from './without-moving.ts';

type Props = {
  list: Pick<ReturnType<typeof useMessages>, 'shown' | 'put'>;
  me: string;
  /** The message that is open. It is read again by whoever shows it. */
  messageId: string | undefined;
  isWanted: boolean;
};

/**
 * Keeps what the inbox shows true while others write and work. `count` says how many messages have come that the list
 * would show: they are shown when somebody asks for them. What becomes of those that are shown stands in their entries,
 * in their places. `changes` is another number whenever the open message may have changed.
 */
export function useNews({ list: { shown, put }, me, messageId, isWanted }: Props) {
  // Whoever looks at the list anew has seen them.
  const [news, setNews] = useState<{ of: string; count: number }>();
  const [changes, setChanges] = useState(0);
  const asked = useRef(0);

  const take = useEffectEvent((page: MessagePage, filters: Filters) => {
    if (!shown || keyOf(shown.filters) !== keyOf(filters)) return false;
    const known = new Set(shown.messages.map(({ id }) => id));
    const newest = shown.messages[0]?.createdAt ?? '';
    const fresh = page.messages.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest);
    withoutMoving(() => {
      setNews({ of: shown.at, count: fresh.length });
      put(...page.messages.map((message) => ({ ...message, box: filters.box })));
    });
    return true;
  });

  // Nobody asked for it, so nothing is said when it fails.
  const look = useEffectEvent(async (): Promise<boolean> => {
    if (!shown) return true;
    const { filters } = shown;
    asked.current += 1;
    const number = asked.current;
    const answer = await readInbox<MessagePage>(listCall(filters, me));
    // Only the newest answer counts.
    return number !== asked.current || !answer?.ok || take(answer.value, filters);
  });

  const ask = useEffectEvent(async () => {
    const isTrue = await look();
    // Another list came meanwhile.
    if (!isTrue) await look();
  });

  const readEntries = useEffectEvent(async (ids: readonly string[]) => {
    const listed = ids.filter((id) => id !== messageId && shown?.messages.some((message) => message.id === id));
    if (listed.length === 0) return;
    const answer = await readInbox<readonly MessageNow[]>(`inbox/entries?ids=${listed.slice(0, 100).join(',')}`);
    if (answer?.ok) withoutMoving(() => put(...answer.value));
  });

  const joined = useEffectEvent(() => {
    setChanges((before) => before + 1);
    void ask();
  });

  const hear = useEffectEvent((heard: readonly RowChange[]) => {
    const ids = [...new Set(heard.map(({ id }) => id))];
    if (messageId !== undefined && ids.includes(messageId)) setChanges((before) => before + 1);
    if (heard.some(({ type }) => type === 'INSERT')) void ask();
    void readEntries(ids);
  });

  useEffect(
    () => (isWanted ? followInbox({ onJoined: () => joined(), onChanges: (heard) => hear(heard) }) : undefined),
    [isWanted],
  );

  return { count: news !== undefined && news.of === shown?.at ? news.count : 0, changes };
}
