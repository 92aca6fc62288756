import type { ThingReason } from '#contract/found-fields.ts';
import type { Thing } from '#contract/found-item.ts';
import type { Pair, PairDecision } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';

/** How many a person is shown beside those that were decided: more is no help. */
const most = 5;

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

/** What may belong to a found or lost thing, and what was decided: linked first, then the likeliest. */
export async function readPairs(sql: Queries, id: string): Promise<Pair[]> {
  const rows = await sql<Row[]>`
    with likely as (select * from app_private.likely_pairs(${id}, ${most}))
    select o.id, o.reference, o.reason_id as "reasonId", o.thing, o.photo is not null as "hasPhoto",
           o.created_at as "createdAt", coalesce(likely.because, '{}') as because, p.decision
    from app_private.messages o
    left join likely on likely.other_id = o.id
    left join app_private.thing_pairs p on (p.found_id, p.lost_id) in ((${id}::uuid, o.id), (o.id, ${id}::uuid))
    where (likely.other_id is not null or p.decision is not null)
      and o.thing is not null and o.deleted_at is null and o.suspected is null
    order by coalesce(p.decision, 'm') = 'linked' desc, p.decision is null desc, likely.points desc nulls last, o.number desc`;
  return rows.map(({ thing, createdAt, ...row }) => ({
    ...row,
    item: thing.item,
    description: thing.description,
    place: thing.place || (thing.location?.address ?? ''),
    day: thing.day,
    createdAt: createdAt.toISOString(),
  }));
}
