import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { idsUnderWay, noteAnswered, noteUnderWay, takeUnderWay, type Sendable } from './under-way.ts';

const store = memoryStorage(1000);

afterEach(() => vi.unstubAllGlobals());

const message: Sendable = { id: 'one', name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello' };
const news = { sent: { en: 'Sent', de: 'Gesendet' }, failed: { en: 'Failed', de: 'Nicht gesendet' } };

test('CALM-05 what is on its way is found until it is answered, and taken once', () => {
  vi.stubGlobal('sessionStorage', store);
  store['draft:contact:'] = '{}';
  noteUnderWay(message, news);
  noteUnderWay({ ...message, id: 'two' }, news);
  expect(idsUnderWay()).toEqual(['one', 'two']);
  noteAnswered('two');
  expect(takeUnderWay('one')).toEqual({ message, news });
  expect(takeUnderWay('one')).toBeUndefined();
  expect(Object.keys(store)).toEqual(['draft:contact:']);
});

test('CALM-04 of what does not fit only the news is kept; somebody else’s words are none', () => {
  vi.stubGlobal('sessionStorage', store);
  noteUnderWay({ ...message, photo: 'A'.repeat(2000) }, news);
  expect(takeUnderWay('one')).toEqual({ news });
  for (const text of ['', '{', 'null', '7', '{"message":{}}']) {
    store['under-way:one'] = text;
    expect(takeUnderWay('one')).toBeUndefined();
    expect(idsUnderWay()).toEqual([]);
  }
});

test('without storage nothing is noted and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteUnderWay(message, news);
  noteAnswered('one');
  expect(idsUnderWay()).toEqual([]);
});
