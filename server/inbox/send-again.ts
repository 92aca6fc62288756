import * as v from 'valibot';
import type { SendAgain } from '#contract/inbox-message.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { changeMessage, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';

const schema: v.GenericSchema<SendAgain> = v.object({ mailId: v.exactOptional(fields.id) });

/** POST /messages/{id}/send-again: tries a mail now, or all of the message that have not left. What has left stays as it is. */
export const sendAgain: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/send-again', async (c) => {
    const { mailId } = await readFields(c, schema);
    await inbox.limits.count('replyAccount', c.get('member').id);
    const answer = await changeMessage(c, inbox, async ({ sql, member, message }) => {
      refuseDeleted(message);
      const wanted = sql`message_id = ${message.id} ${mailId === undefined ? sql`` : sql`and id = ${mailId}`}`;
      if (mailId !== undefined && (await sql`select from app_private.mail_outbox where ${wanted}`).count === 0)
        throw new Failed({ code: 'not_found' });
      // What was refused begins anew: whether it stands still is counted from now on. A mail whose sending is being
      // noted at this moment is left out: the worker would wait for the message and we for the mail.
      const again = await sql<{ id: string }[]>`
        update app_private.mail_outbox
        set next_attempt_at = now(), attempts = 0, last_error = null, bounced_at = null,
            created_at = case when bounced_at is null then created_at else now() end,
            alarmed_at = case when bounced_at is null then alarmed_at end
        where id in (
          select id from app_private.mail_outbox
          where ${wanted} and sent_at is null and (bounced_at is not null or last_error is not null)
          for update skip locked)
        returning id`;
      for (const { id } of again) await noteAction(sql, member, message.id, 'sent_again', { mailId: id });
    });
    inbox.onMail();
    return answer;
  });
};
