import { Hono } from 'hono';
import { type TeamEnv, teamRoutes } from '#server/team/team-calls.ts';
import { drafts, draftsOfPage } from './drafts.ts';
import { previews } from './previews.ts';
import { publish, publishDrafts } from './publish-drafts.ts';
import type { TextParts } from './text-parts.ts';
import { page, renewed, text } from './text.ts';

/** The calls under /functions/v1/texts: the team changes texts of pages (docs/decisions/052-words-of-the-team.md). */
export function textRoutes(texts: TextParts): Hono<TeamEnv> {
  const app = new Hono<TeamEnv>();
  // What everybody reads is no secret: a build for another web server asks for it (build/published-elsewhere.ts).
  app.get('/published', async (c) => {
    await texts.limits.count('otherBlock', texts.addressOf(c));
    const { changes } = await texts.pages.published();
    // Lists say their own (/functions/v1/lists/published).
    const said = [...changes].filter(([key]) => !texts.drawer.lists.isList(key));
    return c.json(said.map(([key, text]) => ({ key, text })));
  });
  return teamRoutes(
    texts,
    [page, text, renewed, publish, publishDrafts, drafts, draftsOfPage, previews],
    'texts_unavailable',
    app,
  );
}
