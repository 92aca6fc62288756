import { sentWords } from '#content/contact/sent.ts';
import type { Words } from '#contract/words.ts';
import type { NotSent } from './send-message.ts';

/**
 * What helps to know beside "it was not sent": the server's own words, or that there is no connection.
 * Undefined where nobody knows more.
 */
export function whyNotSent(failed: NotSent, t: Words): string | undefined {
  if (failed.because === 'refused') return failed.detail;
  return navigator.onLine ? undefined : t(sentWords.offline);
}
