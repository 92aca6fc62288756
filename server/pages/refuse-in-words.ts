import type { Context } from 'hono';
import { browserLocale } from '#server/browser-locale.ts';
import { goBack } from '#content/answers/failures.ts';
import { type Failure, statusOf } from '#server/functions/answers.ts';
import { setFailureHeaders, wordsOf } from '#server/functions/failure-response.ts';

/** Refuses what a person reads, when no page can be drawn. */
export function refuseInWords(c: Context, failure: Failure): Response {
  const language = browserLocale(c);
  setFailureHeaders(c, failure);
  c.header('Cache-Control', 'no-store');
  const words = wordsOf(failure, language);
  return c.text(c.req.method === 'POST' ? `${words} ${goBack[language]}` : words, statusOf[failure.code]);
}
