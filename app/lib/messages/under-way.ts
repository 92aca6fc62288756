import { keep, keysOfTab, takeKept } from '#app/lib/browser/kept.ts';
import type { Localized } from '#contract/locale.ts';
import type { Message } from '#contract/message.ts';

/** What goes to the team always has the id that was made with its draft (app/lib/forms/drafts.ts). */
export type Sendable = Message & { id: string };

/** What is said of a message on the page where the visitor is once it is answered. */
export type News = { sent: Localized; text?: Localized | undefined; failed: Localized };

/** `message` is missing where it does not fit into the storage: a photo. */
type UnderWay = { message?: Sendable; news: News };

const start = 'under-way:';

/**
 * Notes that a message is on its way, until `noteAnswered`. The browser cancels what is on its way when its page is
 * left, so the next page of this tab finds it here and sends it again (app/lib/messages/send-left.ts). It is noted before and
 * not while the page goes, because a phone may end a tab without a word.
 */
export function noteUnderWay(message: Sendable, news: News): void {
  for (const noted of [{ message, news }, { news }] satisfies UnderWay[])
    // Full, or switched off: then the draft lives as long as the page, too.
    if (keep(start + message.id, noted, 'sessionStorage')) return;
}

/** An answer came, or it is certain that none will. */
export function noteAnswered(id: string): void {
  keep(start + id, undefined, 'sessionStorage');
}

/** The ids of what was on its way when its page was left. */
export const idsUnderWay = (): string[] =>
  keysOfTab()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));

/** Takes what was noted, once. Undefined where nothing or somebody else's words lie there. */
export function takeUnderWay(id: string): UnderWay | undefined {
  const noted = takeKept(start + id) as UnderWay | null | undefined;
  if (noted?.news) return noted;
  noteAnswered(id);
  return undefined;
}
