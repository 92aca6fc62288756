import type { ListNow } from '#contract/page-lists.ts';
import { Failed } from '#server/http/failures.ts';
import { asTeam } from '#server/inbox/as-team.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { type ListRoutes, readNow } from './list-parts.ts';

/** GET /list?key=…: a list in its order, with what is hidden and deleted. */
export const list: ListRoutes = (app, lists) => {
  const { sql, drawer } = lists;
  app.get('/list', async (c) => {
    const key = c.req.query('key') ?? '';
    if (!drawer.lists.isList(key)) throw new Failed({ code: 'not_found' });
    // The versions before what is shown: whoever writes has then seen at least that.
    const newest = await withDeadline(() =>
      asTeam(
        sql,
        c.get('member'),
        (transaction) => transaction<{ entry: string; version: string }[]>`
          select entry, max(id) as version from app_private.entry_versions where list = ${key} group by entry`,
      ),
    );
    const versions = new Map(newest.map(({ entry, version }) => [entry, Number(version)]));
    const { rows, changes } = await readNow(lists, key);
    const now: ListNow = {
      key,
      entries: drawer.lists
        .arrangeList(key, rows, changes)
        .map((entry) => ({ ...entry, version: versions.get(entry.id) ?? null })),
    };
    c.header('Cache-Control', 'no-store');
    return c.json(now);
  });
};
