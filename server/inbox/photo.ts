import { Failed } from '#server/http/failures.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { asTeam } from './as-team.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteLookUp } from './note-look-up.ts';
import { readMessageId } from './open-message.ts';

type Row = { readonly reference: string; readonly photo: Buffer; readonly type: string };

// As cleanPhoto stores them. Anything else is not shown by a browser, whatever it may be.
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** GET /messages/{id}/photo: the photo of a found thing, as it was drawn anew. No cache keeps it. */
export const photo: InboxRoutes = (app, inbox) => {
  app.get('/messages/:id/photo', async (c) => {
    const id = readMessageId(c);
    const member = c.get('member');
    const row = await withDeadline(() =>
      asTeam(inbox.sql, member, async (sql) => {
        const [found] = await sql<Row[]>`
          select reference, photo, photo_type as type from app_private.messages where id = ${id} and photo is not null`;
        if (!found) throw new Failed({ code: 'not_found' });
        await noteLookUp(sql, member, { action: 'photo_opened', messageId: id });
        return found;
      }),
    );
    const ending = endings[row.type];
    c.header('Content-Type', ending ? row.type : 'application/octet-stream');
    c.header(
      'Content-Disposition',
      `${ending ? 'inline' : 'attachment'}; filename="${row.reference}.${ending ?? 'bin'}"`,
    );
    c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'none');
    c.header('Cache-Control', 'no-store');
    return c.body(new Uint8Array(row.photo));
  });
};
