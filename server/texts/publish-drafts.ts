import * as v from 'valibot';
import { type DraftsPublished, longestPageTexts, type PageText, type TextChange } from '#contract/page-texts.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam, statementAsTeam } from '#server/team/as-team.ts';
import type { Member } from '#server/team/team-calls.ts';
import { type Publication, publishAll } from './publish-all.ts';
import type { TextRoutes } from './text-parts.ts';
import { aboutText, textSchema, whatSchema } from './text-schemas.ts';
import { readKey, readText } from './text.ts';

// As many as a page has, and far more than anybody writes before publishing.
const most = 200;

const several = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(item),
    v.minLength(1),
    v.maxLength(most),
    v.check((items) => new Set(items).size === items.length),
  );

const draftsSchema = v.object({
  keys: several(v.pipe(v.string(), v.maxLength(longestPageTexts.key))),
  what: whatSchema,
});
const undoSchema = v.object({ versions: several(fields.version), what: whatSchema });

/** The drafts that were published. What the same person has saved since, in another tab, says something else and stays. */
async function forgetPublished(sql: Queries, { id }: Member, publications: readonly Publication[]) {
  for (const { known, text } of publications)
    await sql`
      delete from app_private.text_drafts
      where key = any (${[...known.names]}) and author_id = ${id} and text = ${sql.json(text ?? known.builtIn)}`;
}

/** POST /texts: publishes several drafts with one sentence; POST /undo: takes such a publication back. All or nothing. */
export const publishDrafts: TextRoutes = (app, texts) => {
  const { sql, drawer } = texts;

  app.post('/texts', async (c) => {
    const { keys, what } = await readFields(c, draftsSchema);
    const member = c.get('member');
    const wanted = keys.map((key) => readKey(drawer, key));
    const drafts = await statementAsTeam(sql, member)<{ key: string; text: PageText; beganWith: number | null }>`
      select key, text, began_with::float8 as "beganWith" from app_private.text_drafts
      where author_id = ${member.id} and key = any (${wanted.flatMap(({ names }) => [...names])})`;
    const publications = wanted.map((known): Publication => {
      const draft = drafts.find(({ key }) => known.names.includes(key));
      // Published or deleted in another tab.
      if (!draft) throw new Failed({ code: 'text_changed' });
      return { known, text: draft.text, beganWith: draft.beganWith };
    });
    const published = await publishAll(texts, member, what, publications, async (transaction, versions) => {
      await forgetPublished(transaction, member, publications);
      return { versions } satisfies DraftsPublished;
    });
    return c.json(published);
  });

  app.post('/undo', async (c) => {
    const { versions, what } = await readFields(c, undoSchema);
    const member = c.get('member');
    const publications = await asTeam(sql, member, async (transaction) => {
      const made = await transaction<{ version: number; key: string }[]>`
        select id::float8 as version, key from app_private.text_versions where id = any (${versions}::bigint[])`;
      if (made.length < versions.length) throw new Failed({ code: 'not_found' });
      const found: Publication[] = [];
      for (const { version, key } of made) {
        const known = readKey(drawer, key);
        const [before] = await transaction<{ text: PageText | null }[]>`
          select text from app_private.text_versions where key = any (${[...known.names]}) and id < ${version}
          order by id desc limit 1`;
        found.push({ known, text: before?.text ?? null, beganWith: version });
      }
      return found;
    });
    // A draft that somebody has begun since stays.
    const undone = await publishAll(texts, member, what, publications, async (_, made) => ({ versions: made }));
    return c.json(undone satisfies DraftsPublished);
  });
};

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
    const publications = [{ known, text, beganWith }];
    const now = await publishAll(texts, member, what, publications, async (sql) => {
      await forgetPublished(sql, member, publications);
      return readText(sql, known, member);
    });
    return c.json(now);
  });
};
