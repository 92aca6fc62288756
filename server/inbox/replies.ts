import * as v from 'valibot';
import { longestTexts, type NewReply } from '#contract/inbox-message.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import { asServer } from '#server/team/as-team.ts';
import { changeMessage, type Changing, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { mailReply } from './mail-reply.ts';
import { noteAction } from './note-action.ts';
import { readText } from './read-text.ts';

const schema: v.GenericSchema<NewReply> = v.object({
  id: fields.id,
  text: v.string(),
  isDone: v.exactOptional(v.boolean()),
  knownReplies: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** POST /messages/{id}/replies: our answer to the visitor, stored and put into the outbox at once. */
export const replies: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/replies', async (c) => {
    const { id, isDone = true, knownReplies, ...sent } = await readFields(c, schema);
    const text = readText(sent.text, longestTexts.reply);
    await inbox.limits.count('replyAccount', c.get('member').id);
    const answer = await changeMessage(c, inbox, async (changing) => {
      if (await isStored(changing, id, text)) return;
      await refuseUnanswerable(changing, knownReplies);
      await storeReply(changing, id, text);
      await noteAnswered(changing, isDone);
      const { sql, member, message, addresses } = changing;
      await noteAction(sql, member, message.id, 'replied', { replyId: id });
      await asServer(sql, () => mailReply(sql, inbox, addresses, { id, text, messageId: message.id }));
    });
    inbox.onMail();
    return answer;
  });
};

/**
 * Notes that a message was answered. It is done with that, or waits for what is still to follow; and what nobody cared
 * for is with whoever answered.
 */
export async function noteAnswered({ sql, member, message }: Changing, isDone: boolean): Promise<void> {
  await sql`
    update app_private.messages
    set answered_at = now(), state = ${isDone ? 'done' : 'waiting'}, caretaker_id = ${message.caretakerId ?? member.id}
    where id = ${message.id}`;
}

// The answer to the first try may have been lost on the way. Whoever has changed the text since must not believe it sent.
async function isStored({ sql, message }: Changing, id: string, text: string): Promise<boolean> {
  const [stored] = await sql<{ messageId: string; text: string | null }[]>`
    select message_id as "messageId", text from app_private.message_replies where id = ${id}`;
  if (stored === undefined) return false;
  if (stored.messageId !== message.id || stored.text !== text) throw new Failed({ code: 'already_sent' });
  return true;
}

async function refuseUnanswerable({ sql, message }: Changing, known: number | undefined): Promise<void> {
  refuseDeleted(message);
  if (isEmailPlaceholder(message.email)) throw new Failed({ code: 'no_address' });
  // The address in a program's message is rarely its own.
  if (message.suspected !== null) throw new Failed({ code: 'message_suspected' });
  if (known === undefined) return;
  const [replies] = await sql<[{ count: number }]>`
    select count(*)::int as count from app_private.message_replies where message_id = ${message.id}`;
  if (replies.count > known) throw new Failed({ code: 'answered_meanwhile' });
}

async function storeReply({ sql, member, message }: Changing, id: string, text: string): Promise<void> {
  await sql`
    insert into app_private.message_replies (id, message_id, author_id, text)
    values (${id}, ${message.id}, ${member.id}, ${text})`.catch((error: unknown) => {
    // The same id was sent to another message at this moment.
    throw isDuplicate(error) ? new Failed({ code: 'already_sent' }) : error;
  });
}
