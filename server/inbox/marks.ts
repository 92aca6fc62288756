import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { marks as allMarks, type NewMark } from '#contract/inbox-message.ts';
import { readFields } from '#server/http/read-fields.ts';
import { type Changing, changeMessage, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';
import { noteAnswered } from './replies.ts';

const schema: v.GenericSchema<NewMark> = v.object({ mark: v.picklist(allMarks) });

/** POST /messages/{id}/marks: what happened in the team's own mail program. Saying it twice is saying it once. */
export const marks: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/marks', async (c) => {
    const { mark } = await readFields(c, schema);
    return changeMessage(c, inbox, async (changing) => {
      refuseDeleted(changing.message);
      await (mark === 'wrote_again' ? noteWroteAgain(changing) : noteAnsweredElsewhere(changing));
    });
  });
};

async function noteWroteAgain({ sql, member, message }: Changing): Promise<void> {
  const { id, state, answeredAt, wroteAgainAt } = message;
  // They wait since the first time.
  const isNoted = wroteAgainAt !== null && state === 'waiting' && (answeredAt === null || wroteAgainAt > answeredAt);
  if (isNoted) return;
  await sql`update app_private.messages set wrote_again_at = now(), state = 'waiting' where id = ${id}`;
  await noteAction(sql, member, id, 'wrote_again');
}

async function noteAnsweredElsewhere(changing: Changing): Promise<void> {
  const { sql, member, message } = changing;
  const { id, state, answeredAt, wroteAgainAt } = message;
  const [newest] = await sql<{ text: string | null }[]>`
    select text from app_private.message_replies where message_id = ${id} order by created_at desc limit 1`;
  const isNoted =
    state === 'done' && newest?.text === null && answeredAt !== null && (wroteAgainAt ?? answeredAt) <= answeredAt;
  if (isNoted) return;
  await sql`
    insert into app_private.message_replies (id, message_id, author_id) values (${randomUUID()}, ${id}, ${member.id})`;
  await noteAnswered(changing, true);
  await noteAction(sql, member, id, 'answered_elsewhere');
}
