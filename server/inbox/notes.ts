import * as v from 'valibot';
import { longestTexts, type NewNote } from '#contract/inbox-message.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, isId, readFields } from '#server/http/read-fields.ts';
import { changeMessage, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';
import { readText } from './read-text.ts';

const schema: v.GenericSchema<NewNote> = v.object({ id: fields.id, text: v.string() });

/** POST /messages/{id}/notes, and DELETE /messages/{id}/notes/{noteId} for whoever wrote the note. */
export const notes: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/notes', async (c) => {
    const { id, ...sent } = await readFields(c, schema);
    const text = readText(sent.text, longestTexts.note);
    return changeMessage(c, inbox, async ({ sql, member, message }) => {
      refuseDeleted(message);
      const { count } = await sql`
        insert into app_private.message_notes (id, message_id, author_id, text)
        values (${id}, ${message.id}, ${member.id}, ${text}) on conflict (id) do nothing`;
      // The answer to the first try may have been lost on the way.
      if (count === 0) return;
      await noteAction(sql, member, message.id, 'note_added', { noteId: id });
    });
  });

  app.delete('/messages/:id/notes/:noteId', (c) =>
    changeMessage(c, inbox, async ({ sql, member, message }) => {
      const noteId = c.req.param('noteId');
      // A note that is not there is as gone as it was to be.
      if (!isId(noteId)) return;
      refuseDeleted(message);
      // Row-level security deletes one's own only.
      const { count } = await sql`
        delete from app_private.message_notes where id = ${noteId} and message_id = ${message.id}`;
      if (count > 0) {
        await noteAction(sql, member, message.id, 'note_deleted', { noteId });
        return;
      }
      const [foreign] = await sql`
        select from app_private.message_notes where id = ${noteId} and message_id = ${message.id}`;
      if (foreign) throw new Failed({ code: 'not_your_note' });
    }),
  );
};
