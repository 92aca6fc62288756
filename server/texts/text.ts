import type { PageText, RenewedTexts, TextNow } from '#contract/page-texts.ts';
import { Failed } from '#server/http/failures.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam, statementAsTeam } from '#server/team/as-team.ts';
import { readNames } from '#server/team/names.ts';
import type { Member } from '#server/team/team-calls.ts';
import type { TextRoutes } from './text-parts.ts';

/** GET /text?key=…: a text with its history. */
export const text: TextRoutes = (app, { sql, drawer }) => {
  app.get('/text', async (c) => {
    const known = readKey(drawer, c.req.query('key'));
    const member = c.get('member');
    return c.json(await asTeam(sql, member, (transaction) => readText(transaction, known, member)));
  });
};

/** A text that the team may change: its name of now, all names it ever had, and what is built in. */
export type KnownText = { readonly key: string; readonly names: readonly string[]; readonly builtIn: PageText };

/** Throws where no page of the build stands. */
export function requirePage({ addressesOf }: Pick<Drawer, 'addressesOf'>, pathname: string): void {
  if (!addressesOf([]).includes(pathname)) throw new Failed({ code: 'not_found' });
}

/** Throws where a name means no text of a page. */
export function readKey({ texts }: Pick<Drawer, 'texts'>, asked: string | undefined): KnownText {
  const key = texts.nameNow(asked ?? '');
  const builtIn = key === null ? undefined : texts.builtIn(key);
  if (key === null || !builtIn) throw new Failed({ code: 'not_found' });
  return { key, names: texts.namesEver(key), builtIn };
}

// As many as somebody looks through.
const mostVersions = 100;

type Row = {
  readonly version: number;
  readonly text: PageText | null;
  readonly builtInThen: PageText;
  readonly what: string;
  readonly authorId: string | null;
  readonly at: Date;
};

/** What was built in when a text was changed; null where it still is, or where the built-in text counts. */
function builtInBefore(newest: Pick<Row, 'text' | 'builtInThen'> | undefined, builtIn: PageText): PageText | null {
  if (!newest?.text) return null;
  const { en, de } = newest.builtInThen;
  const isSame = JSON.stringify([en, de]) === JSON.stringify([builtIn.en, builtIn.de]);
  return isSame || en === undefined ? null : newest.builtInThen;
}

/** In a transaction of `asTeam`. */
export async function readText(sql: Queries, { key, names, builtIn }: KnownText, member: Member): Promise<TextNow> {
  const versions = await sql<Row[]>`
    select id::float8 as version, text, built_in as "builtInThen", what, author_id as "authorId", created_at as at from app_private.text_versions
    where key = any (${[...names]}) order by id desc limit ${mostVersions}`;
  const drafts = await sql<{ authorId: string; text: PageText; beganWith: number | null }[]>`
    select author_id as "authorId", text, began_with::float8 as "beganWith" from app_private.text_drafts
    where key = any (${[...names]}) order by saved_at desc`;
  const whoIs = await readNames(
    sql,
    [...versions, ...drafts].map(({ authorId }) => authorId),
  );
  const mine = drafts.find(({ authorId }) => authorId === member.id);
  return {
    key,
    builtIn,
    builtInBefore: builtInBefore(versions[0], builtIn),
    versions: versions.map(({ version, text, what, authorId, at }) => ({
      text,
      what,
      version,
      author: whoIs(authorId),
      createdAt: at.toISOString(),
    })),
    draft: mine ? { text: mine.text, beganWith: mine.beganWith } : null,
    others: drafts.flatMap(({ authorId }) => (authorId === member.id ? [] : (whoIs(authorId) ?? []))),
  };
}

/** GET /page?path=/de/mission: a page as it is now, with its texts marked. Of those that the build knows. */
export const page: TextRoutes = (app, { drawer, pages }) => {
  app.get('/page', async (c) => {
    const pathname = c.req.query('path') ?? '';
    requirePage(drawer, pathname);
    const published = await pages.published();
    return c.json(await drawer.drawMarked({ pathname, search: '' }, published));
  });
};

/** GET /renewed: an update has changed the built-in text, and the team had changed it before. */
export const renewed: TextRoutes = (app, { sql, drawer: { texts } }) => {
  app.get('/renewed', async (c) => {
    const rows = await statementAsTeam(sql, c.get('member'))<{ key: string } & Pick<Row, 'text' | 'builtInThen'>>`
      select key, text, built_in as "builtInThen" from app_private.text_versions order by id`;
    // The newest of each, by the name that it has now.
    const newest = new Map(rows.map((row) => [texts.nameNow(row.key), row]));
    const found: RenewedTexts = [...newest].flatMap(([key, row]) => {
      const builtIn = key === null ? undefined : texts.builtIn(key);
      return key !== null && row.text && builtIn && builtInBefore(row, builtIn) ? [{ key, text: row.text }] : [];
    });
    return c.json(found);
  });
};
