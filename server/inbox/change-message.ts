import type { MessageState } from '#contract/inbox.ts';
import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { idIn, type Member } from '#server/team/team-calls.ts';
import type { InboxContext, InboxParts, MailAddresses } from './inbox-parts.ts';
import { noteShown } from './note-action.ts';
import { answerWhole } from './open-message.ts';

/** A message as it stands while nobody else can change it. */
type HeldMessage = {
  readonly id: string;
  readonly email: string;
  readonly state: MessageState;
  readonly caretakerId: string | null;
  readonly suspected: string | null;
  readonly answeredAt: Date | null;
  readonly wroteAgainAt: Date | null;
  readonly deletedAt: Date | null;
};

/** What a change works with: the transaction, as whoever of the team calls, and the message it holds. */
export type Changing = {
  readonly sql: Queries;
  readonly member: Member;
  readonly message: HeldMessage;
  readonly addresses: MailAddresses;
};

/**
 * Changes the message of the call's path in one transaction, and answers it whole. Who changes the same message at the
 * same time waits for the first. Throws `not_found` when the path names none.
 */
export async function changeMessage(
  c: InboxContext,
  inbox: InboxParts,
  work: (changing: Changing) => Promise<void>,
): Promise<Response> {
  const member = c.get('member');
  await inbox.limits.count('inboxChangeAccount', member.id);
  const id = idIn(c);
  return answerWhole(c, inbox, id, async (sql, addresses) => {
    await work({ sql, member, message: await holdMessage(sql, id), addresses });
    await noteShown(sql, member, id);
  });
}

/** Throws for a message that is deleted: it first has to be brought back. */
export function refuseDeleted({ deletedAt }: Pick<HeldMessage, 'deletedAt'>): void {
  if (deletedAt !== null) throw new Failed({ code: 'message_deleted' });
}

async function holdMessage(sql: Queries, id: string): Promise<HeldMessage> {
  const [message] = await sql<HeldMessage[]>`
    select id, email, state, caretaker_id as "caretakerId", suspected, answered_at as "answeredAt",
           wrote_again_at as "wroteAgainAt", deleted_at as "deletedAt"
    from app_private.messages where id = ${id} for no key update`;
  if (message === undefined) throw new Failed({ code: 'not_found' });
  return message;
}
