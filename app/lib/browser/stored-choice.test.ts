import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#app/lib/testing/memory-storage.ts';
import { storedChoice } from './stored-choice.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

test('nothing is stored before the choice, and nothing stays after it', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const { get: isOn, choose } = storedChoice('choice');
  expect(isOn()).toBe(false);
  choose(true);
  expect([isOn(), Object.entries(localStorage)]).toEqual([true, [['choice', 'true']]]);
  choose(false);
  expect([isOn(), Object.entries(localStorage)]).toEqual([false, []]);
});

for (const [how, storage] of [
  ['full, and still answers', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ['switched off', { getItem: refuse, setItem: refuse, removeItem: refuse }],
] as const)
  test(`what is chosen holds, there and back, where storage is ${how}`, () => {
    vi.stubGlobal('localStorage', storage);
    const { get: isOn, choose } = storedChoice(`choice where storage is ${how}`);
    expect(isOn()).toBe(false);
    for (const next of [true, false, true]) {
      choose(next);
      expect(isOn()).toBe(next);
    }
  });
