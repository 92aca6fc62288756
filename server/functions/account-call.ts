import { type Context, Hono } from 'hono';
import type { Locale } from '#contract/locale.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { Caller } from '#server/auth/sessions/bearer.ts';
import { Refusal, type RefusalCode } from '#server/auth/refusal.ts';
import { browserLocale } from '#server/browser-locale.ts';
import { isAway } from '#server/postgres/away.ts';
import type { FailureCode } from './answers.ts';
import { answerFailure } from './failure-response.ts';

/** What an owner does with their account: `language` is the visitor's. Throws a refusal when it may not be. */
export type AccountWork = (c: Context, caller: Caller, language: Locale) => Promise<Record<string, unknown>>;

/**
 * A function that its caller's own account is needed for: POST with their bearer, which is all that says whose
 * account it is. An account with a second factor is reached only by a session that has shown it.
 */
export function accountCall(auth: AuthParts, limit: 'ownDataAccount' | 'deletionAccount', work: AccountWork): Hono {
  const app = new Hono();
  app.all('/', async (c) => {
    const language = browserLocale(c);
    if (c.req.method !== 'POST') return answerFailure(c, { code: 'wrong_method' }, language);
    try {
      await auth.limits.count('otherBlock', auth.addressOf(c));
      const caller = await auth.authenticate(c.req.header('authorization'));
      if (caller.lacksSecondFactor) throw new Refusal('insufficient_aal');
      await auth.limits.count(limit, caller.user.id);
      return c.json(await work(c, caller, language));
    } catch (error) {
      if (error instanceof Refusal) {
        const wait = error.more.retryAfterSeconds;
        const code = failureOf[error.code] ?? 'failed';
        return answerFailure(c, { code, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) }, language);
      }
      if (isAway(error)) return answerFailure(c, { code: 'account_unavailable' }, language);
      throw error;
    }
  });
  return app;
}

// What the accounts say to programs, in the words of our functions.
const failureOf: Partial<Record<RefusalCode, FailureCode>> = {
  bad_json: 'invalid_request',
  bad_jwt: 'invalid_token',
  current_password_invalid: 'wrong_password',
  insufficient_aal: 'second_step_needed',
  no_authorization: 'invalid_token',
  over_request_rate_limit: 'too_often',
  reauthentication_needed: 'proof_needed',
  reauthentication_not_valid: 'wrong_code',
  request_entity_too_large: 'too_large',
  session_not_found: 'invalid_token',
  user_banned: 'invalid_token',
  user_not_found: 'invalid_token',
  validation_failed: 'invalid_request',
};
