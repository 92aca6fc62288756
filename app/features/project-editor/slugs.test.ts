import { expect, test } from 'vitest';
import { freeSlug, isSlug, proposeSlug } from './slugs.ts';

test.each([
  ['Kinderküche ', 'kinderkuche'],
  ['Straßenfest & Musik!', 'strassenfest-musik'],
  ['  A -- B__C ', 'a-b-c'],
  ['Сад', ''],
  ['x'.repeat(200), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('a title suggests an address that the table takes: %j', (title, slug) => {
  expect(proposeSlug(title)).toBe(slug);
  expect(slug === '' || isSlug(slug)).toBe(true);
});

test('a free address is like the one that is taken, and as short as it must be', () => {
  const taken = new Set(['garden', 'garden-2']);
  expect(freeSlug('garden', (slug) => taken.has(slug))).toBe('garden-3');
  expect(isSlug(freeSlug('x'.repeat(100), () => false))).toBe(true);
});
