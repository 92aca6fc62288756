import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, myMessages, remember } from './my-messages.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const message = (sign: string) => ({ reference: 'EC-7K3M-9QPD', status: sign.repeat(32), on: '2026-11-22' });

test('what is remembered is there, once and the newest first, until it is forgotten', () => {
  for (const sign of ['a', 'b', 'a']) expect(remember(message(sign))).toBe(true);
  expect(myMessages()).toEqual([message('a'), message('b')]);
  forget(message('a').status);
  expect(myMessages()).toEqual([message('b')]);
  forget();
  expect([myMessages(), kept.size]).toEqual([[], 0]);
});

test.each(['no JSON', '{}', 'null', '[null, 1, {"status":"/evil"}, {}]'])('from %s nothing comes', (text) => {
  kept.set('myMessages', text);
  expect(myMessages()).toEqual([]);
});

test('where the browser keeps nothing, remembering says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(remember(message('a'))).toBe(false);
});
