import type { ThingReason } from '#contract/found-fields.ts';
import type { Thing } from '#contract/found-item.ts';
import type { Pair, PairDecision, WholeMessage } from '#contract/inbox-message.ts';
import { errorFields } from '#server/error-fields.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import type { Member } from '#server/team/team-calls.ts';
import type { InboxParts } from './inbox-parts.ts';

/** How many a person is shown beside those that were decided: more is no help. */
const most = 5;
const mostMs = 1_000;

type Row = {
  id: string;
  reference: string;
  reasonId: ThingReason;
  thing: Thing;
  hasPhoto: boolean;
  createdAt: Date;
  because: Pair['because'];
  decision: PairDecision | null;
};

/**
 * Adds what may belong to a found or lost thing. Read when all else is done and kept, and given up after a second: a
 * suggestion keeps nobody from opening or changing the message that it is for.
 */
export async function withPairs(
  { sql, log }: Pick<InboxParts, 'sql' | 'log'>,
  member: Member,
  message: Omit<WholeMessage, 'pairs'>,
): Promise<WholeMessage> {
  if (message.thing === null || message.deletedAt !== null) return { ...message, pairs: [] };
  const read = () =>
    asTeam(sql, member, async (transaction) => {
      await transaction`select set_config('statement_timeout', ${String(mostMs)}, true)`;
      return readPairs(transaction, message.id);
    });
  const pairs = await withDeadline(read, 2 * mostMs).catch((error: unknown) => {
    log.error(errorFields(error), 'what may belong together was not read');
    return [];
  });
  return { ...message, pairs };
}

/** What may belong to a thing, and what was decided: linked first, then the likeliest. */
async function readPairs(sql: Queries, id: string): Promise<Pair[]> {
  const rows = await sql<Row[]>`
    with likely as (
      select other_id as id, because, points from app_private.likely_pairs(${id}, ${most})
    ), decided as (
      select lost_id as id, decision from app_private.thing_pairs where found_id = ${id}
      union all select found_id, decision from app_private.thing_pairs where lost_id = ${id}
    )
    select id, o.reference, o.reason_id as "reasonId", o.thing, o.photo is not null as "hasPhoto",
           o.created_at as "createdAt", coalesce(because, '{}') as because, decision
    from likely full join decided using (id) join app_private.messages o using (id)
    where o.thing is not null and o.deleted_at is null and o.suspected is null
    order by coalesce(decision, 'm') = 'linked' desc, decision is null desc, points desc nulls last, o.number desc`;
  return rows.map(({ thing: { item, day }, createdAt, ...row }) => ({
    ...row,
    item,
    day,
    createdAt: createdAt.toISOString(),
  }));
}
