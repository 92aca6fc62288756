import { Hono } from 'hono';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';
import { readMember } from '#server/inbox/member.ts';
import type { TextsEnv } from '#server/texts/text-parts.ts';
import { entry } from './entry.ts';
import { list } from './list.ts';
import type { ListParts, ListRoutes } from './list-parts.ts';
import { publish } from './publish.ts';

const parts: readonly ListRoutes[] = [list, entry, publish];

/** The calls under /functions/v1/lists: the team changes lists of pages (docs/decisions/055-lists-of-the-team.md). */
export function listRoutes(lists: ListParts): Hono<TextsEnv> {
  const app = new Hono<TextsEnv>();
  // What everybody reads is no secret: a build for another web server asks for it (build/published-elsewhere.ts). What is
  // hidden or deleted counts there for the order alone.
  app.get('/published', async (c) => {
    const rows = [...(await lists.pages.lists()).rows.values()].flat();
    const newest = new Map(rows.map((row) => [`${row.list} ${row.entry}`, row]));
    c.header('Cache-Control', 'no-store');
    return c.json(
      rows.map((row) => {
        const isRead = row.state === 'shown' && newest.get(`${row.list} ${row.entry}`) === row;
        const { list, entry, state, after, before } = row;
        return { list, entry, fields: isRead ? row.fields : null, state, after, before };
      }),
    );
  });
  app.use(async (c, next) => {
    c.set('member', await readMember(c, lists));
    await next();
  });
  for (const part of parts) part(app, lists);
  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'texts_unavailable'));
  return app;
}
