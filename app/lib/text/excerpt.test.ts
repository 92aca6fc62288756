import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCharacters, firstEntries, firstWords } from './excerpt.ts';

test('RES-15 words are split at white space and a cut is marked', () => {
  expect(firstWords('Versteckter Autismus entmaskiert', 3)).toBe('Versteckter Autismus entmaskiert');
  expect(firstWords('  Long\ttalks\nwith   adults who have ADHD', 4)).toBe('Long talks with adults…');
  expect(firstWords('NeuroTribes', 3)).toBe('NeuroTribes');
});

test('RES-15 characters are counted as people see them', () => {
  expect(firstCharacters('🐿️ ä', 50)).toBe('🐿️ ä');
  expect(firstCharacters('x'.repeat(50), 50)).toBe('x'.repeat(50));
  expect(firstCharacters('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
  expect(firstCharacters('one two', 4)).toBe('one…');
});

test('RES-15 the first two topics', () => {
  expect(firstEntries(['autism', 'masking', 'ableism'], 2)).toBe('autism, masking…');
  expect(firstEntries(['autism', 'masking'], 2)).toBe('autism, masking');
  expect(firstEntries([], 2)).toBe('');
});

test('RES-15 no excerpt is longer than it may be, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, count) => {
      expect(firstWords(text, count).split(' ').length).toBeLessThanOrEqual(count);
      expect([...firstCharacters(text, count)].length).toBeLessThanOrEqual(count + 1);
    }),
  );
});
