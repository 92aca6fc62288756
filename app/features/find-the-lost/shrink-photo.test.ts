import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitInside } from './shrink-photo.ts';

test('a photo gets smaller in its own shape, and never larger', () => {
  expect(fitInside(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitInside(300, 400, 1600)).toEqual({ width: 300, height: 400 });
});

test('whatever its shape, both sides stay between one pixel and the longest', () => {
  const side = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100, max: 2000 }), (width, height, longest) => {
      const small = fitInside(width, height, longest);
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1);
      expect(Math.max(small.width, small.height)).toBe(Math.min(longest, Math.max(width, height)));
      expect(Math.abs(small.width * height - small.height * width)).toBeLessThanOrEqual(Math.max(width, height));
    }),
  );
});
