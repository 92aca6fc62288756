import { afterEach, expect, test, vi } from 'vitest';
import { storedChoice } from './stored-choice.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

test('nothing is stored before the choice, and nothing stays after it', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { get: isOn, choose } = storedChoice('choice');
  expect(isOn()).toBe(false);
  choose(true);
  expect([isOn(), ...kept]).toEqual([true, ['choice', 'true']]);
  choose(false);
  expect([isOn(), ...kept]).toEqual([false]);
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
