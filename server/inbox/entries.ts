import type { MessageNow } from '#contract/inbox.ts';
import { isId } from '#server/auth/read-fields.ts';
import { Failed } from '#server/http/failures.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { asTeam } from './as-team.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { listedColumns, type ListedRow, toListed } from './listed-message.ts';
import { readNames } from './names.ts';
import { boxOf } from './whole-message.ts';

type Row = ListedRow & { suspected: string | null; deletedAt: Date | null };

const most = 100;

/**
 * GET /entries: what has become of messages that a list shows. As with the list, nothing is noted: nobody looks a message
 * up, and none counts as read. Throws `invalid_request` for ids that are none.
 */
export const entries: InboxRoutes = (app, inbox) => {
  app.get('/entries', async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',');
    if (ids.length > most || !ids.every(isId)) throw new Failed({ code: 'invalid_request' });
    const found = await withDeadline(() =>
      asTeam(inbox.sql, c.get('member'), async (sql): Promise<readonly MessageNow[]> => {
        const rows = await sql<Row[]>`
          select ${sql.unsafe(listedColumns)}, m.suspected, m.deleted_at as "deletedAt"
          from app_private.messages m where m.id = any (${ids}::uuid[])`;
        const whoIs = await readNames(
          sql,
          rows.map(({ caretakerId }) => caretakerId),
        );
        return rows.map(({ suspected, deletedAt, ...row }) => ({
          ...toListed(row, whoIs),
          box: boxOf({ suspected, deletedAt }),
        }));
      }),
    );
    return c.json(found);
  });
};
