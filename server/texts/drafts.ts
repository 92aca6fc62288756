import * as v from 'valibot';
import type { TextDraftChange } from '#contract/page-texts.ts';
import { readFields } from '#server/auth/read-fields.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { aboutText, textSchema } from './read-change.ts';
import { readKey } from './text.ts';
import type { TextRoutes } from './text-parts.ts';

const schema: v.GenericSchema<unknown, TextDraftChange> = v.object({ ...aboutText, text: v.nullable(textSchema) });

/** POST /draft: keeps what somebody types of a text, unfinished as it is, or forgets it. */
export const drafts: TextRoutes = (app, { sql, drawer }) => {
  app.post('/draft', async (c) => {
    const { key: asked, text, beganWith } = await readFields(c, schema);
    const { key, names } = readKey(drawer, asked);
    const { id } = c.get('member');
    await withDeadline(() =>
      asTeam(sql, c.get('member'), async (transaction) => {
        await transaction`
          delete from app_private.text_drafts where key = any (${[...names]}) and author_id = ${id}`;
        if (text === null) return;
        await transaction`
          insert into app_private.text_drafts (key, author_id, text, began_with)
          values (${key}, ${id}, ${transaction.json(text)}, ${beganWith})`;
      }),
    );
    return c.json({ savedAt: new Date().toISOString() });
  });
};
