import { expect, test } from 'vitest';
import type { InboxStart } from '#contract/inbox.ts';
import { inboxSummary } from './inbox-summary.ts';

const nothing: InboxStart = { waiting: 0, late: 0, unread: 0, undelivered: 0, suspected: 0 };
const said = (start: Partial<InboxStart>, locale: 'en' | 'de'): string =>
  inboxSummary({ ...nothing, ...start }, locale)
    .map(({ text }) => text)
    .join(' ');

test('says what waits in plain sentences, the most pressing first, and nothing about what does not', () => {
  const busy = { waiting: 3, late: 1, unread: 2, undelivered: 1, suspected: 4 };
  expect(said(busy, 'en')).toBe(
    '3 messages are waiting for an answer, 1 longer than promised. 1 email couldn’t be delivered. 2 messages that need no answer haven’t been read yet. 4 messages look like spam.',
  );
  expect(said(busy, 'de')).toBe(
    '3 Nachrichten warten auf eine Antwort, 1 länger als versprochen. 1 Mail konnte nicht zugestellt werden. 2 Nachrichten, die keine Antwort brauchen, sind noch ungelesen. 4 Nachrichten sehen nach Spam aus.',
  );
  expect(inboxSummary(busy, 'en')).toHaveLength(4);
  expect(inboxSummary(nothing, 'en')).toEqual([]);
});

test('one is one, also when it is late', () => {
  const one = { waiting: 1, late: 1, unread: 1, undelivered: 2, suspected: 1 };
  expect(said(one, 'en')).toBe(
    '1 message is waiting for an answer, longer than promised. 2 emails couldn’t be delivered. 1 message that needs no answer hasn’t been read yet. 1 message looks like spam.',
  );
  expect(said(one, 'de')).toBe(
    '1 Nachricht wartet auf eine Antwort, länger als versprochen. 2 Mails konnten nicht zugestellt werden. 1 Nachricht, die keine Antwort braucht, ist noch ungelesen. 1 Nachricht sieht nach Spam aus.',
  );
  expect(said({ waiting: 2 }, 'en')).toBe('2 messages are waiting for an answer.');
});
