import type { Words } from '#app/i18n/locale.ts';
import { fill } from '#app/lib/fill.ts';
import { listWords as words, onlyWords } from '#content/inbox-list.ts';
import { deliveryWords, inboxWords, stateWords } from '#content/inbox-words.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Filters } from './filters.ts';
import { reasonName } from './reason-name.ts';

/** What a list is narrowed to, in words: `waits for an answer, reason: Borrow a book`. Empty when nothing narrows it. */
export function describeFilters(filters: Filters, team: readonly TeamMember[], t: Words): string {
  const { only, state, reason, delivery, caretaker, q } = filters;
  return [
    only && t.of(onlyWords[only]),
    state && fill(t.of(words.withState), { state: t.of(stateWords[state]) }),
    reason && fill(t.of(words.withReason), { reason: nameOfReason(reason, t) }),
    delivery && t.of(deliveryWords[delivery]),
    caretaker && fill(t.of(words.withCaretaker), { name: nameOfCaretaker(caretaker, team, t) }),
    q && fill(t.of(words.withWords), { words: q }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The reason of a filter: an id of ours, or `other`. */
export const nameOfReason = (reason: string, t: Words): string =>
  reason === 'other' ? t.of(inboxWords.otherReason) : reasonName({ reasonId: reason, reasonLabel: reason }, t);

/** Whom a filter means: `me`, `nobody`, or somebody by their id. */
export function nameOfCaretaker(caretaker: string, team: readonly TeamMember[], t: Words): string {
  if (caretaker === 'me') return t.of(inboxWords.me);
  if (caretaker === 'nobody') return t.of(inboxWords.nobody);
  return team.find(({ id }) => id === caretaker)?.name ?? t.of(inboxWords.somebodyGone);
}

/** What kind of messages a box holds. */
export const titleOfBox = ({ box }: Filters, t: Words): string => t.of(box === 'inbox' ? words.messages : words[box]);
