import type { InboxStart } from '#contract/inbox.ts';
import type { Locale, Localized } from '#contract/locale.ts';

/** What a sentence is about, so that it can lead to it. */
export type InboxSentence = {
  readonly about: 'waiting' | 'unread' | 'undelivered' | 'suspected';
  readonly text: string;
};

/**
 * What is to be done in the inbox, one sentence for each thing, the most pressing first; none when nothing waits. The
 * start view and the daily mail say the same. `{ waiting: 3, late: 1, … }` begins with "3 messages are waiting for an answer,
 * 1 longer than promised."
 */
export function inboxSummary(start: InboxStart, locale: Locale): readonly InboxSentence[] {
  const { waiting, late } = start;
  return sentences[locale]({ ...start, late: Math.min(late, waiting) }).flatMap(([about, count, text]) =>
    count > 0 ? [{ about, text }] : [],
  );
}

/** In place of the sentences when there are none. */
export const nothingWaits: Localized = { en: 'Nothing is waiting for you.', de: 'Nichts wartet auf dich.' };

type Sentences = readonly (readonly [about: InboxSentence['about'], count: number, text: string])[];

const sentences: Localized<(start: InboxStart) => Sentences> = {
  en: ({ waiting, late, unread, undelivered, suspected }) => [
    [
      'waiting',
      waiting,
      `${waiting} ${waiting === 1 ? 'message is' : 'messages are'} waiting for an answer${lateEn(waiting, late)}.`,
    ],
    ['undelivered', undelivered, `${undelivered} ${undelivered === 1 ? 'mail' : 'mails'} could not be delivered.`],
    [
      'unread',
      unread,
      unread === 1
        ? '1 message that needs no answer has not been read yet.'
        : `${unread} messages that need no answer have not been read yet.`,
    ],
    ['suspected', suspected, `${suspected} ${suspected === 1 ? 'message looks' : 'messages look'} like spam.`],
  ],
  de: ({ waiting, late, unread, undelivered, suspected }) => [
    [
      'waiting',
      waiting,
      `${waiting} ${waiting === 1 ? 'Nachricht wartet' : 'Nachrichten warten'} auf eine Antwort${lateDe(waiting, late)}.`,
    ],
    [
      'undelivered',
      undelivered,
      `${undelivered} ${undelivered === 1 ? 'Mail konnte' : 'Mails konnten'} nicht zugestellt werden.`,
    ],
    [
      'unread',
      unread,
      unread === 1
        ? '1 Nachricht, die keine Antwort braucht, ist noch ungelesen.'
        : `${unread} Nachrichten, die keine Antwort brauchen, sind noch ungelesen.`,
    ],
    [
      'suspected',
      suspected,
      `${suspected} ${suspected === 1 ? 'Nachricht sieht' : 'Nachrichten sehen'} nach Spam aus.`,
    ],
  ],
};

const lateEn = (waiting: number, late: number): string =>
  late === 0 ? '' : waiting === 1 ? ', longer than promised' : `, ${late} longer than promised`;

const lateDe = (waiting: number, late: number): string =>
  late === 0 ? '' : waiting === 1 ? ', länger als versprochen' : `, ${late} länger als versprochen`;
