import { events, type CommunityEvent } from '#content/resources/event.ts';
import { eventsKey } from '#contract/events.ts';
import { bareId } from '#contract/page-lists.ts';
import type { Changes } from '#contract/site-data.ts';
import { isOver, nextTime } from './event-days.ts';

/** What the team has published of events. */
export const eventsIn = (changes: Changes | undefined): readonly CommunityEvent[] =>
  (changes?.get(eventsKey) ?? events) as readonly CommunityEvent[];

/** The end of an event's address: short enough to be typed from a sheet of paper. */
export const placeOf = ({ id }: Pick<CommunityEvent, 'id'>): string => bareId(id).slice(0, shortest);
/** Of a random id: among a hundred events two with the same eight signs come once in a million. */
const shortest = 8;

export const eventAt = (all: readonly CommunityEvent[], place: string | undefined): CommunityEvent | undefined =>
  all.find((event) => placeOf(event) === place);

/** Whether it will take place, as far as anybody knows. */
export const isPlanned = (event: CommunityEvent, today: string): boolean => !isOver(event, today) && !event.state;

/** What may be unsaid, in the order of its page and in groups that are read in one go. */
const canBeUnsaid = [
  ['cost', 'languages', 'howMany'],
  ['way', 'steps'],
  ['arrival', 'noise', 'light', 'smells', 'breaks', 'leaving'],
  ['quietRoom', 'bring', 'ask'],
] as const;

/** What nobody has said yet of an event that is planned. */
export const unsaidOf = (event: CommunityEvent, today: string) =>
  isPlanned(event, today)
    ? canBeUnsaid.map((names) => names.filter((name) => event[name] === undefined)).filter(({ length }) => length > 0)
    : [];

/** Those that are not over, the nearest first. Without a day none is over. */
export const comingOf = (all: readonly CommunityEvent[], today = ''): readonly CommunityEvent[] =>
  all
    .filter((event) => !isOver(event, today))
    .map((event) => ({ event, begins: nextTime(event, today).begins }))
    .toSorted((one, other) => (one.begins < other.begins ? -1 : one.begins > other.begins ? 1 : 0))
    .map(({ event }) => event);
