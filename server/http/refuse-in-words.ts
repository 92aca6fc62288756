import type { Context } from 'hono';
import { goBack } from '#content/answers/failures.ts';
import { type Failure, failureStatus } from '#contract/failures.ts';
import { browserLocale } from './browser-locale.ts';
import { setFailureHeaders, wordsOf } from './failures.ts';

/** Refuses what a person reads, when no page can be drawn. */
export function refuseInWords(c: Context, failure: Failure): Response {
  const language = browserLocale(c);
  setFailureHeaders(c, failure);
  c.header('Cache-Control', 'no-store');
  const words = wordsOf(failure, language);
  return c.text(c.req.method === 'POST' ? `${words} ${goBack[language]}` : words, failureStatus[failure.code]);
}
