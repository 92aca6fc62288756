import { Hono } from 'hono';
import { today } from '#content/mail/team-time-zone.ts';
import { eventsKey } from '#contract/events.ts';
import type { ListNow } from '#contract/page-lists.ts';
import { Failed } from '#server/http/failures.ts';
import { picturesById } from '#server/pages/published-lists.ts';
import { asTeam } from '#server/team/as-team.ts';
import { teamRoutes, type TeamEnv } from '#server/team/team-calls.ts';
import { drafts, readBegun } from './drafts.ts';
import { entry } from './entry.ts';
import { type ListParts, type ListRoutes, picturesNamed, readNow } from './list-parts.ts';
import { publish } from './publish.ts';

/** The calls under /functions/v1/lists: the team changes lists of pages (docs/decisions/055-lists-of-the-team.md). */
export function listRoutes(lists: ListParts): Hono<TeamEnv> {
  const app = new Hono<TeamEnv>();
  // What everybody reads is no secret: a build for another web server asks for it (build/published-elsewhere.ts). What is
  // hidden or deleted counts there for the order alone, and for what calendars say of it.
  app.get('/published', async (c) => {
    await lists.limits.count('otherBlock', lists.addressOf(c));
    const { rows: listed, today } = await lists.pages.published();
    const rows = [...listed.values()].flat();
    const newest = new Map(rows.map((row) => [`${row.list} ${row.entry}`, row]));
    const withdrawn = lists.drawer.withdrawn(listed.get(eventsKey) ?? [], today);
    const read = rows.map((row) => {
      const isRead = row.state === 'shown' && newest.get(`${row.list} ${row.entry}`) === row;
      return { ...row, fields: isRead ? row.fields : (withdrawn.get(row) ?? null) };
    });
    const pictures = await picturesById(
      lists.sql,
      read.flatMap(picturesNamed).map(({ id }) => id),
    );
    return c.json(
      read.map((row) => {
        const { list, entry, fields, state, after, before, createdAt } = row;
        const named = picturesNamed(row).flatMap(({ id }) => pictures.get(id) ?? []);
        return { list, entry, fields, state, after, before, createdAt, pictures: named };
      }),
    );
  });
  return teamRoutes(lists, [list, entry, publish, drafts], 'texts_unavailable', app);
}

/** GET /list?key=…: a list in its order, with what is hidden and deleted. */
const list: ListRoutes = (app, lists) => {
  const { sql, drawer } = lists;
  app.get('/list', async (c) => {
    const key = c.req.query('key') ?? '';
    if (!drawer.lists.isList(key)) throw new Failed({ code: 'not_found' });
    // The versions before what is shown: whoever writes has then seen at least that.
    const member = c.get('member');
    const { newest, begun } = await asTeam(sql, member, async (transaction) => ({
      newest: await transaction<{ entry: string; version: number }[]>`
        select entry, max(id)::float8 as version from app_private.entry_versions where list = ${key} group by entry`,
      begun: await readBegun(transaction, key, member),
    }));
    const versions = new Map(newest.map(({ entry, version }) => [entry, version]));
    const seen = { version: Math.max(0, ...versions.values()), textVersion: null };
    const { rows, changes } = await readNow(lists, key, seen);
    const now: ListNow = {
      entries: drawer.lists
        .arrangeList(key, rows, changes, today())
        .map((entry) => ({ ...entry, version: versions.get(entry.id) ?? null })),
      begun,
    };
    return c.json(now);
  });
};
