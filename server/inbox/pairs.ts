import * as v from 'valibot';
import { type PairDecision, pairDecisions, type NewPair } from '#contract/inbox-message.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { type Changing, changeMessage, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';

const schema: v.GenericSchema<NewPair> = v.object({
  otherId: fields.id,
  decision: v.nullable(v.picklist(pairDecisions)),
});

/** POST /messages/{id}/pairs: somebody says that a found and a lost thing belong together, or do not. Nothing is sent. */
export const pairs: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/pairs', async (c) => {
    const wanted = await readFields(c, schema);
    return changeMessage(c, inbox, (changing) => decide(changing, wanted));
  });
};

const actions = { linked: 'pair_linked', dismissed: 'pair_dismissed' } as const;

async function decide({ sql, member, message }: Changing, { otherId, decision }: NewPair): Promise<void> {
  refuseDeleted(message);
  const [pair] = await sql<{ foundId: string; lostId: string; before: PairDecision | null }[]>`
    select f.id as "foundId", l.id as "lostId", p.decision as before
    from app_private.messages f
    join app_private.messages l on l.reason_id = 'lost-item' and l.thing is not null
    left join app_private.thing_pairs p on p.found_id = f.id and p.lost_id = l.id
    where f.reason_id = 'find-the-lost' and f.thing is not null and f.deleted_at is null and l.deleted_at is null
      and (f.id, l.id) in ((${message.id}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${message.id}::uuid))`;
  if (pair === undefined) throw new Failed({ code: 'not_found' });
  const { foundId, lostId, before } = pair;
  if (before === decision) return;
  if (decision === null)
    await sql`delete from app_private.thing_pairs where found_id = ${foundId} and lost_id = ${lostId}`;
  else
    await sql`
      insert into app_private.thing_pairs (found_id, lost_id, decision) values (${foundId}, ${lostId}, ${decision})
      on conflict (found_id, lost_id) do update set decision = excluded.decision, decided_at = now()`;
  const action = decision === null ? 'pair_reopened' : actions[decision];
  for (const [messageId, other] of [
    [foundId, lostId],
    [lostId, foundId],
  ] as const)
    await noteAction(sql, member, messageId, action, { other });
}
