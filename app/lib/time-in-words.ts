import { inboxWords as words } from '#content/inbox/words.ts';
import type { Words } from '#contract/words.ts';

/**
 * A moment as people say it, in the time of their own clock: `today, 14:05`, `yesterday, 09:10`,
 * `3 November 2026, 18:22`.
 * @param moment ISO 8601.
 */
export function timeInWords(moment: string, t: Words, now = new Date()): string {
  const at = new Date(moment);
  const language = t.locale === 'en' ? 'en-GB' : t.locale;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return t(words.today, { time });
  if (at.toDateString() === yesterday.toDateString()) return t(words.yesterday, { time });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
  return t(words.onDay, { date, time });
}
