import * as v from 'valibot';
import { fieldWords } from '#content/answers/fields.ts';
import type { MessageChange } from '#contract/inbox-message.ts';
import { messageStates } from '#contract/inbox.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { putMail } from '#server/mail/put-mail.ts';
import { composeMessageMail, type ToldMessage } from '#server/messages/compose-message.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { asServer } from '#server/team/as-team.ts';
import { listTeam } from '#server/team/names.ts';
import { changeMessage, type Changing, refuseDeleted } from './change-message.ts';
import type { InboxParts, InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';

const schema: v.GenericSchema<MessageChange> = v.object({
  state: v.exactOptional(v.picklist(messageStates)),
  caretakerId: v.exactOptional(v.nullable(fields.id)),
  isSpam: v.exactOptional(v.boolean()),
  isDeleted: v.exactOptional(v.boolean()),
});

/** PATCH /messages/{id}: state, who cares, probable spam, deleting and bringing back. */
export const changes: InboxRoutes = (app, inbox) => {
  app.patch('/messages/:id', async (c) => {
    const change = await readFields(c, schema);
    if (change.caretakerId) await requireMember(inbox.sql, change.caretakerId);
    const answer = await changeMessage(c, inbox, async (changing) => {
      if (change.isDeleted === false) await restore(changing);
      else if (changesMore(change)) refuseDeleted(changing.message);
      await changeCare(changing, change);
      if (change.isSpam !== undefined) await changeSuspicion(changing, change.isSpam, inbox);
      if (change.isDeleted === true) await markDeleted(changing);
    });
    inbox.onMail();
    return answer;
  });
};

async function requireMember(sql: Database, id: string): Promise<void> {
  const members = await listTeam(sql);
  if (!members.some((member) => member.id === id))
    throw new Failed({
      code: 'invalid_request',
      fields: { caretakerId: { code: 'unknown', message: fieldWords.member } },
    });
}

const changesMore = ({ state, caretakerId, isSpam }: MessageChange): boolean =>
  state !== undefined || caretakerId !== undefined || isSpam !== undefined;

async function changeCare({ sql, member, message }: Changing, change: MessageChange): Promise<void> {
  const caretakerId = change.caretakerId === undefined ? message.caretakerId : change.caretakerId;
  const isTaken = change.caretakerId && message.state === 'new';
  const state = change.state ?? (isTaken ? 'waiting' : message.state);
  if (caretakerId === message.caretakerId && state === message.state) return;
  await sql`
    update app_private.messages set caretaker_id = ${caretakerId}, state = ${state} where id = ${message.id}`;
  const note = (action: 'caretaker_changed' | 'state_changed', from: string | null, to: string | null) =>
    from === to ? undefined : noteAction(sql, member, message.id, action, { from, to });
  await note('caretaker_changed', message.caretakerId, caretakerId);
  await note('state_changed', message.state, state);
}

async function markDeleted({ sql, member, message }: Changing): Promise<void> {
  const { count } = await sql`
    update app_private.messages set deleted_at = now() where id = ${message.id} and deleted_at is null`;
  if (count > 0) await noteAction(sql, member, message.id, 'deleted');
}

async function restore({ sql, member, message }: Changing): Promise<void> {
  if (message.deletedAt === null) return;
  await sql`update app_private.messages set deleted_at = null where id = ${message.id}`;
  await noteAction(sql, member, message.id, 'restored');
}

// Why somebody of the team took a message for spam; what the form noticed has other names.
const byTeam = 'team';

/**
 * Lays a message with probable spam, or back among the others. What was taken for spam when it came had no mail: the
 * team gets it now, so that nothing is lost.
 */
async function changeSuspicion({ sql, member, message }: Changing, isSpam: boolean, inbox: InboxParts): Promise<void> {
  const { id, suspected } = message;
  if (isSpam === (suspected !== null)) return;
  await noteAction(sql, member, id, isSpam ? 'marked_spam' : 'unmarked_spam');
  if (isSpam) {
    // The daily digest lists what nobody has looked at.
    await sql`update app_private.messages set suspected = ${byTeam}, digested_at = now() where id = ${id}`;
    return;
  }
  await sql`update app_private.messages set suspected = null where id = ${id}`;
  if (suspected !== byTeam) await asServer(sql, () => tellTeam(sql, id, inbox));
}

async function tellTeam(sql: Queries, id: string, inbox: InboxParts): Promise<void> {
  const rows = await sql<(ToldMessage & { reference: string })[]>`
    select reference, name, email, reason_id as "reasonId", reason_label as "reasonLabel", message, html, page, locale,
           answer, photo_type as photo
    from app_private.messages where id = ${id}`;
  for (const message of rows) {
    const mail = composeMessageMail(message, { id, reference: message.reference }, inbox);
    await putMail(sql, mail, { kind: 'message', messageId: id });
  }
}
