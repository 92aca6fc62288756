import { expect, test } from 'vitest';
import { pages, patterns } from './paths.ts';
import { stubs } from './stubs.ts';

test('pages that are still to be built are pages, and are counted', () => {
  const all = [...Object.keys(pages), ...Object.keys(patterns)];
  const left: readonly string[] = stubs;
  expect(all).toEqual(expect.arrayContaining([...left]));
  expect(new Set(left).size).toBe(left.length);
  console.log(
    `${left.length} of ${all.length} pages are still to be built${left.length ? `: ${left.join(', ')}` : '.'}`,
  );
});
