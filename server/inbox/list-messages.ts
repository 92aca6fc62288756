import * as v from 'valibot';
import {
  boxes,
  deliveries,
  type MessageNow,
  type MessagePage,
  type MessageQuery,
  messageStates,
  startKinds,
} from '#contract/inbox.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, isId } from '#server/http/read-fields.ts';
import { asTeam } from '#server/team/as-team.ts';
import { facetsOf, findMessages, type MessageFilter, searchedWords } from './find-messages.ts';
import type { InboxContext, InboxRoutes } from './inbox-parts.ts';
import { allListed, listedColumns, type ListedRow } from './listed-message.ts';
import { noteLookUp } from './note-action.ts';
import { boxOf } from './whole-message.ts';

const nothing: MessagePage = { messages: [], next: null };

// A search takes anything; what a filter is set to comes from our own lists.
const longestSearch = 500;
const schema: v.GenericSchema<unknown, MessageQuery> = v.object({
  box: v.exactOptional(v.picklist(boxes)),
  state: v.exactOptional(v.picklist(messageStates)),
  reason: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/u))),
  delivery: v.exactOptional(v.picklist(deliveries)),
  caretaker: v.exactOptional(v.union([v.literal('nobody'), fields.id])),
  only: v.exactOptional(v.picklist(startKinds)),
  q: v.exactOptional(v.string()),
  before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,18}$/u))),
});

/** GET /messages: one page of the list. Throws `invalid_request` for a filter or a cursor that is none. */
export const listMessages: InboxRoutes = (app, inbox) => {
  app.get('/messages', async (c) => {
    const wanted = readFilter(c);
    const member = c.get('member');
    if (!wanted) return c.json(nothing);
    const page = await asTeam(inbox.sql, member, async (sql): Promise<MessagePage> => {
      if (wanted.words) await noteLookUp(sql, member, { action: 'searched' });
      const { rows, next } = await findMessages(sql, wanted);
      return { messages: await allListed(sql, rows), next };
    });
    return c.json(page);
  });
};

/** What a call asks for. Undefined where nothing can fit: signs alone are in no message. */
export function readFilter(c: InboxContext): MessageFilter | undefined {
  const query = readQuery(c);
  const typed = query.q?.trim().slice(0, longestSearch) ?? '';
  const words = typed === '' ? undefined : searchedWords(typed);
  if (words?.length === 0) return undefined;
  return { facets: facetsOf(query), words, before: query.before, isLate: query.only === 'late' };
}

function readQuery(c: InboxContext): MessageQuery {
  // A filter that is empty in the address is none.
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
  const read = v.safeParse(schema, given.caretaker === 'me' ? { ...given, caretaker: c.get('member').id } : given);
  if (!read.success) throw new Failed({ code: 'invalid_request' });
  return read.output;
}

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
    const found = await asTeam(inbox.sql, c.get('member'), async (sql): Promise<readonly MessageNow[]> => {
      const rows = await sql<Row[]>`
        select ${sql.unsafe(listedColumns)}, m.suspected, m.deleted_at as "deletedAt"
        from app_private.messages m where m.id = any (${ids}::uuid[])`;
      const listed = await allListed(sql, rows);
      return listed.map(({ suspected, deletedAt, ...row }) => ({ ...row, box: boxOf({ suspected, deletedAt }) }));
    });
    return c.json(found);
  });
};
