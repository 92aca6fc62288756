import { expect, test } from 'vitest';
import { playerAddress, watchAddress } from './youtube.ts';

test('RES-16 both addresses are built from the id', () => {
  expect(playerAddress('ouZrZa5pLXk')).toBe('https://www.youtube-nocookie.com/embed/ouZrZa5pLXk');
  expect(watchAddress('ouZrZa5pLXk')).toBe('https://www.youtube.com/watch?v=ouZrZa5pLXk');
});
