import { expect, test } from 'vitest';
import { isoDuration, playerAddress, watchAddress } from './youtube.ts';

test('RES-16 both addresses are built from the id', () => {
  expect(playerAddress('ouZrZa5pLXk')).toBe('https://www.youtube-nocookie.com/embed/ouZrZa5pLXk');
  expect(watchAddress('ouZrZa5pLXk')).toBe('https://www.youtube.com/watch?v=ouZrZa5pLXk');
});

test('RES-16 the length in the words of schema.org', () => {
  expect(isoDuration('28:14')).toBe('PT28M14S');
});
