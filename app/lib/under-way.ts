import type { Localized } from '#contract/locale.ts';
import type { Message } from '#contract/message.ts';

/** What goes to the team always has the id that was made with its draft (app/lib/drafts.ts). */
export type Sendable = Message & { id: string };

/** What is said of a message on the page where the visitor is once it is answered. */
export type News = { sent: Localized; text?: Localized | undefined; failed: Localized };

/** `message` is missing where it does not fit into the storage: a photo. */
type UnderWay = { message?: Sendable; news: News };

const start = 'under-way:';

/**
 * Notes that a message is on its way, until `noteAnswered`. The browser cancels what is on its way when its page is
 * left, so the next page of this tab finds it here and sends it again (app/lib/send-left.ts). It is noted before and
 * not while the page goes, because a phone may end a tab without a word.
 */
export function noteUnderWay(message: Sendable, news: News): void {
  for (const noted of [{ message, news }, { news }] satisfies UnderWay[])
    try {
      return sessionStorage.setItem(start + message.id, JSON.stringify(noted));
    } catch {
      // Full, or switched off: then the draft lives as long as the page, too.
    }
}

/** An answer came, or it is certain that none will. */
export function noteAnswered(id: string): void {
  try {
    sessionStorage.removeItem(start + id);
  } catch {
    // Storage is switched off.
  }
}

/** The ids of what was on its way when its page was left. */
export function idsUnderWay(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

/** Takes what was noted, once. Undefined where nothing or somebody else's words lie there. */
export function takeUnderWay(id: string): UnderWay | undefined {
  const text = sessionStorage.getItem(start + id);
  noteAnswered(id);
  try {
    const noted = JSON.parse(text ?? 'null') as UnderWay | null;
    return noted?.news ? noted : undefined;
  } catch {
    return undefined;
  }
}
