import * as v from 'valibot';
import { textProblemWords } from '#content/answers/texts.ts';
import { fieldWords } from '#content/answers/fields.ts';
import type { Locale } from '#contract/locale.ts';
import { longestPageTexts, type PageText, type TextChange, type TextProblem } from '#contract/page-texts.ts';
import { noChanges } from '#contract/site-data.ts';
import { say } from '#contract/words.ts';
import { readFields } from '#server/auth/read-fields.ts';
import { Failed } from '#server/http/failures.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import { errorFields } from '#server/log.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { aboutText, textSchema } from './read-change.ts';
import { type KnownText, readKey, readText } from './text.ts';
import type { TextParts, TextRoutes } from './text-parts.ts';

const schema: v.GenericSchema<unknown, TextChange> = v.object({
  ...aboutText,
  text: v.nullable(textSchema),
  what: v.pipe(v.string(), v.trim(), v.maxLength(longestPageTexts.what)),
});

/** POST /text: publishes a text, or the built-in one again. */
export const publish: TextRoutes = (app, texts) => {
  app.post('/text', async (c) => {
    const change = await readFields(c, schema);
    const known = readKey(texts.drawer, change.key);
    if (change.what === '')
      throw new Failed({ code: 'text_refused', fields: { what: { code: 'missing', message: fieldWords.missing } } });
    if (change.text !== null) {
      check(texts, known, change.text);
      await tryOut(texts, known, change.text);
    }
    const member = c.get('member');
    const now = await withDeadline(() =>
      asTeam(texts.sql, member, async (sql) => {
        await requireSeen(sql, known, change.beganWith);
        await sql`
          insert into app_private.text_versions (key, text, built_in, what, author_id)
          values (${known.key}, ${change.text && sql.json(change.text)}, ${sql.json(known.builtIn)}, ${change.what},
                  ${member.id})`;
        await sql`
          delete from app_private.text_drafts where key = any (${[...known.names]}) and author_id = ${member.id}`;
        return readText(sql, known, member);
      }),
    );
    texts.pages.lookAgain();
    return c.json(now);
  });
};

const stopping = ({ code }: TextProblem) => code !== 'long_sentence';

function check({ drawer }: TextParts, { key }: KnownText, text: PageText): void {
  const problems = drawer.texts.checkText(key, text);
  if (!problems) throw new Failed({ code: 'invalid_request' });
  const worst = problems.filter(stopping);
  if (worst.length === 0) return;
  throw new Failed({
    code: 'text_refused',
    fields: Object.fromEntries(
      worst.toReversed().map(({ code, locale, about = '' }) => {
        const words = textProblemWords[code];
        const saidIn = (language: Locale) => say(language, words as { en: string; de: string }, { about });
        return [locale, { code, message: { en: saidIn('en'), de: saidIn('de') } }];
      }),
    ),
  });
}

/** Draws every page that shows the text, before anybody else sees it. */
async function tryOut({ drawer, pages, log }: TextParts, { key }: KnownText, text: PageText): Promise<void> {
  const { changes, ...published } = await pages.published();
  const tried = new Map(changes).set(key, text);
  for (const pathname of await pages.texts.showing(new Map(noChanges).set(key, text)))
    await drawer.draw({ pathname, search: '' }, { ...published, changes: tried }).catch((error: unknown) => {
      log.warn({ ...errorFields(error), path: pathname, key }, 'a text was not published: it breaks its page');
      throw new Failed({ code: 'text_not_shown' });
    });
}

/** One after the other, and nobody over what they have not seen. */
async function requireSeen(sql: Queries, { names }: KnownText, beganWith: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('texts of pages', 0))`;
  const [newest] = await sql<{ id: string }[]>`
    select id from app_private.text_versions where key = any (${[...names]}) order by id desc limit 1`;
  if ((newest ? Number(newest.id) : null) !== beganWith) throw new Failed({ code: 'text_changed' });
}
