import { checkEntry } from '#app/lib/forms/check-entry.ts';
import { isOver } from '#app/lib/published/event-days.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import { eventsKey } from '#contract/events.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import type { EntryRow } from '#contract/page-lists.ts';
import { isStopping } from '#contract/page-texts.ts';

/** All that a calendar says of an event that is not there any more: its name, and when it was to be. */
const fieldsSaid = ['title', 'begins', 'ends', 'repeats', 'until', 'notOn', 'moves'];
const fields = (shapeOfList(eventsKey)?.fields ?? []).filter(({ path }) => fieldsSaid.includes(path));

type LastFacts = Pick<CommunityEvent, 'title' | 'begins' | 'ends' | 'repeats' | 'until' | 'notOn' | 'moves'>;

export type WithdrawnEvent = LastFacts & Pick<CommunityEvent, 'id'>;

/**
 * The events that the team has deleted after everybody could see them, until their time is past: whoever follows the
 * calendar still has them in theirs. Each as it was shown last; what nobody was ever shown is no such event.
 */
export const withdrawnEvents = (rows: readonly EntryRow[], today: string): WithdrawnEvent[] =>
  [...withdrawn(rows, today)].map(([{ entry }, said]) => ({ id: entry, ...said }));

/** The same by the rows of their last showing. */
export const withdrawn = (rows: readonly EntryRow[], today: string): ReadonlyMap<EntryRow, LastFacts> =>
  new Map(
    [...Map.groupBy(rows, ({ entry }) => entry).values()].flatMap((own) => {
      const shown = own.at(-1)?.state === 'deleted' ? own.findLast(({ state }) => state === 'shown') : undefined;
      const said = shown && lastFactsOf(shown.fields);
      return shown && said && !isOver(said, today) ? [[shown, said] as const] : [];
    }),
  );

function lastFactsOf(written: unknown): LastFacts | undefined {
  const { values, problems } = checkEntry(fields, (written ?? {}) as Readonly<Record<string, unknown>>);
  if (problems.some(isStopping)) return undefined;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as LastFacts;
}
