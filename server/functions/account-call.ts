import { type Context, Hono } from 'hono';
import type { Locale } from '#contract/locale.ts';
import { accountOf } from '#server/auth/access.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { Caller } from '#server/auth/sessions/bearer.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';

/** What an owner does with their account: `language` is the visitor's. Throws a refusal when it may not be. */
type AccountWork = (c: Context, caller: Caller, language: Locale) => Promise<Record<string, unknown>>;

/**
 * A function that its caller's own account is needed for: POST with their bearer, which is all that says whose
 * account it is. An account with a second factor is reached only by a session that has shown it.
 */
export function accountCall(auth: AuthParts, limit: 'ownDataAccount' | 'deletionAccount', work: AccountWork): Hono {
  const app = new Hono();
  app.all('/', async (c) => {
    if (c.req.method !== 'POST') return answerFailure(c, { code: 'wrong_method' });
    try {
      await auth.limits.count('otherBlock', auth.addressOf(c));
      const { caller } = accountOf(await auth.readAccess(c.req.raw));
      await auth.limits.count(limit, caller.user.id);
      return c.json(await work(c, caller, browserLocale(c)));
    } catch (error) {
      return answerThrown(c, error, 'account_unavailable');
    }
  });
  return app;
}
