import type { InboxAction } from '#contract/inbox-message.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Member } from '#server/team/team-calls.ts';

/**
 * Notes who changed what of a message, in the transaction in which it happens. `details` are ids and names of states
 * only: no word of a message, no address.
 */
export async function noteAction(
  sql: Queries,
  member: Member,
  messageId: string,
  action: InboxAction,
  details: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await sql`
    insert into app_private.inbox_log (actor_id, action, message_id, details)
    values (${member.id}, ${action}, ${messageId}, ${sql.json(details)})`;
}

type LookUp =
  | { readonly action: 'opened' | 'photo_opened'; readonly messageId: string }
  | { readonly action: 'searched'; readonly messageId?: never };

/**
 * Notes that somebody looked something up, once an hour for each member, message and kind: who reads one message
 * again and again, or pages through a search, fills no log. A message that is not there is not noted.
 */
export async function noteLookUp(sql: Queries, member: Member, { action, messageId }: LookUp): Promise<void> {
  await sql`
    insert into app_private.inbox_log (actor_id, action, message_id)
    select ${member.id}::uuid, ${action}, ${messageId ?? null}::uuid
    where (${messageId ?? null}::uuid is null or exists (select from app_private.messages where id = ${messageId ?? null}::uuid))
      and not exists (
        select from app_private.inbox_log
        where actor_id = ${member.id} and action = ${action} and message_id is not distinct from ${messageId ?? null}::uuid
          and created_at > now() - interval '1 hour')`;
}

/**
 * Notes that somebody was shown a message by a call that changes it: a call that changes nothing shows it as well, and
 * must leave a trace. An action of theirs within the hour is trace enough.
 */
export async function noteShown(sql: Queries, member: Member, messageId: string): Promise<void> {
  await sql`
    insert into app_private.inbox_log (actor_id, action, message_id)
    select ${member.id}::uuid, 'opened', ${messageId}::uuid
    where not exists (
      select from app_private.inbox_log
      where message_id = ${messageId} and actor_id = ${member.id} and action <> 'exported' and created_at > now() - interval '1 hour')`;
}
