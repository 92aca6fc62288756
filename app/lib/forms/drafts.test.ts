import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentDraft } from '#app/lib/messages/sent-draft.ts';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { attemptToSend, deleteDraft, draftsOf, findDraft, keepDraft, sentEvent } from './drafts.ts';

beforeEach(() => vi.stubGlobal('history', { state: null, replaceState: () => {} }));
afterEach(() => vi.unstubAllGlobals());

test('CALM-05 a draft comes back as it was kept, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (message, variant) => {
      vi.stubGlobal('sessionStorage', memoryStorage());
      const draft = { values: { message: message.toWellFormed() } };
      keepDraft('contact', variant, draft);
      expect(findDraft('contact', variant)).toEqual(draft);
      expect(findDraft('feedback', variant)).toBeUndefined();
      deleteDraft('contact', variant);
      expect(findDraft('contact', variant)).toBeUndefined();
      expect(Object.keys(sessionStorage)).toEqual([]);
    }),
  );
});

test('CALM-05 the drafts of a form are found, one of another form is not', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(draftsOf('contact')).toEqual([]);
  keepDraft('contact', '', { values: {} });
  keepDraft('feedback', '?x', { values: {} });
  expect(draftsOf('contact')).toEqual(['']);
  keepDraft('contact', '?reason=talk', { values: {} });
  expect(draftsOf('contact').toSorted()).toEqual(['', '?reason=talk']);
});

test('CALM-05 the same words are sent under the same id again, other words under another', () => {
  const first = attemptToSend({ values: { message: 'Hello' } });
  expect(first.attempt.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(attemptToSend(first)).toEqual(first);
  expect(attemptToSend({ ...first, values: { message: 'Hello!' } }).attempt.id).not.toBe(first.attempt.id);
});

test('CALM-05 two tabs that began with one draft send two messages', () => {
  const copied = JSON.stringify({ values: { message: 'Hello' } });
  const [one, other] = [JSON.parse(copied), JSON.parse(copied)] as { values: { message: string } }[];
  const ids = [one, { values: { message: `${other?.values.message} again` } }].map(
    (draft) => draft && attemptToSend(draft).attempt.id,
  );
  expect(new Set(ids).size).toBe(2);
});

test('CALM-05 a draft that arrived after its page was left is gone, one that holds other words by now is not', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  const heard: string[] = [];
  events.addEventListener(sentEvent, (event) => heard.push((event as CustomEvent<string>).detail));
  const [one, other] = ['Hello', 'Hi'].map((message) => attemptToSend({ values: { message } }));
  if (!one || !other) throw new Error('There are two drafts.');
  keepDraft('contact', '?reason=talk:1', one);
  keepDraft('feedback', '/team', other);
  sentDraft(one.attempt.id);
  expect(findDraft('contact', '?reason=talk:1')).toBeUndefined();
  expect(findDraft('feedback', '/team')).toEqual(other);
  keepDraft('feedback', '/team', { ...other, values: { message: 'Hi there' } });
  sentDraft(other.attempt.id);
  expect(findDraft('feedback', '/team')?.values).toEqual({ message: 'Hi there' });
  expect(heard).toEqual([one.attempt.id, other.attempt.id]);
});

test('what somebody else left in the storage is no draft', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const stored of ['', '{', 'null', '7', '[]', '{"id":"x"}', '{"values":"y"}', '{"values":null}']) {
    sessionStorage.setItem('draft:contact:', stored);
    expect({ stored, found: findDraft('contact', '') }).toEqual({ stored, found: undefined });
  }
});

test('of a draft only texts come back', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  sessionStorage.setItem('draft:contact:', '{"values":{"name":{"toString":1},"email":7,"message":"Hi"}}');
  expect(findDraft('contact', '')?.values).toEqual({ message: 'Hi' });
});

test('CALM-05 without storage, or with a full one, a draft lives as long as the page', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const storage of [undefined, { getItem: () => null, removeItem: () => {}, setItem: full }]) {
    vi.stubGlobal('sessionStorage', storage);
    keepDraft('contact', '', { values: { message: 'Hello' } });
    expect(findDraft('contact', '')).toEqual({ values: { message: 'Hello' } });
    expect(draftsOf('contact')).toEqual(['']);
    deleteDraft('contact', '');
    expect(findDraft('contact', '')).toBeUndefined();
    expect(draftsOf('contact')).toEqual([]);
  }
});
