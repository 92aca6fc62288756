import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { handOver, takeOver } from './handed-over.ts';

const here = 'https://example.org/de/auth/reset?a=1';
const state = { step: 'password' };

beforeEach(() => {
  vi.stubGlobal('location', { href: here });
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a state that is handed over to a page reaches it once', () => {
  handOver(here, state);
  expect(takeOver()).toEqual(state);
  expect(takeOver()).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a page that a state was not meant for gets nothing, and then nobody does', () => {
  handOver('https://example.org/account', state);
  expect(takeOver()).toBeUndefined();
  vi.stubGlobal('location', { href: 'https://example.org/account' });
  expect(takeOver()).toBeUndefined();
});

test('words of somebody else, and no storage at all, are nothing', () => {
  sessionStorage.setItem('handed-over', 'null');
  expect(takeOver()).toBeUndefined();
  sessionStorage.setItem('handed-over', '{');
  expect(takeOver()).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  handOver(here, state);
  expect(takeOver()).toBeUndefined();
});
