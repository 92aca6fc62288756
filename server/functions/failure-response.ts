import type { Context } from 'hono';
import { failureWords } from '#content/answers/failures.ts';
import type { Locale } from '#contract/locale.ts';
import { type Failure, statusOf } from './answers.ts';

/**
 * The words for a failure in one sentence or several: those of the fields when there are any, else
 * those of the failure itself. Each is said once.
 */
export function wordsOf(failure: Failure, locale: Locale): string {
  const fields = Object.values(failure.fields ?? {}).map(({ message }) => message[locale]);
  return fields.length > 0 ? [...new Set(fields)].join(' ') : failureWords[failure.code][locale];
}

/** A failure as JSON: `error` for programs, `message` for people, `fields` for each faulty field. */
export function answerFailure(c: Context, failure: Failure, locale: Locale): Response {
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
    statusOf[failure.code],
  );
}

/** The headers that go with a failure, whatever form its answer has. */
export function setFailureHeaders(c: Context, failure: Failure): void {
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
  if (failure.code === 'wrong_method') c.header('Allow', 'POST, OPTIONS');
  // What is left of a body that is too large is not read: the connection ends here.
  if (failure.code === 'too_large') c.header('Connection', 'close');
}
