import { Hono } from 'hono';
import type { Well } from '#contract/well.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';
import { readMember } from '#server/inbox/member.ts';
import { withDeadline } from '#server/postgres/away.ts';
import { look, type WellNeeds } from './look.ts';

type Parts = Pick<AuthParts, 'readAccess' | 'limits' | 'addressOf'> & WellNeeds;

/** GET /functions/v1/well: whether all is well with the server, for the team. */
export function wellRoutes(parts: Parts): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    await readMember(c, parts);
    return c.json({ findings: await withDeadline(() => look(parts)) } satisfies Well);
  });
  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'account_unavailable'));
  return app;
}
