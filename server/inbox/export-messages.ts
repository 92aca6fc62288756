import type { ExportedMessage, InboxExport } from '#contract/inbox-message.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import type { Member } from '#server/team/team-calls.ts';
import { findNumbers } from './find-messages.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { readFilter } from './list-messages.ts';
import { noteLookUp } from './note-action.ts';

/** Messages of one answer. Each may have 20,000 letters, and so may each of its answers. */
const most = 100;

/**
 * GET /export: the messages of a list with our answers, the newest first, for a table to hand on. Photos, and what the team
 * tells itself, are not in it. None counts as read; that somebody took it is noted with each. Throws `invalid_request` for a
 * filter or a cursor that is none.
 */
export const exportMessages: InboxRoutes = (app, inbox) => {
  app.get('/export', async (c) => {
    const wanted = readFilter(c);
    const member = c.get('member');
    if (!wanted) return c.json({ messages: [], next: null } satisfies InboxExport);
    const found = await asTeam(inbox.sql, member, async (sql): Promise<InboxExport> => {
      if (wanted.words) await noteLookUp(sql, member, { action: 'searched' });
      const numbers = await findNumbers(sql, wanted, most + 1);
      const taken = numbers.slice(0, most);
      await noteExported(sql, member, taken);
      return {
        messages: await readMessages(sql, taken),
        next: numbers.length > most ? (taken.at(-1) ?? null) : null,
      };
    });
    return c.json(found);
  });
};

const readMessages = async (sql: Queries, numbers: readonly string[]): Promise<readonly ExportedMessage[]> =>
  sql<ExportedMessage[]>`
    select m.reference, m.created_at as "createdAt", m.name, m.email, m.reason_id as "reasonId", m.reason_label as "reasonLabel",
           m.message, m.page, m.state,
           (select coalesce(json_agg(json_build_object('text', r.text, 'createdAt', r.created_at) order by r.created_at, r.id), '[]')
            from app_private.message_replies r where r.message_id = m.id) as answers
    from app_private.messages m where m.number = any (${numbers as string[]}::bigint[]) order by m.number desc`;

/** Once a day for each member and message: who saves a long list again and again fills no log. */
async function noteExported(sql: Queries, member: Member, numbers: readonly string[]): Promise<void> {
  await sql`
    insert into app_private.inbox_log (actor_id, action, message_id)
    select ${member.id}::uuid, 'exported', m.id from app_private.messages m
    where m.number = any (${numbers as string[]}::bigint[]) and not exists (
      select from app_private.inbox_log l
      where l.message_id = m.id and l.actor_id = ${member.id} and l.action = 'exported' and l.created_at > now() - interval '1 day')`;
}
