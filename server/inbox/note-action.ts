import type { InboxAction } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Member } from './inbox-parts.ts';

type Noted = {
  readonly action: InboxAction;
  readonly messageId?: string;
  /** Ids and names of states only: no word of a message, no address. */
  readonly details?: Readonly<Record<string, string | null>>;
};

/** Notes who looked up or changed what, in the transaction in which it happens. */
export async function noteAction(sql: Queries, member: Member, { action, messageId, details }: Noted): Promise<void> {
  await sql`
    insert into app_private.inbox_log (actor_id, action, message_id, details)
    values (${member.id}, ${action}, ${messageId ?? null}, ${sql.json(details ?? {})})`;
}
