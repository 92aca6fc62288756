import { inboxWords as words } from '#content/inbox/words.ts';
import { languageOf } from '#contract/date-in-words.ts';
import type { Words } from '#contract/words.ts';

/** What the clock of whoever reads shows: `14:05`. */
export const clockTime = (moment: string, t: Words): string =>
  new Intl.DateTimeFormat(languageOf(t.locale), { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));

/**
 * A moment as people say it, in the time of their own clock: `today, 14:05`, `yesterday, 09:10`,
 * `3 November 2026, 18:22`.
 * @param moment ISO 8601.
 */
export function timeInWords(moment: string, t: Words, now = new Date()): string {
  const at = new Date(moment);
  const time = clockTime(moment, t);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return t(words.today, { time });
  if (at.toDateString() === yesterday.toDateString()) return t(words.yesterday, { time });
  const date = new Intl.DateTimeFormat(languageOf(t.locale), { dateStyle: 'long' }).format(at);
  return t(words.onDay, { date, time });
}
