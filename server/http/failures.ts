import type { Context } from 'hono';
import { failureWords } from '#content/answers/failures.ts';
import {
  type Failure,
  type FailureCode,
  failureStatus,
  nothingHere,
  type OrFailure,
  type RefusalCode,
} from '#contract/failures.ts';
import type { Locale } from '#contract/locale.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { isAway, withDeadline } from '#server/postgres/away.ts';
import { browserLocale } from './browser-locale.ts';
import { loggedPath } from './logged-path.ts';
import { Refusal } from './refusal.ts';

/** A call of ours that ends badly in our own words. Thrown, so that it also rolls back the transaction it happens in. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * The words for a failure in one sentence or several: those of the fields when there are any, else
 * those of the failure itself. Each is said once.
 */
export function wordsOf(failure: Failure, locale: Locale): string {
  const fields = Object.values(failure.fields ?? {}).map(({ message }) => message[locale]);
  return fields.length > 0 ? [...new Set(fields)].join(' ') : failureWords[failure.code][locale];
}

/**
 * A failure as JSON: `error` for programs, `message` for people, `fields` for each faulty field. In the language of the
 * browser, where nothing says another.
 */
export function answerFailure(c: Context, failure: Failure, locale = browserLocale(c)): Response {
  setFailureHeaders(c, failure);
  const fields = Object.entries(failure.fields ?? {}).map(([field, { code, message }]) => [
    field,
    { code, message: message[locale] },
  ]);
  return c.json(
    {
      error: failure.code,
      message: wordsOf(failure, locale),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as object } : {}),
    },
    failureStatus[failure.code],
  );
}

/** An address of the API that leads nowhere, as all clients read it: `code` is Supabase's, `error` ours. */
export function answerNothingHere(c: Context): Response {
  const code = 'not_found' satisfies FailureCode;
  return c.json({ code, error: code, message: nothingHere }, failureStatus[code]);
}

/** The headers that go with a failure, whatever form its answer has. */
export function setFailureHeaders(c: Context, failure: Failure): void {
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
  if (failure.code === 'wrong_method') c.header('Allow', 'POST, OPTIONS');
  // What is left of a body that is too large is not read: the connection ends here.
  if (failure.code === 'too_large' || failure.code === 'picture_too_large') c.header('Connection', 'close');
}

/** Asks the database in time. Whoever asks too often, and a database that is away, are failures with these codes. */
export async function askInTime<Value>(
  ask: () => Promise<OrFailure<Value>>,
  codes: { readonly away: FailureCode; readonly tooOften: FailureCode },
): Promise<OrFailure<Value>> {
  try {
    return await withDeadline(ask);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: { code: codes.tooOften, ...waitOf(error) } };
    if (isAway(error)) return { ok: false, failure: { code: codes.away } };
    throw error;
  }
}

const waitOf = ({ more: { retryAfterSeconds } }: Refusal): Pick<Failure, 'retryAfterSeconds'> =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds };

/**
 * Answers what was thrown in a function that asks the accounts: a failure of ours, a refusal of theirs in our own
 * words, and a database that does not answer with `away`. Anything else is thrown again.
 */
export function answerThrown(c: Context, error: unknown, away: FailureCode): Response {
  if (error instanceof Failed) return answerFailure(c, error.failure);
  if (error instanceof Refusal) return answerFailure(c, { code: failureOf[error.code] ?? 'failed', ...waitOf(error) });
  if (isAway(error)) return answerFailure(c, { code: away });
  throw error;
}

/** Answers, and notes in the log, what no part of the server has answered. */
export function answerUnforeseen(c: Context, error: Error, log: Log): Response {
  const code = isAway(error) ? 'unavailable' : 'failed';
  log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, code);
  return answerFailure(c, { code });
}

// What the accounts say to programs, in the words of our functions.
const failureOf: Partial<Record<RefusalCode, FailureCode>> = {
  bad_json: 'invalid_request',
  bad_jwt: 'invalid_token',
  current_password_invalid: 'wrong_password',
  email_exists: 'address_taken',
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
