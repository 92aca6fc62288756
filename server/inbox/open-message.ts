import { Failed } from '#server/http/failures.ts';
import { isId } from '#server/auth/read-fields.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { asTeam } from './as-team.ts';
import type { InboxContext, InboxRoutes } from './inbox-parts.ts';
import { noteLookUp } from './note-look-up.ts';
import { withPairs } from './read-pairs.ts';
import { readWholeMessage } from './whole-message.ts';

/** GET /messages/{id}: everything about a message. The first time it counts as read. */
export const openMessage: InboxRoutes = (app, inbox) => {
  app.get('/messages/:id', async (c) => {
    const id = readMessageId(c);
    const member = c.get('member');
    const whole = await withDeadline(async () => {
      const addresses = await inbox.wayNow();
      const message = await asTeam(inbox.sql, member, async (sql) => {
        await sql`update app_private.messages set read_at = now() where id = ${id} and read_at is null`;
        await noteLookUp(sql, member, { action: 'opened', messageId: id });
        return readWholeMessage(sql, id, addresses);
      });
      return withPairs(inbox, member, message);
    });
    return c.json(whole);
  });
};

/** The id of a message in the address of a call. Throws `not_found` for what can be none. */
export function readMessageId(c: InboxContext): string {
  const id = c.req.param('id');
  if (id === undefined || !isId(id)) throw new Failed({ code: 'not_found' });
  return id.toLowerCase();
}
