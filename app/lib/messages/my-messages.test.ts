import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { forget, myMessages, remember } from './my-messages.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const message = (sign: string) => ({ reference: 'EC-7K3M-9QPD', status: sign.repeat(32), on: '2026-11-22' });

test('what is remembered is there, once and the newest first, until it is forgotten', () => {
  for (const sign of ['a', 'b', 'a']) expect(remember(message(sign))).toBe(true);
  expect(myMessages()).toEqual([message('a'), message('b')]);
  forget(message('a').status);
  expect(myMessages()).toEqual([message('b')]);
  forget();
  expect([myMessages(), Object.keys(localStorage)]).toEqual([[], []]);
});

test.each(['no JSON', '{}', 'null', '[null, 1, {"status":"/evil"}, {}]'])('from %s nothing comes', (text) => {
  localStorage.setItem('myMessages', text);
  expect(myMessages()).toEqual([]);
});

test('where the browser keeps nothing, remembering says so', () => {
  vi.stubGlobal('localStorage', memoryStorage(0));
  expect(remember(message('a'))).toBe(false);
});
