import type { InboxStart } from '#contract/inbox.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';

/** What a sentence is about, so that it can lead to it. */
export type InboxSentence = {
  readonly about: 'waiting' | 'unread' | 'undelivered' | 'suspected';
  readonly text: string;
};

/** In place of the sentences when there are none. */
export const nothingWaits: Localized = { en: 'Nothing is waiting for you.', de: 'Nichts wartet auf dich.' };

export const summaryWords = {
  waitingOne: { en: '1 message is waiting for an answer.', de: '1 Nachricht wartet auf eine Antwort.' },
  waitingOneLate: {
    en: '1 message is waiting for an answer, longer than promised.',
    de: '1 Nachricht wartet auf eine Antwort, länger als versprochen.',
  },
  waiting: {
    en: '{count} messages are waiting for an answer.',
    de: '{count} Nachrichten warten auf eine Antwort.',
  },
  waitingLate: {
    en: '{count} messages are waiting for an answer, {late} longer than promised.',
    de: '{count} Nachrichten warten auf eine Antwort, {late} länger als versprochen.',
  },
  undeliveredOne: { en: '1 email couldn’t be delivered.', de: '1 Mail konnte nicht zugestellt werden.' },
  undelivered: { en: '{count} emails couldn’t be delivered.', de: '{count} Mails konnten nicht zugestellt werden.' },
  unreadOne: {
    en: '1 message that needs no answer hasn’t been read yet.',
    de: '1 Nachricht, die keine Antwort braucht, ist noch ungelesen.',
  },
  unread: {
    en: '{count} messages that need no answer haven’t been read yet.',
    de: '{count} Nachrichten, die keine Antwort brauchen, sind noch ungelesen.',
  },
  suspectedOne: { en: '1 message looks like spam.', de: '1 Nachricht sieht nach Spam aus.' },
  suspected: { en: '{count} messages look like spam.', de: '{count} Nachrichten sehen nach Spam aus.' },
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * What is to be done in the inbox, one sentence for each thing, the most pressing first; none when nothing waits. The
 * start view and the daily mail say the same. `{ waiting: 3, late: 1, … }` begins with "3 messages are waiting for an answer,
 * 1 longer than promised."
 */
export function inboxSummary(start: InboxStart, locale: Locale): readonly InboxSentence[] {
  const counted = (about: 'undelivered' | 'unread' | 'suspected'): InboxSentence => ({
    about,
    text:
      start[about] === 1
        ? say(locale, summaryWords[`${about}One`])
        : say(locale, summaryWords[about], { count: start[about] }),
  });
  const sentences: InboxSentence[] = [
    { about: 'waiting', text: waitingSentence(start, locale) },
    counted('undelivered'),
    counted('unread'),
    counted('suspected'),
  ];
  return sentences.filter(({ about }) => start[about] > 0);
}

function waitingSentence({ waiting, late }: InboxStart, locale: Locale): string {
  if (waiting === 1) return say(locale, late > 0 ? summaryWords.waitingOneLate : summaryWords.waitingOne);
  if (late === 0) return say(locale, summaryWords.waiting, { count: waiting });
  return say(locale, summaryWords.waitingLate, { count: waiting, late: Math.min(late, waiting) });
}
