import * as v from 'valibot';
import { longestTexts, type NewNote } from '#contract/inbox-message.ts';
import { isId, readFields } from '#server/http/read-fields.ts';
import { Failed } from '#server/http/failures.ts';
import { changeMessage, refuseDeleted } from './change-message.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { noteAction } from './note-action.ts';
import { readText } from './read-text.ts';

const schema: v.GenericSchema<NewNote> = v.object({ text: v.string() });

/** POST /messages/{id}/notes, and DELETE /messages/{id}/notes/{noteId} for whoever wrote the note. */
export const notes: InboxRoutes = (app, inbox) => {
  app.post('/messages/:id/notes', async (c) => {
    const text = readText((await readFields(c, schema)).text, longestTexts.note);
    return changeMessage(c, inbox, async ({ sql, member, message }) => {
      refuseDeleted(message);
      const [note] = await sql<{ id: string }[]>`
        insert into app_private.message_notes (message_id, author_id, text)
        values (${message.id}, ${member.id}, ${text}) returning id`;
      await noteAction(sql, member, {
        action: 'note_added',
        messageId: message.id,
        details: { noteId: note?.id ?? null },
      });
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
        await noteAction(sql, member, { action: 'note_deleted', messageId: message.id, details: { noteId } });
        return;
      }
      const [foreign] = await sql`
        select from app_private.message_notes where id = ${noteId} and message_id = ${message.id}`;
      if (foreign) throw new Failed({ code: 'not_your_note' });
    }),
  );
};
