import { fieldWords } from '#content/answers/fields.ts';
import { textProblemWords } from '#content/answers/texts.ts';
import { isStopping, type PageText } from '#contract/page-texts.ts';
import type { Changes } from '#contract/site-data.ts';
import { sayInAll } from '#contract/words.ts';
import { errorFields } from '#server/error-fields.ts';
import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { asTeam } from '#server/team/as-team.ts';
import { madeBefore, type MadeVersion } from '#server/team/seen-version.ts';
import type { Member } from '#server/team/team-calls.ts';
import type { TextParts } from './text-parts.ts';
import type { KnownText } from './text.ts';

/** A text that is to be published over a version that its writer has seen; null: the built-in one. */
export type Publication = {
  readonly known: KnownText;
  readonly text: PageText | null;
  readonly beganWith: number | null;
};

/**
 * Publishes texts with one sentence: all of them or none. Throws what keeps them from it.
 * @param then Reads what has become of them, in the same transaction. In: the versions made.
 */
export async function publishAll<Value>(
  texts: TextParts,
  member: Member,
  what: string,
  publications: readonly Publication[],
  then: (sql: Queries, versions: number[]) => Promise<Value>,
): Promise<Value> {
  if (what === '')
    throw new Failed({ code: 'text_refused', fields: { what: { code: 'missing', message: fieldWords.missing } } });
  const written = publications.flatMap(({ known: { key }, text }) => (text === null ? [] : [{ key, text }]));
  for (const { key, text } of written) check(texts, key, text);
  if (written.length > 0) await tryOut(texts, new Map(written.map(({ key, text }) => [key, text])));
  const value = await asTeam(texts.sql, member, async (sql) => {
    await oneAfterTheOther(sql);
    const versions: number[] = [];
    for (const publication of publications) versions.push(await publishOne(sql, member, what, publication));
    return then(sql, versions);
  });
  texts.pages.lookAgain();
  return value;
}

/** One after the other, and nobody over what they have not seen. Out: the version made, now or by the same call before. */
async function publishOne(sql: Queries, member: Member, what: string, { known, text, beganWith }: Publication) {
  const { key, names, builtIn } = known;
  const newest = await sql<MadeVersion[]>`
    select id::float8 as version, author_id = ${member.id} and text is not distinct from ${text && sql.json(text)} as "isThis"
    from app_private.text_versions where key = any (${[...names]}) order by id desc limit 2`;
  const before = madeBefore(newest, beganWith, 'text_changed');
  if (before !== undefined) return before;
  const [made] = await sql<[{ version: number }]>`
    insert into app_private.text_versions (key, text, built_in, what, author_id)
    values (${key}, ${text && sql.json(text)}, ${sql.json(builtIn)}, ${what}, ${member.id})
    returning id::float8 as version`;
  return made.version;
}

function check({ drawer }: TextParts, key: string, text: PageText): void {
  const problems = drawer.texts.checkText(key, text);
  if (!problems) throw new Failed({ code: 'invalid_request' });
  const worst = problems.filter(isStopping);
  if (worst.length === 0) return;
  throw new Failed({
    code: 'text_refused',
    fields: Object.fromEntries(
      worst
        .toReversed()
        .map(({ code, locale, about = '' }) => [
          locale,
          { code, message: sayInAll(textProblemWords[code], { about }) },
        ]),
    ),
  });
}

/** Publications are written one after the other, so that they are seen in the order of their numbers. */
export const oneAfterTheOther = (sql: Queries) => oneAtATime(sql, 'texts of pages');

/** Draws every page that shows a text or a list, before anybody else sees what shall stand there. */
export async function tryOut({ drawer, pages, log }: Pick<TextParts, 'drawer' | 'pages' | 'log'>, tried: Changes) {
  const { changes, ...published } = await pages.published();
  const all = new Map([...changes, ...tried]);
  for (const pathname of await pages.texts.showing(tried))
    await drawer.draw({ pathname, search: '' }, { ...published, changes: all }).catch((error: unknown) => {
      const keys = [...tried.keys()];
      log.warn({ ...errorFields(error), path: pathname, keys }, 'it was not published: it breaks its page');
      throw new Failed({ code: 'text_not_shown' });
    });
}
