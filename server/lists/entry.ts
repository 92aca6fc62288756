import type { EntryNow, EntryVersion } from '#contract/page-lists.ts';
import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import { readNames } from '#server/team/names.ts';
import type { Member } from '#server/team/team-calls.ts';
import { readDraft } from './drafts.ts';
import { type ListParts, type ListRoutes, readNow, requireEntry } from './list-parts.ts';

// As many as somebody looks through.
const mostVersions = 100;

/** GET /entry?key=…&id=…: an entry with its history. */
export const entry: ListRoutes = (app, lists) => {
  app.get('/entry', async (c) => {
    const { key = '', id = '' } = c.req.query();
    requireEntry(lists, key, id);
    return c.json(await readEntryNow(lists, key, id, c.get('member')));
  });
};

type Row = Omit<EntryVersion, 'author' | 'createdAt'> & { readonly authorId: string | null; readonly at: Date };

/** Throws where there is no such entry. */
export async function readEntryNow(lists: ListParts, key: string, id: string, member: Member): Promise<EntryNow> {
  const { sql, drawer } = lists;
  // The versions before what is shown: whoever writes has then seen at least that.
  const { versions, textVersion, draft } = await asTeam(sql, member, async (transaction) => {
    const rows = await transaction<Row[]>`
      select id::float8 as version, said as values, what, author_id as "authorId", created_at as at from app_private.entry_versions
      where list = ${key} and entry = ${id} order by id desc limit ${mostVersions}`;
    const whoIs = await readNames(
      transaction,
      rows.map(({ authorId }) => authorId),
    );
    return {
      textVersion: await newestTextOf(transaction, lists, key, id),
      draft: await readDraft(transaction, key, id, member),
      versions: rows.map(({ authorId, at, ...row }) => ({
        ...row,
        author: whoIs(authorId),
        createdAt: at.toISOString(),
      })),
    };
  });
  const version = versions[0]?.version ?? null;
  const { rows, changes } = await readNow(lists, key, { version, textVersion });
  const values = drawer.lists.valuesOfEntry(key, id, rows, changes);
  if (!values) throw new Failed({ code: 'not_found' });
  return {
    state: rows.findLast((row) => row.entry === id)?.state ?? 'shown',
    values,
    builtIn: drawer.lists.valuesOfEntry(key, id) ?? null,
    version,
    textVersion,
    versions,
    draft,
  };
}

/** The newest publication of a text of an entry, by all names that these ever had. */
export async function newestTextOf(
  sql: Queries,
  { drawer }: Pick<ListParts, 'drawer'>,
  key: string,
  id: string,
): Promise<number | null> {
  const names = Object.values(drawer.lists.textsOfEntry(key, id)).flatMap((name) => drawer.texts.namesEver(name));
  const [newest] = await sql<[{ version: number | null }]>`
    select max(id)::float8 as version from app_private.text_versions where key = any (${names})`;
  return newest.version;
}
