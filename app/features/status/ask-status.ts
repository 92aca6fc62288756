import { backendUrl } from '#app/lib/backend.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { statusStates } from '#content/contact/status.ts';
import type { MessageStatus } from '#contract/inbox.ts';
import type { Locale } from '#contract/locale.ts';
import { statusTokenPattern } from '#contract/status.ts';

export type State = keyof typeof statusStates;

/** What the page shows. `date` is in words, and empty where there is none. */
export type Shown = { state: State; date: string };

/** Asks the server what became of the message whose link ends with `token`. Never throws. */
export async function askStatus(token: string, locale: Locale, signal: AbortSignal): Promise<Shown> {
  // Nobody need be asked about what is no end of a link of ours, such as none at all.
  if (!statusTokenPattern.test(token)) return { state: 'unknown', date: '' };
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/message-status?token=${encodeURIComponent(token)}`, {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (answer.status === 404) return { state: 'unknown', date: '' };
    if (!answer.ok) return { state: 'away', date: '' };
    const { status, receivedOn } = (await answer.json()) as MessageStatus;
    return { state: status, date: dateInWords(receivedOn, locale) };
  } catch {
    return { state: 'away', date: '' };
  }
}
