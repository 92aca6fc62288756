import { Hono } from 'hono';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';
import { readMember } from '#server/inbox/member.ts';
import { drafts, draftsOfPage } from './drafts.ts';
import { page, renewed, text } from './text.ts';
import { previews } from './previews.ts';
import { publish, publishDrafts } from './publish-drafts.ts';
import type { TextParts, TextRoutes, TextsEnv } from './text-parts.ts';

const parts: readonly TextRoutes[] = [page, text, renewed, publish, publishDrafts, drafts, draftsOfPage, previews];

/** The calls under /functions/v1/texts: the team changes texts of pages (docs/decisions/052-words-of-the-team.md). */
export function textRoutes(texts: TextParts): Hono<TextsEnv> {
  const app = new Hono<TextsEnv>();
  // What everybody reads is no secret: a build for another web server asks for it (build/published-elsewhere.ts).
  app.get('/published', async (c) => {
    const { changes } = await texts.pages.published();
    c.header('Cache-Control', 'no-store');
    // Lists say their own (/functions/v1/lists/published).
    const said = [...changes].filter(([key]) => !texts.drawer.lists.isList(key));
    return c.json(said.map(([key, text]) => ({ key, text })));
  });
  app.use(async (c, next) => {
    c.set('member', await readMember(c, texts));
    await next();
  });
  for (const part of parts) part(app, texts);
  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'texts_unavailable'));
  return app;
}
