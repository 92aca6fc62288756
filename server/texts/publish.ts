import * as v from 'valibot';
import { longestPageTexts, type TextChange } from '#contract/page-texts.ts';
import { readFields } from '#server/auth/read-fields.ts';
import { publishAll } from './publish-all.ts';
import { aboutText, textSchema } from './read-change.ts';
import { readKey, readText } from './text.ts';
import type { TextRoutes } from './text-parts.ts';

/** One sentence on what was changed. */
export const whatSchema = v.pipe(v.string(), v.trim(), v.maxLength(longestPageTexts.what));

const schema: v.GenericSchema<unknown, TextChange> = v.object({
  ...aboutText,
  text: v.nullable(textSchema),
  what: whatSchema,
});

/** POST /text: publishes a text, or the built-in one again. */
export const publish: TextRoutes = (app, texts) => {
  app.post('/text', async (c) => {
    const { key, text, beganWith, what } = await readFields(c, schema);
    const known = readKey(texts.drawer, key);
    const member = c.get('member');
    const now = await publishAll(texts, member, what, [{ known, text, beganWith }], (sql) =>
      readText(sql, known, member),
    );
    return c.json(now);
  });
};
