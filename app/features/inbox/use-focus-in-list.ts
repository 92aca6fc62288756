import { useEffect, useEffectEvent, useRef } from 'react';
import { onMove } from '#app/lib/browser/moves.ts';
import { isInField } from '#app/lib/browser/take-focus.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import { useEntryState } from '#app/lib/forms/entry-state.ts';
import { cameWith } from './filters.ts';
import { entryId } from './message-entry.tsx';
import type { ListFailure, LoadedMessages } from './use-messages.ts';

type Props = {
  messageId: string | undefined;
  shown: LoadedMessages | undefined;
  failure: ListFailure | undefined;
  /** Whether the list stands in the page. */
  isDrawn: boolean;
};

/**
 * Leads whoever cannot see what changed: to the heading of another list once it is there, and after a message back to
 * its entry. `wantHeading` asks for the heading after the next look, `wantEntry` for a message that is added.
 */
export function useFocusInList({ messageId, shown, failure, isDrawn }: Props) {
  const state = useEntryState();
  const move = useMove();
  const heading = useRef<HTMLHeadingElement>(null);
  // Where somebody was when they asked for it.
  const wantedFrom = useRef<Place>(undefined);
  const handled = useRef<Move>(undefined);
  // The message to whose entry the focus goes next: the one that was opened, or the first of those that were added.
  const entry = useRef(messageId);

  const leadOn = useEffectEvent(() => {
    if (messageId !== undefined) {
      entry.current = messageId;
      return;
    }
    if (!isDrawn) return;
    if (entry.current !== undefined) {
      const link = document.getElementById(entryId(entry.current));
      entry.current = undefined;
      if (isInField()) return;
      (link ?? heading.current)?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const isAsked = move.isPush && cameWith(state, 'toList') && handled.current !== move;
    const from = isAsked ? move.from : wantedFrom.current;
    if (!from) return;
    handled.current = move;
    wantedFrom.current = undefined;
    // Whoever types on, or chooses something else, while the list is on its way stays there.
    if (!isInField() || isSame(from, whereNow())) leadTo(heading.current);
  });
  useEffect(() => leadOn(), [messageId, shown, failure, isDrawn]);

  return {
    heading,
    wantHeading: (): void => void (wantedFrom.current = whereNow()),
    wantEntry: (id: string): void => void (entry.current = id),
  };
}

/** Brings a heading up only where what follows it would not be seen. */
function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const top = heading?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) heading?.scrollIntoView();
}

/** What has the focus, and what stands in it where it is a field. */
type Place = { readonly element: Element | null; readonly text: string | undefined };

const whereNow = (): Place => {
  const { activeElement: element } = document;
  // A search is looked for, and stands in its field then, without the spaces around it.
  return { element, text: (element as Partial<HTMLInputElement> | null)?.value?.trim() };
};

const isSame = (one: Place, other: Place): boolean => one.element === other.element && one.text === other.text;

/** The last way to another entry of the history, and from where: one is another, also between the same two. */
type Move = { readonly isPush: boolean; readonly from: Place };

let last: Move = { isPush: false, from: { element: null, text: undefined } };
// Before those who ask are told.
if (typeof window !== 'undefined') onMove((event) => (last = { isPush: isPush(event), from: whereNow() }));

// `stepTo` says whether it replaced the entry; Back and Forward make none.
function isPush(event: Event): boolean {
  return event instanceof CustomEvent && event.detail === false;
}

/** How this entry was reached, since the page was loaded. */
const useMove = (): Move => useStore({ get: () => last, follow: onMove }, last);
