import type { Context } from 'hono';
import type { Locale } from '#contract/locale.ts';
import { Refusal, type RefusalCode } from '#server/auth/refusal.ts';
import { isAway } from '#server/postgres/away.ts';
import type { FailureCode } from './answers.ts';
import { Failed } from './failed.ts';
import { answerFailure } from './failure-response.ts';

/**
 * Answers what was thrown in a function that asks the accounts: a failure of ours, a refusal of theirs in our own
 * words, and a database that does not answer with `away`. Anything else is thrown again.
 */
export function answerThrown(c: Context, error: unknown, language: Locale, away: FailureCode): Response {
  if (error instanceof Failed) return answerFailure(c, error.failure, language);
  if (error instanceof Refusal) {
    const wait = error.more.retryAfterSeconds;
    const code = failureOf[error.code] ?? 'failed';
    return answerFailure(c, { code, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) }, language);
  }
  if (isAway(error)) return answerFailure(c, { code: away }, language);
  throw error;
}

// What the accounts say to programs, in the words of our functions.
const failureOf: Partial<Record<RefusalCode, FailureCode>> = {
  bad_json: 'invalid_request',
  bad_jwt: 'invalid_token',
  current_password_invalid: 'wrong_password',
  insufficient_aal: 'second_step_needed',
  no_authorization: 'invalid_token',
  not_admin: 'not_team',
  not_found: 'not_found',
  over_request_rate_limit: 'too_often',
  reauthentication_needed: 'proof_needed',
  reauthentication_not_valid: 'wrong_code',
  request_entity_too_large: 'too_large',
  session_not_found: 'invalid_token',
  user_banned: 'invalid_token',
  user_not_found: 'invalid_token',
  validation_failed: 'invalid_request',
};
