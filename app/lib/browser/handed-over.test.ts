import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, takeOver } from './handed-over.ts';

const here = 'https://example.org/de/auth/reset?a=1';
const state = { step: 'password' };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('location', { href: here });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a state that is handed over to a page reaches it once', () => {
  handOver(here, state);
  expect(takeOver()).toEqual(state);
  expect(takeOver()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a page that a state was not meant for gets nothing, and then nobody does', () => {
  handOver('https://example.org/account', state);
  expect(takeOver()).toBeUndefined();
  vi.stubGlobal('location', { href: 'https://example.org/account' });
  expect(takeOver()).toBeUndefined();
});

test('words of somebody else, and no storage at all, are nothing', () => {
  stored.set('handed-over', 'null');
  expect(takeOver()).toBeUndefined();
  stored.set('handed-over', '{');
  expect(takeOver()).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  handOver(here, state);
  expect(takeOver()).toBeUndefined();
});
