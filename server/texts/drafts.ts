import * as v from 'valibot';
import { splitLocale } from '#contract/locale.ts';
import type { DraftsOfPage, PageText, TextDraftChange } from '#contract/page-texts.ts';
import { touchedBy } from '#contract/site-data.ts';
import { readFields } from '#server/http/read-fields.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import { asTeam } from '#server/team/as-team.ts';
import { readNames } from '#server/team/names.ts';
import { keepDraft } from './keep-draft.ts';
import type { TextRoutes } from './text-parts.ts';
import { aboutText, textSchema } from './text-schemas.ts';
import { readKey, requirePage } from './text.ts';

const schema: v.GenericSchema<unknown, TextDraftChange> = v.object({ ...aboutText, text: v.nullable(textSchema) });

/** POST /draft: keeps what somebody types of a text, unfinished as it is, or forgets it. */
export const drafts: TextRoutes = (app, { sql, drawer }) => {
  app.post('/draft', async (c) => {
    const { key: asked, text, beganWith } = await readFields(c, schema);
    // A draft is forgotten also where its text is gone.
    const { key, names } =
      text === null && isGone(drawer, asked) ? { key: asked, names: [asked] } : readKey(drawer, asked);
    const member = c.get('member');
    await asTeam(sql, member, (transaction) => keepDraft(transaction, member, { key, names, said: text, beganWith }));
    return c.json({});
  });
};

/** GET /drafts?path=/de/mission: what whoever asks has written of a page and not published, and the links that show it. */
export const draftsOfPage: TextRoutes = (app, { sql, drawer, pages }) => {
  app.get('/drafts', async (c) => {
    const pathname = c.req.query('path') ?? '';
    requirePage(drawer, pathname);
    const { said } = await drawer.draw({ pathname, search: '' }, await pages.published());
    const member = c.get('member');
    const found = await asTeam(sql, member, async (transaction) => {
      const drafts = await transaction<{ key: string; text: PageText; beganWith: number | null }[]>`
        select key, text, began_with::float8 as "beganWith" from app_private.text_drafts
        where author_id = ${member.id} order by saved_at`;
      const newest = await transaction<{ key: string; version: number }[]>`
        select key, max(id)::float8 as version from app_private.text_versions group by key`;
      const links = await transaction<{ id: string; authorId: string; expiresAt: Date }[]>`
        select id, author_id as "authorId", expires_at as "expiresAt"
        from app_private.text_previews
        where path = ${splitLocale(pathname).path} and is_shared and expires_at > now() order by created_at`;
      const whoIs = await readNames(
        transaction,
        links.map(({ authorId }) => authorId),
      );
      return { drafts, newest, links, whoIs };
    });
    return c.json({
      drafts: found.drafts.flatMap(({ key: asked, text, beganWith }) => {
        const key = drawer.texts.nameNow(asked);
        const problems = key === null ? undefined : drawer.texts.checkText(key, text);
        if (key === null || !problems || !isSaid(said, key)) return [];
        const names = drawer.texts.namesEver(key);
        const now = Math.max(
          0,
          ...found.newest.flatMap(({ key: of, version }) => (names.includes(of) ? [version] : [])),
        );
        return [{ key, text, problems, isOvertaken: now !== (beganWith ?? 0) }];
      }),
      lost: found.drafts.flatMap(({ key, text: said }) =>
        isGone(drawer, key) ? [{ key, words: typedInto(said) }] : [],
      ),
      links: found.links.map(({ id, authorId, expiresAt }) => ({
        id,
        author: found.whoIs(authorId),
        expiresAt: expiresAt.toISOString(),
      })),
    } satisfies DraftsOfPage);
  });
};

/** Whether no text and no entry of a list has this name: an update has taken it away. */
function isGone({ texts, lists }: Pick<Drawer, 'texts' | 'lists'>, key: string): boolean {
  const name = texts.nameNow(key);
  if (name !== null && texts.builtIn(name)) return false;
  const dot = key.lastIndexOf('.');
  return !lists.canBeEntry(key.slice(0, dot), key.slice(dot + 1));
}

/** All that was typed into a draft, of a text or of an entry. */
const typedInto = (said: unknown): string[] =>
  typeof said === 'string' ? [said].filter(Boolean) : Object.values(said ?? {}).flatMap(typedInto);

const isSaid = (said: ReadonlySet<string>, key: string): boolean =>
  [...touchedBy(new Map([[key, key]]))].some((name) => said.has(name));
