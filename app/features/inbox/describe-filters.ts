import { listWords as words, onlyWords } from '#content/inbox/list.ts';
import { deliveryWords, inboxWords, stateWords } from '#content/inbox/words.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';
import type { Filters } from './filters.ts';
import { reasonName } from './names.ts';

/** What a list is narrowed to, in words: `waits for an answer, reason: Borrow a book`. Empty when nothing narrows it. */
export function describeFilters(filters: Filters, team: readonly TeamMember[], t: Words): string {
  const { only, state, reason, delivery, caretaker, q } = filters;
  return [
    only && t(onlyWords[only]),
    state && t(words.withState, { state: t(stateWords[state]) }),
    reason && t(words.withReason, { reason: nameOfReason(reason, t) }),
    delivery && t(deliveryWords[delivery]),
    caretaker && t(words.withCaretaker, { name: nameOfCaretaker(caretaker, team, t) }),
    q && t(words.withWords, { words: q }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The reason of a filter: an id of ours, or `other`. */
export const nameOfReason = (reason: string, t: Words): string =>
  reason === 'other' ? t(inboxWords.otherReason) : reasonName({ reasonId: reason, reasonLabel: reason }, t);

/** Whom a filter means: `me`, `nobody`, or somebody by their id. */
export function nameOfCaretaker(caretaker: string, team: readonly TeamMember[], t: Words): string {
  if (caretaker === 'me') return t(inboxWords.me);
  if (caretaker === 'nobody') return t(inboxWords.nobody);
  return team.find(({ id }) => id === caretaker)?.name ?? t(inboxWords.somebodyGone);
}

/** What kind of messages a box holds. */
export const titleOfBox = ({ box }: Filters, t: Words): string => t(box === 'inbox' ? words.messages : words[box]);
