import { Failed } from '#server/http/failures.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import { idIn } from '#server/team/team-calls.ts';
import type { InboxContext, InboxParts, InboxRoutes, MailAddresses } from './inbox-parts.ts';
import { noteLookUp } from './note-action.ts';
import { withPairs } from './read-pairs.ts';
import { readWholeMessage } from './whole-message.ts';

/** GET /messages/{id}: everything about a message. The first time it counts as read. */
export const openMessage: InboxRoutes = (app, inbox) => {
  app.get('/messages/:id', async (c) => {
    const id = idIn(c);
    return answerWhole(c, inbox, id, async (sql) => {
      await sql`update app_private.messages set read_at = now() where id = ${id} and read_at is null`;
      await noteLookUp(sql, c.get('member'), { action: 'opened', messageId: id });
    });
  });
};

/** Does something with a message in a transaction as whoever of the team calls, and answers how it stands then. */
export async function answerWhole(
  c: InboxContext,
  inbox: InboxParts,
  id: string,
  work: (sql: Queries, addresses: MailAddresses) => Promise<void>,
): Promise<Response> {
  const member = c.get('member');
  const whole = await withDeadline(async () => {
    const addresses = await inbox.wayNow();
    const message = await asTeam(inbox.sql, member, async (sql) => {
      await work(sql, addresses);
      return readWholeMessage(sql, id, addresses);
    });
    return withPairs(inbox, member, message);
  });
  return c.json(whole);
}

type Row = { readonly reference: string; readonly photo: Buffer; readonly type: string };

// As cleanPhoto stores them. Anything else is not shown by a browser, whatever it may be.
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** GET /messages/{id}/photo: the photo of a found thing, as it was drawn anew. No cache keeps it. */
export const photo: InboxRoutes = (app, inbox) => {
  app.get('/messages/:id/photo', async (c) => {
    const id = idIn(c);
    const member = c.get('member');
    const row = await asTeam(inbox.sql, member, async (sql) => {
      const [found] = await sql<Row[]>`
        select reference, photo, photo_type as type from app_private.messages where id = ${id} and photo is not null`;
      if (!found) throw new Failed({ code: 'not_found' });
      await noteLookUp(sql, member, { action: 'photo_opened', messageId: id });
      return found;
    });
    const ending = endings[row.type];
    c.header('Content-Type', ending ? row.type : 'application/octet-stream');
    c.header(
      'Content-Disposition',
      `${ending ? 'inline' : 'attachment'}; filename="${row.reference}.${ending ?? 'bin'}"`,
    );
    c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'none');
    return c.body(new Uint8Array(row.photo));
  });
};
