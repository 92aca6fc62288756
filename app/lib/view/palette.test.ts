import { expect, test } from 'vitest';
import { paletteColour } from './palette.ts';

test('RES-03 four colours in turn', () => {
  const first = [0, 1, 2, 3].map(paletteColour);
  expect(new Set(first).size).toBe(4);
  expect([4, 5, 6, 7].map(paletteColour)).toEqual(first);
});
